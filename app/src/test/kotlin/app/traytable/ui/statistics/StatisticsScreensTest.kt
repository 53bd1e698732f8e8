package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.ui.Look
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class StatisticsScreensTest {
    private val rooms = Rooms.STANDARD

    @Test
    fun allGames() =
        Screens.check("statistics-all", setOf(Look.Phone, Look.Tablet, Look.Font2)) {
            StatisticsScreen(rooms, StatisticsSamples.allGames, StatisticsActions())
        }

    @Test
    fun oneGame() =
        Screens.check("statistics-game") {
            StatisticsScreen(
                rooms,
                StatisticsSamples.of(rooms.of("qwinto")),
                StatisticsActions(),
            )
        }

    /** What lies further down, of every game. */
    @Test
    fun figures() =
        Screens.check("statistics-figures") {
            Surface(Modifier.fillMaxSize()) {
                Column(Modifier.padding(16.dp), Arrangement.spacedBy(14.dp)) {
                    rooms.all().forEach { FigurePlate(it, StatisticsSamples.of(it)) }
                }
            }
        }

    @Test
    fun line() =
        Screens.check("statistics-line", setOf(Look.Dark)) {
            val room = rooms.of("solo")
            Surface(Modifier.fillMaxSize()) {
                Column(Modifier.padding(16.dp), Arrangement.spacedBy(14.dp)) {
                    PointsOverTime(room, StatisticsSamples.of(room, matches = 12))
                    PointsOverTime(room, StatisticsSamples.of(room, matches = 300))
                    PointsOverTime(room, StatisticsSamples.of(room, matches = 1))
                }
            }
        }

    @Test
    fun headToHead() =
        Screens.check("statistics-two") {
            Surface(Modifier.fillMaxSize()) {
                Column(Modifier.padding(16.dp), Arrangement.spacedBy(14.dp)) {
                    HeadToHead(rooms, StatisticsSamples.allGames) {}
                    Records(rooms, StatisticsSamples.allGames)
                }
            }
        }

    @Test
    fun aFreshStart() =
        Screens.check("statistics-fresh", setOf(Look.German)) {
            StatisticsScreen(rooms, StatisticsSamples.fresh, StatisticsActions())
        }
}

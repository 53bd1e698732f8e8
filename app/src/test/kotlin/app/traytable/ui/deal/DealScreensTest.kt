package app.traytable.ui.deal

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.LocalRooms
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.TableActions
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.result.DealOfTheMatch
import app.traytable.ui.tray.result.ResultScreen
import app.traytable.ui.tray.result.SideBySide
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class DealScreensTest {
    @Test
    fun entering() =
        Screens.check("deal") {
            Entering(DealSamples.code)
        }

    @Test
    fun enteringWhatIsNone() = Screens.check("deal-wrong", setOf(Look.German)) { Entering("CGO") }

    @Test
    fun theDealOfAMatch() =
        Screens.check("result-deal", setOf(Look.Phone, Look.Dark)) {
            val over = DealSamples.over()
            OnPaper {
                SideBySide(over, checkNotNull(over.annals().earlier()))
                DealOfTheMatch(over.deal())
            }
        }

    @Test
    fun theDealOfAnOlderMatchInLargeLetters() =
        Screens.check("result-code", setOf(Look.Font2)) {
            OnPaper { DealOfTheMatch("EEAAAAANJ6MKN4ERH3EM4XKQ") }
        }

    @Test
    fun theResult() =
        Screens.check("result", setOf(Look.Landscape)) {
            ResultScreen(DealSamples.over(), TableActions())
        }

    /** As wide as on a phone. */
    @Composable
    private fun OnPaper(content: @Composable () -> Unit) =
        Surface(color = LocalTrayColours.current.plate) {
            Column(
                Modifier.fillMaxSize().padding(44.dp, 16.dp),
                Arrangement.spacedBy(20.dp),
            ) { content() }
        }

    @Composable
    private fun Entering(text: String) =
        CompositionLocalProvider(LocalRooms provides Rooms.STANDARD) {
            DealScreen(DealSamples.written(text), DealActions())
        }
}

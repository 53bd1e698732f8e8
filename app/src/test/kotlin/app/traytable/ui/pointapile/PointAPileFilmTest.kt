package app.traytable.ui.pointapile

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.ui.FilmStrip
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileFilmTest {
    @Test
    fun threeTwoOne() = strip("pile-counted", listOf(0, 350, 690, 750, 1390, 1450, 2000, 2090))

    @Test
    fun allFingersComeDown() =
        strip(
            "pile-fingers",
            listOf(2090, 2180, 2260, 2340, 2430, 2840, 2920, 3000),
            stillAt = 2200,
        )

    /** Among bots it goes by itself after a while. */
    @Test
    fun wonPilesSlideOff() {
        val moment = allBots()
        val before: TableUi = moment.watching()
        val millis = listOf(7550, 7650, 7800, 7950, 8100, 8400, 8700, 9000)
        FilmStrip.check("pile-won", millis, before, moment.playByLot().watching(), 2200) {
            TableScreen(it, TableAsides(), TableActions())
        }
    }

    private fun strip(
        name: String,
        millis: List<Int>,
        stillAt: Int = 100,
    ) {
        val moment = pointing(5, 2).allButOnePoint()
        val before: TableUi = moment.turnOf(moment.toAct[0])
        FilmStrip.check(name, millis, before, moment.playByLot().openTurn(), stillAt) {
            TableScreen(it, TableAsides(), TableActions())
        }
    }
}

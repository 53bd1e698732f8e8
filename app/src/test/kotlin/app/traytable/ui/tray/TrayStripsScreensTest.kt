package app.traytable.ui.tray

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.ui.FilmStrip
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import app.traytable.ui.whist.WhistRoom
import org.junit.Test
import org.junit.runner.RunWith

/** The motions that every table has, on the table of the template. */
@RunWith(AndroidJUnit4::class)
class TrayStripsScreensTest {
    private val moment =
        TableMoment(
            WhistRoom,
            listOf(
                Player.person("Anna"),
                Player.bot("Biscuit", Level.NORMAL),
                Player.person("Ben"),
                Player.person("Carla"),
            ),
            3,
        )

    @Test
    fun aCardIsLaid() {
        repeat(8) { moment.playByLot() }
        val seat = moment.toAct.single()
        val before = moment.turnOf(seat)
        check("tray-lay", listOf(0, 48, 96, 144, 192, 240, 288, 336), before) {
            moment.playByLot()
            moment.watching(seat)
        }
    }

    @Test
    fun thePhoneChangesHands() {
        repeat(8) { moment.playByLot() }
        val seat = moment.toAct.single()
        val before = moment.turnOf(seat)
        check("tray-handover", listOf(0, 48, 96, 144, 192, 256, 320, 400), before) {
            moment.playByLot()
            moment.handOver()
        }
    }

    @Test
    fun theRingTurnsForWhoTakesThePhone() {
        repeat(8) { moment.playByLot() }
        val before = moment.turnOf(moment.toAct.single())
        moment.playByLot()
        val next = moment.toAct.single()
        check("tray-turn", listOf(0, 64, 128, 192, 256, 320, 400, 480), before) {
            moment.turnOf(next)
        }
    }

    @Test
    fun somebodyWins() {
        while (moment.toAct.isNotEmpty()) moment.playByLot()
        check("tray-victory", listOf(0, 160, 400, 560, 720, 1200, 1800, 3000), TableUi.Loading()) {
            moment.over()
        }
    }

    private fun check(
        name: String,
        millis: List<Int>,
        from: TableUi,
        to: () -> TableUi,
    ) = FilmStrip.check(name, millis, from, to()) { ui ->
        TableScreen(ui, TableAsides(), TableActions())
    }
}

package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Player
import app.traytable.ui.FilmStrip
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class NoIdeaFilmTest {
    @Test
    fun aCardFliesToAPile() {
        val players = listOf("Anna", "Ben", "Carla").map { Player.person(it) }
        val moment = TableMoment(NoIdeaRoom, players, 3)
        var before: TableUi = moment.openTurn()
        while (moment.match.plies() < 20 || flown(moment.told).isEmpty()) {
            before = moment.openTurn()
            moment.playByLot()
        }
        FilmStrip.check(
            "noidea-flight",
            listOf(0, 48, 96, 144, 192, 240, 288, 400),
            before,
            moment.openTurn(),
        ) { TableScreen(it, TableAsides(), TableActions()) }
    }
}

package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
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
    fun aCardGoesToTheStageAndOnToItsPile() =
        film("noidea-flight", listOf(0, 130, 250, 500, 700, 800, 880, 1000)) { events ->
            events.any { it is NoIdeaEvent.Shows } && events.last() is NoIdeaEvent.Lays
        }

    @Test
    fun aCardThatFitsNowhereGoesToTheStageAndBack() =
        film("noidea-back", listOf(0, 130, 400, 1900, 2150, 2300, 2450, 3200)) { events ->
            events.any { it is NoIdeaEvent.Returns }
        }

    @Test
    fun aTrophyIsWon() =
        film("noidea-trophy", listOf(100, 700, 950, 1050, 1250, 1350, 1500, 2200)) { events ->
            events.any { it is NoIdeaEvent.Clears }
        }

    @Test
    fun theOtherPilesLeaveTheTable() =
        film("noidea-remove", listOf(100, 700, 880, 960, 1040, 1150, 1300, 2200)) { events ->
            events.any { it is NoIdeaEvent.Removes && it.piles() > 1 }
        }

    private fun film(
        name: String,
        millis: List<Int>,
        wanted: (List<NoIdeaEvent>) -> Boolean,
    ) {
        val players = listOf("Anna", "Ben", "Carla").map { Player.person(it) }
        val moment = TableMoment(NoIdeaRoom, players, 3)
        repeat(20) { moment.playByLot() }
        var before: TableUi = moment.openTurn()
        while (!wanted(moment.told)) {
            before = moment.openTurn()
            moment.playByLot()
        }
        FilmStrip.check(name, millis, before, moment.openTurn()) {
            TableScreen(it, TableAsides(), TableActions())
        }
    }
}

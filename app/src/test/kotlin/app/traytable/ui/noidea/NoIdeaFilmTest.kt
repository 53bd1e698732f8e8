package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Level
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
    fun aCardIsTurnedGoesToTheStageAndOnToItsPile() =
        film("noidea-flight", listOf(0, 60, 140, 240, 330, 600, 920, 1150)) { events ->
            events.any { it is NoIdeaEvent.Shows } && events.last() is NoIdeaEvent.Lays
        }

    /** A bot's: people would say when all have seen it. */
    @Test
    fun aCardThatFitsNowhereGoesToTheStageAndBack() =
        film("noidea-back", listOf(60, 140, 300, 1900, 2330, 2450, 2650, 3000), botsAfter = 1) {
            it.any { event -> event is NoIdeaEvent.Returns && event.seat().index() > 0 }
        }

    @Test
    fun aTrophyIsWon() =
        film(
            "noidea-trophy",
            listOf(900, 1200, 1800, 3000, 3280, 3450, 3700, 4400),
            botsAfter = 1,
        ) {
            it.any { event -> event is NoIdeaEvent.Clears && event.seat().index() > 0 }
        }

    @Test
    fun theOtherPilesLeaveTheTable() =
        film("noidea-remove", listOf(100, 850, 1000, 1120, 1200, 1300, 1450, 2200)) { events ->
            events.any { it is NoIdeaEvent.Removes && it.piles() > 1 }
        }

    /** @param botsAfter so many people sit there, then come bots */
    private fun film(
        name: String,
        millis: List<Int>,
        botsAfter: Int = 3,
        wanted: (List<NoIdeaEvent>) -> Boolean,
    ) {
        val players =
            listOf("Anna", "Ben", "Carla").mapIndexed { index, player ->
                if (index < botsAfter) Player.person(player) else Player.bot(player, Level.NORMAL)
            }
        val moment = TableMoment(NoIdeaRoom, players, 3)
        repeat(20) { moment.playByLot() }
        var before: TableUi = moment.openTurn()
        while (!wanted(moment.told)) {
            before = ui(moment, botsAfter)
            moment.playByLot()
        }
        FilmStrip.check(name, millis, before, ui(moment, botsAfter)) {
            TableScreen(it, TableAsides(), TableActions())
        }
    }

    private fun ui(
        moment: TableMoment<*, *, *, *>,
        botsAfter: Int,
    ): TableUi =
        if (moment.toAct.first().index() < botsAfter) moment.openTurn() else moment.watching()
}

package app.traytable.ui.store

import androidx.compose.runtime.Composable
import app.traytable.Rooms
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.table.Player
import app.traytable.ui.Samples
import app.traytable.ui.home.HomeActions
import app.traytable.ui.home.HomeScreen
import app.traytable.ui.home.HomeUi
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.Revealed
import app.traytable.ui.pointapile.RevealedMoment
import app.traytable.ui.pointapile.isPointing
import app.traytable.ui.pointapile.moment
import app.traytable.ui.qwinto.ANNA
import app.traytable.ui.qwinto.Chosen
import app.traytable.ui.qwinto.FAMILY
import app.traytable.ui.qwinto.Lay
import app.traytable.ui.qwinto.canEnterAfter
import app.traytable.ui.qwinto.momentOf
import app.traytable.ui.qwinto.plies
import app.traytable.ui.solo.Picked
import app.traytable.ui.solo.SoloMatches
import app.traytable.ui.solo.actor
import app.traytable.ui.solo.inRoom
import app.traytable.ui.solo.keyOf
import app.traytable.ui.solo.moves
import app.traytable.ui.solo.text
import app.traytable.ui.table.LogBeside
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.log

/** Moments of real matches that tell what the app is. */
internal object StoreScreens {
    val phone: List<@Composable () -> Unit>
        get() = listOf({ Home() }, trophy(), sum(), fingers(), wish(), victory())

    val tablet: List<@Composable () -> Unit> get() = listOf(sum(), wish())

    @Composable
    private fun Home() =
        HomeScreen(Rooms.STANDARD, HomeUi(usual = Samples.firstTime), Samples.now, HomeActions())

    private fun trophy() = table(noIdea().apply { while (!hasWon()) playWell() }.openTurn())

    private fun victory() = table(noIdea().apply { while (toAct.isNotEmpty()) playWell() }.over())

    private fun noIdea() =
        TableMoment(NoIdeaRoom, listOf("Anna", "Ben", "Clara").map { Player.person(it) }, 3)

    private fun TableMoment<*, *, *, *>.hasWon() = told.any { it is NoIdeaEvent.Clears }

    private fun sum(): @Composable () -> Unit {
        val laying =
            momentOf(FAMILY) {
                it.plies > 50 && it.toAct == listOf(ANNA) && it.table.call() == null
            }
        val lay =
            laying
                .moves(ANNA)
                .filterIsInstance<QwintoMove.Lay>()
                .first { laying.canEnterAfter(ANNA, it) }
        return { Chosen(laying, laying.turnOf(ANNA), Lay(lay.card(), lay.place())) }
    }

    private fun fingers(): @Composable () -> Unit {
        val pointing = moment(4, 2).apply { while (!isPointing(table, 3)) playWell() }
        val revealed = RevealedMoment(pointing, Revealed.JUDGED + Revealed.SHAKE + 1)
        return { revealed.Shown() }
    }

    private fun wish(): @Composable () -> Unit {
        val match =
            SoloMatches.find(4, people = 1) { m ->
                m.actor == ANNA && m.moves(ANNA).any { it.text() == "play Choose R" }
            }
        val choose = keyOf(SoloCards.parse("Choose"), 0)
        return { LogBeside(match.inRoom.log(ANNA)) { Picked(match, choose, it) } }
    }

    private fun table(ui: TableUi): @Composable () -> Unit =
        { TableScreen(ui, TableAsides(), TableActions()) }
}

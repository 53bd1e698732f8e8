package app.traytable.ui.table.pointapile

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.Screens
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableBar
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileScreensTest {
    @Test
    fun forming() = check("pile-forming", forming(4, 2, 3).openTurn())

    @Test
    fun formingForTwo() = check("pile-forming-two", forming(2, 1, 0).openTurn())

    @Test
    fun formingForEight() {
        val moment = forming(8, 2, 6)
        check("pile-forming-eight", moment.openTurn(), chosen = moment.toPut())
    }

    @Test
    fun aCardIsChosen() {
        val moment = forming(3, 2, 2)
        check("pile-chosen", moment.openTurn(), chosen = moment.toPut())
    }

    @Test
    fun allPut() = check("pile-all-put", forming(3, 2, 6).openTurn())

    @Test
    fun splitting() =
        check("pile-splitting", firstMatch({ moment(5, it) }, ::isSplitting).openTurn())

    @Test
    fun aBotForms() {
        val moment = forming(3, 2, 2, bots = setOf(0, 1, 2))
        check("pile-watching", moment.watching())
    }

    @Test
    fun handOver() = check("pile-handover", pointing(4, 3).playByLot().handOver())

    @Test
    fun pointing() {
        val moment = pointing(4, 3).playByLot()
        check("pile-pointing", moment.turnOf(moment.toAct.first()))
    }

    @Test
    fun pointingWithEverything() {
        val moment = pointing(5, 3, "missions", "touch-me-not")
        check("pile-pointing-options", moment.turnOf(moment.mostBarred()))
    }

    @Test
    fun aimed() {
        val moment = pointing(4, 3).playByLot()
        val seat = moment.mostBarred()
        val view = moment.view(seat)
        val largest =
            view
                .piles()
                .indices
                .filter { view.mayPick(seat, it) }
                .maxBy { view.piles()[it].size }
        check("pile-aimed", moment.turnOf(seat), aimed = largest)
    }

    @Test
    fun pointingForEight() {
        val moment = pointing(8, 2)
        check("pile-pointing-eight", moment.turnOf(moment.mostBarred()))
    }

    @Test
    fun lookingThroughAScorePile() {
        val moment = forming(2, 4, 2)
        val seat = listOf(seat(0), seat(1)).maxBy { moment.table.scorePile(it).size }
        check("pile-look", moment.openTurn(), looked = Looked(Heap.Score, seat.index()))
    }

    @Test
    fun countdown() = reveal("pile-countdown", count = 2)

    @Test
    fun fingersDown() = reveal("pile-revealed", count = 0)

    @Test
    fun result() {
        val moment = moment(3, 7, "missions").until { it.isOver }
        Screens.check("pile-count") {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
                    PointAPileCount(moment.frame(), moment.table)
                }
            }
        }
    }

    /** Who of those to point may point at some piles, but at the fewest. */
    private fun Moment.mostBarred() =
        toAct
            .filter { seat -> moves(seat).size > 1 }
            .minBy { seat -> moves(seat).size }

    private fun reveal(
        name: String,
        count: Int,
    ) {
        val moment = pointing(5, 2).allButOnePoint()
        val reveals = Reveals()
        reveals.notice(moment.frame())
        moment.playByLot()
        reveals.notice(moment.frame())
        val revealed = checkNotNull(reveals.shown)
        Screens.check(name) { RevealPanel(moment.frame(), revealed, count) {} }
    }

    private fun check(
        name: String,
        ui: TableUi.Laid,
        chosen: Int? = null,
        aimed: Int? = null,
        looked: Looked? = null,
    ) = Screens.check(name) {
        if (chosen == null && aimed == null && looked == null) {
            TableScreen(ui, TableAsides(), TableActions())
        } else {
            Surface(Modifier.fillMaxSize()) { InUse(ui, chosen, aimed, looked) }
        }
    }

    /** The table after some taps. */
    @Composable
    private fun InUse(
        ui: TableUi.Laid,
        chosen: Int?,
        aimed: Int?,
        looked: Looked?,
    ) {
        val view = ui.frame().view() as PointAPileView
        val table = Table(ui, TableActions())
        val forming = remember { Forming(table.moves, mutableStateOf(chosen), Seen(view)) {} }
        val aim = remember { Aim(table.moves, mutableStateOf(aimed)) {} }
        Column {
            TableBar(ui, table.actions)
            FlightDeck(ui.frame().ply(), { emptyList() }, Modifier.weight(1f)) { flights ->
                LaidTable(Scene(view, table, flights, forming, aim) {}, looked)
            }
        }
    }
}

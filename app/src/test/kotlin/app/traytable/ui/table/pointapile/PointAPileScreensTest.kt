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
import app.traytable.ui.table.TableBar
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileScreensTest {
    @Test
    fun forming() = check("pile-forming", moment(4, 3).toForming(2, 3).openTurn())

    @Test
    fun formingForTwo() = check("pile-forming-two", moment(2, 5).openTurn())

    @Test
    fun formingForEight() =
        check("pile-forming-eight", moment(8, 3).toForming(2, 6).openTurn(), chosen = 9)

    @Test
    fun aCardIsChosen() =
        check("pile-chosen", moment(3, 7).toForming(2, 2).openTurn(), chosen = 4)

    @Test
    fun allPut() = check("pile-all-put", moment(3, 7).toForming(2, 6).openTurn())

    @Test
    fun splitting() = check("pile-splitting", moment(5, 2).toSplitting().openTurn())

    @Test
    fun aBotForms() =
        check("pile-watching", moment(3, 7, bots = setOf(1, 2)).toForming(2, 2).watching(seat(0)))

    @Test
    fun handOver() = check("pile-handover", pointing(4).handOver())

    @Test
    fun pointing() = check("pile-pointing", pointing(4).turnOf(seat(1)))

    @Test
    fun pointingWithEverything() {
        val moment = moment(5, 4, "missions", "touch-me-not").toPointing(3)
        check("pile-pointing-options", moment.turnOf(seat(2)))
    }

    @Test
    fun aimed() {
        val moment = pointing(4)
        val allowed = moment.view(seat(1)).let { v -> v.piles().indices.first { v.mayPick(seat(1), it) } }
        check("pile-aimed", moment.turnOf(seat(1)), aimed = allowed)
    }

    @Test
    fun pointingForEight() {
        val moment = moment(8, 3).toPointing(2)
        check("pile-pointing-eight", moment.turnOf(seat(1)))
    }

    @Test
    fun lookingThroughAScorePile() =
        check("pile-look", moment(2, 5).toForming(4, 2).openTurn(), looked = Looked(Heap.Score, 0))

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

    private fun pointing(seats: Int): Moment =
        moment(seats, 3).toPointing(3).apply { playByLot() }

    private fun reveal(
        name: String,
        count: Int,
    ) {
        val moment = moment(5, 2).toPointing(2).allButOnePoint()
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
            TableScreen(ui, null, null, TableActions())
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
            TableBar(ui.frame(), table.actions)
            FlightDeck(ui.frame().ply(), { emptyList() }, Modifier.weight(1f)) { flights ->
                LaidTable(Scene(view, null, table, flights, forming, aim) {}, looked)
            }
        }
    }
}

package app.traytable.ui.table.qwinto

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.table.Seat
import app.traytable.ui.Screens
import app.traytable.ui.table.Flights
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableBar
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import app.traytable.ui.table.moves
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class QwintoScreensTest {
    private val laying =
        qwinto(FAMILY, 11).until { it.plies() > 50 && it.table.call() == null && it.turnOf(ANNA) }

    private val answering =
        qwinto(FAMILY, 12).until {
            it.plies() > 40 && it.table.current() == BEN && it.table.waiting().size() == 4
        }

    @Test
    fun aHandOverShowsEverybodysSheet() =
        Screens.check("qwinto-handover") {
            TableScreen(
                TableUi.HandOver(laying.frame(null), listOf(ANNA), listOf()),
                null,
                null,
                TableActions(),
            )
        }

    @Test
    fun aTurnBegins() =
        Screens.check("qwinto-turn") {
            TableScreen(laying.turn(ANNA), null, null, TableActions())
        }

    @Test
    fun aPlaceIsChosen() {
        val lay = laying.moves(ANNA).filterIsInstance<QwintoMove.Lay>().last()
        Screens.check("qwinto-place") {
            Chosen(laying.turn(ANNA), Lay(lay.card(), lay.place()), null)
        }
    }

    @Test
    fun twoEqualCardsGoTogether() {
        val match = qwinto(FAMILY.take(2), 3).until { it.plies() > 20 && it.hasTwins }
        val two = match.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        Screens.check("qwinto-twins") {
            Chosen(match.turn(ANNA), Lay(two.first(), two.place(), two.second()), null)
        }
    }

    @Test
    fun everybodyAnswers() =
        Screens.check("qwinto-answers") {
            TableScreen(answering.answers(), null, null, TableActions())
        }

    @Test
    fun anAnswerIsChosen() {
        val match = answering.play(BEN, answering.moves(BEN).last())
        val open = match.moves(ANNA).filterIsInstance<QwintoMove.Enter>()
        Screens.check("qwinto-field") {
            Chosen(match.answers(), Lay(), open.first().field(), ANNA)
        }
    }

    @Test
    fun onePlaysAlone() {
        val match = qwinto(FAMILY.take(1), 5).until { it.plies() > 22 && it.table.call() == null }
        Screens.check("qwinto-alone") {
            TableScreen(match.turn(ANNA), null, null, TableActions())
        }
    }

    @Test
    fun aSheetIsEnlarged() =
        Screens.check("qwinto-sheet") {
            val ui = laying.turn(ANNA)
            Surface(Modifier.fillMaxSize()) { SheetPanel(parts(ui, ANNA), BEN) {} }
        }

    @Test
    fun theEndIsCounted() {
        val match = qwinto(FAMILY, 11).until { it.table.isOver }
        Screens.check("qwinto-count") {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
                    QwintoCount(match.frame(null), match.table)
                }
            }
        }
    }

    private fun QwintoMatch.turnOf(seat: Seat) = table.current() == seat

    @Composable
    private fun Chosen(
        ui: TableUi.YourTurn,
        lay: Lay,
        field: Int?,
        near: Seat = ANNA,
    ) {
        Surface(Modifier.fillMaxSize()) {
            Column {
                TableBar(ui.frame(), TableActions())
                Arranged(
                    parts(ui, near),
                    Choices(mutableStateOf(lay), mutableStateOf(field)),
                )
            }
        }
    }

    private fun parts(
        ui: TableUi.YourTurn,
        near: Seat,
    ) = Parts(
        ui.frame().view() as QwintoView,
        Table(ui, TableActions()),
        Flights(),
        near,
        {},
        {},
    )
}

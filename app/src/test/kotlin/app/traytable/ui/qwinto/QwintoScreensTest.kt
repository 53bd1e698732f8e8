package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.table.LogBeside
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class QwintoScreensTest {
    private val laying =
        momentOf(FAMILY) { it.plies > 50 && it.toAct == listOf(ANNA) && it.table.call() == null }

    @Test
    fun aHandOverShowsEverybodysSheet() =
        Screens.check("qwinto-handover") {
            TableScreen(laying.handOver(), TableAsides(), TableActions())
        }

    @Test
    fun aTurnBegins() =
        Screens.check("qwinto-turn") {
            TableScreen(laying.turnOf(ANNA), TableAsides(), TableActions())
        }

    @Test
    fun aPlaceIsChosen() {
        val lays = laying.moves(ANNA).filterIsInstance<QwintoMove.Lay>()
        val lay = lays.first { laying.canEnterAfter(ANNA, it) }
        Screens.check("qwinto-place", Look.MOST) {
            Chosen(laying, laying.turnOf(ANNA), Lay(lay.card(), lay.place()))
        }
    }

    @Test
    fun twoEqualCardsGoTogether() {
        val moment = momentOf(FAMILY.take(2)) { it.plies > 20 && it.hasTwins }
        val two = moment.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        Screens.check("qwinto-twins") {
            Chosen(moment, moment.turnOf(ANNA), Lay(two.first(), two.place(), two.second()))
        }
    }

    @Test
    fun everybodyAnswers() =
        Screens.check("qwinto-answers", setOf(Look.Phone, Look.Landscape)) {
            val moment = called()
            LogBeside(moment.log()) { TableScreen(moment.answers(), it, TableActions()) }
        }

    @Test
    fun anAnswerIsChosen() {
        val moment = called()
        moment.play(BEN, moment.text(moment.moves(BEN).last()))
        val open = moment.moves(ANNA).filterIsInstance<QwintoMove.Enter>()
        Screens.check("qwinto-field", setOf(Look.Phone, Look.Landscape)) {
            Chosen(moment, moment.answers(), Lay(), open.first().field())
        }
    }

    @Test
    fun aHintGlowsOnTheCardAndItsPlace() =
        Screens.check("qwinto-hint") {
            val hints = laying.hints(ANNA)
            TableScreen(laying.turnOf(ANNA), TableAsides(hints = hints), TableActions())
        }

    @Test
    fun aHintGlowsOnTheField() {
        val moment = called()
        Screens.check("qwinto-hint-field") {
            TableScreen(moment.answers(), TableAsides(hints = moment.hints()), TableActions())
        }
    }

    @Test
    fun onePlaysAlone() {
        val moment =
            momentOf(FAMILY.take(1)) {
                it.plies > 22 && it.table.call() == null && !it.table.isOver
            }
        Screens.check("qwinto-alone") {
            TableScreen(moment.turnOf(ANNA), TableAsides(), TableActions())
        }
    }

    @Test
    fun anothersSheetIsLookedAt() =
        Screens.check("qwinto-sheet") {
            Chosen(laying, laying.turnOf(ANNA), Lay(), looked = BEN)
        }

    @Test
    fun theEndIsCounted() {
        val moment = momentOf(FAMILY) { it.table.isOver }
        Screens.check("qwinto-count") {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.verticalScroll(rememberScrollState()).padding(16.dp)) {
                    QwintoCount(moment.frame(), moment.table)
                }
            }
        }
    }
}

package app.traytable.ui.qwinto

import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.ui.FilmStrip
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class QwintoFilmTest {
    private val moments = listOf(0, 40, 90, 140, 190, 240, 300, 500)

    private val oneOfThree =
        listOf(
            Player.person("Anna"),
            Player.bot("Ben", Level.NORMAL),
            Player.bot("Dora", Level.EASY),
        )

    @Test
    fun aSumIsPrepared() {
        val moment =
            momentOf(
                FAMILY,
            ) { it.plies > 50 && it.toAct == listOf(ANNA) && it.table.call() == null }
        val lays = moment.moves(ANNA).filterIsInstance<QwintoMove.Lay>()
        val lay = lays.first { moment.canEnterAfter(ANNA, it) }
        FilmStrip.check("qwinto-sum", moments, Lay(lay.card()), Lay(lay.card(), lay.place())) {
            val choices = remember(it) { Choices(mutableStateOf(it), mutableStateOf(null)) }
            OnTray(Parts(moment.tableOf(moment.turnOf(ANNA)), ANNA, null, choices), Touches({}, {}))
        }
    }

    @Test
    fun aNumberIsEntered() {
        val moment = momentOf(oneOfThree) { it.plies > 40 && ANNA in it.toAct && it.toAct.size > 1 }
        val before: TableUi = moment.turnOf(ANNA)
        moment.play(
            ANNA,
            moment.text(moment.moves(ANNA).filterIsInstance<QwintoMove.Enter>().first()),
        )
        FilmStrip.check("qwinto-enter", moments, before, moment.watching(ANNA)) {
            TableScreen(it, TableAsides(), TableActions())
        }
    }
}

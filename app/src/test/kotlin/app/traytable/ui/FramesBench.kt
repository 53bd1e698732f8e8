package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import androidx.test.core.app.ActivityScenario
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.pointapile.forming
import app.traytable.ui.solo.SoloMatch
import app.traytable.ui.solo.SoloMatches
import app.traytable.ui.solo.actor
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.seenBy
import app.traytable.ui.theme.TraytableTheme
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/**
 * How much work the fullest tables are; prints figures and judges none, as they depend on the
 * computer and on what else it does. Run with `./gradlew :app:frames`.
 */
@RunWith(AndroidJUnit4::class)
class FramesBench {
    @Test
    fun soloWithTenSeatsAndThirtyCards() {
        val match =
            SoloMatches.find(10, people = 1, choose = { m, moves, lot ->
                val draw = moves.firstOrNull { it is SoloMove.Draw || it is SoloMove.Take }
                if (m.actor == ANNA && draw != null) draw else moves[lot.nextInt(moves.size)]
            }) { m ->
                m.seenBy(ANNA).hand().size == 30 && m.lastMover() != ANNA &&
                    m.lastEvents(null).any { it is SoloEvent.Lays } &&
                    m
                        .before()
                        ?.seenBy(ANNA)
                        ?.hand()
                        ?.size == 30
            }
        measure("Solo, 10 seats, 30 cards", seen(checkNotNull(match.before())), seen(match))
    }

    @Test
    fun pointAPileWithEightSeats() {
        val moment = forming(8, 2, 6)
        val before = moment.openTurn()
        measure("Point-a-Pile, 8 seats", before, moment.playByLot().openTurn())
    }

    private fun seen(match: SoloMatch): TableUi =
        if (match.actor == ANNA) SoloMatches.turn(match) else SoloMatches.watching(match, ANNA)

    private fun measure(
        table: String,
        before: TableUi,
        after: TableUi,
    ) {
        RuntimeEnvironment.setQualifiers(Look.Phone.qualifiers)
        count(table, before, after)
        ActivityScenario.launch(ComponentActivity::class.java).use { scenario ->
            scenario.onActivity { activity ->
                val drawing = FullTable(activity) { Shown(after) }
                repeat(WARM_UP) { drawing.once() }
                val times = List(MEASURED) { drawing.once() }
                println("$table: composing and laying out ${median(times.map { it.first })}")
                println("$table: drawing ${median(times.map { it.second })}")
                move(table, activity, before, after)
            }
        }
    }

    /** There and back again, on a table that lies there already; each time a move flies. */
    private fun move(
        table: String,
        activity: ComponentActivity,
        before: TableUi,
        after: TableUi,
    ) {
        var ui by mutableStateOf(before)
        MovedTable(activity) { Shown(ui) }.use { moved ->
            val go = { moved.move { ui = after }.also { moved.move { ui = before } } }
            repeat(WARM_UP_MOVES) { go() }
            val times = List(MEASURED_MOVES) { go() }
            println("$table: the first frame of a move, drawn, ${median(times.map { it.first })}")
            println("$table: the longest frame after it ${median(times.map { it.second })}")
        }
    }

    /** What runs anew from the frame in which a move is there until nothing moves any more. */
    @OptIn(ExperimentalTestApi::class)
    private fun count(
        table: String,
        before: TableUi,
        after: TableUi,
    ) {
        var ui by mutableStateOf(before)
        runAndroidComposeUiTest<ComponentActivity> {
            val first =
                RunAnew.during {
                    setContent { Shown(ui) }
                    waitForIdle()
                }
            val move =
                RunAnew.during {
                    ui = after
                    waitForIdle()
                }
            println("$table: the first time, $first")
            println("$table: one move, $move")
            println("$table: most often, ${move.mostOften()}")
        }
    }

    @Composable
    private fun Shown(ui: TableUi) =
        TraytableTheme(dark = false, dynamicColour = false) {
            TableScreen(ui, TableAsides(), TableActions())
        }

    private fun median(times: List<Spent>) =
        "wall %.1f ms, CPU %.1f ms".format(
            times.map { it.wall }.sorted()[times.size / 2],
            times.map { it.cpu }.sorted()[times.size / 2],
        )

    private companion object {
        val ANNA: Seat = Seat.of(0)
        const val WARM_UP = 20
        const val MEASURED = 30

        // Each is thirty frames there and thirty back.
        const val WARM_UP_MOVES = 6
        const val MEASURED_MOVES = 10
    }
}

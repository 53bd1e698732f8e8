package app.traytable.ui.table

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onAllNodesWithText
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.theme.TraytableTheme
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A hint and a log reach the screen on ways of their own, and belong to one moment of the table. */
@RunWith(AndroidJUnit4::class)
class TableAsidesTest {
    @get:Rule
    val screen = createComposeRule()

    private val moment =
        TableMoment(PointAPile(), listOf("Anna", "Ben").map { Player.person(it) }, 3)
    private var ui by mutableStateOf<TableUi>(TableUi.Loading())
    private var asides by mutableStateOf(TableAsides())
    private val hint get() = screen.onAllNodesWithContentDescription("Close the hint")
    private val log get() = screen.onAllNodesWithText("Nothing has happened yet.")

    @Test
    fun aHintGoesWithTheMomentItWasAskedIn() {
        show(moment.openTurn(), TableAsides(hints = moment.hints()))
        hint.assertCountEquals(1)

        val old = moment.hints()
        moment.until { moment.table.open().isEmpty() }
        show(moment.openTurn(), TableAsides(hints = old))
        hint.assertCountEquals(0)
    }

    @Test
    fun aHintIsForTheEyesItWasGivenTo() {
        show(moment.turnOf(ANNA), TableAsides(hints = moment.hints(BEN)))
        hint.assertCountEquals(0)
    }

    @Test
    fun aLogIsForTheEyesItWasGivenTo() {
        show(moment.turnOf(ANNA), TableAsides(TableUi.Log(ANNA, emptyList())))
        log.assertCountEquals(1)

        show(moment.handOver(), TableAsides(TableUi.Log(ANNA, emptyList())))
        log.assertCountEquals(0)
    }

    private fun show(
        moment: TableUi,
        beside: TableAsides,
    ) {
        val first = ui is TableUi.Loading
        ui = moment
        asides = beside
        if (first) {
            screen.setContent {
                TraytableTheme(dark = false, dynamicColour = false) {
                    TableScreen(ui, asides, TableActions())
                }
            }
        }
        screen.waitForIdle()
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
    }
}

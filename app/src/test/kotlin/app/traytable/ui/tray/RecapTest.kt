package app.traytable.ui.tray

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.room.Story
import app.traytable.room.Turn
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.settings.BotSpeed
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Whoever has looked elsewhere learns what they missed, and what hit them waits for them. */
@RunWith(AndroidJUnit4::class)
class RecapTest {
    @get:Rule
    val screen = createComposeRule()

    private val players =
        listOf(Player.person("Anna")) +
            listOf("Biscuit", "Pickle", "Waffle").map { Player.bot(it, Level.EASY) }
    private val moment = TableMoment(SoloRoom, players, 4)

    init {
        while (moment.toAct != listOf(ANNA) || moves().size < 4) moment.playByLot()
    }

    private fun moves(): List<TableUi.LoggedMove> =
        generateSequence(moment.match) { it.before() }
            .takeWhile { it.plies() > 0 && it.lastMover() != ANNA }
            .map {
                val story = Story(SoloRoom, it.lastEvents(ANNA))
                TableUi.LoggedMove(it.plies(), checkNotNull(it.lastMover()), story)
            }.toList()
            .reversed()

    private fun turn(since: Since?) =
        TableUi.YourTurn(
            moment.played.frame(
                ANNA,
                turns = listOf(Turn(ANNA, moment.moves(ANNA))),
                since = since,
            ),
            listOf(ANNA),
        )

    @Test
    fun afterManyMovesTheStorySaysHowManyAndATouchShowsThem() {
        var reads = 0
        screen.setContent {
            TableScreen(
                turn(Since(ANNA, moves(), emptyList())),
                TableAsides(),
                TableActions(readLog = { reads++ }),
            )
        }
        val many = moves().count { it.story().events.isNotEmpty() }
        screen.onNodeWithText("$many moves since Anna’s turn.", substring = true).performClick()
        assertEquals(1, reads)
    }

    @Test
    fun afterTwoMovesNobodyNeedsIt() {
        screen.setContent {
            TableScreen(
                turn(Since(ANNA, moves().takeLast(2), emptyList())),
                TableAsides(),
                TableActions(),
            )
        }
        screen.onNodeWithText("since Anna’s turn", substring = true).assertDoesNotExist()
    }

    @Test
    fun theLogSaysWhereOneHasNotReadYet() {
        screen.setContent {
            TableScreen(
                turn(Since(ANNA, moves(), emptyList())),
                TableAsides(TableUi.Log(1, ANNA, moves())),
                TableActions(),
            )
        }
        screen.onNodeWithText("Since Anna’s turn").assertExists()
    }

    @Test
    fun whatHitSomebodyStandsInTheFootAndGoesOnWithATouch() {
        var gone = 0
        val hit = Story(SoloRoom, moment.match.lastEvents(ANNA).take(1))
        val frame = moment.played.frame(ANNA, since = Since(ANNA, moves(), listOf(hit)))
        screen.setContent {
            TableScreen(
                TableUi.Watching(frame, false, emptyList()),
                TableAsides(),
                TableActions(goOn = { gone++ }),
            )
        }
        screen.onNodeWithText("Go on").performClick()
        assertEquals(1, gone)
    }

    @Test
    fun howQuicklyBotsPlayIsChosenAtTheTable() {
        val chosen = mutableListOf<BotSpeed>()
        screen.setContent {
            TableScreen(
                moment.watching(ANNA),
                TableAsides(),
                TableActions(pace = { chosen += it }),
            )
        }
        screen.onNodeWithContentDescription("Bots play: Normally").performClick()
        assertEquals(listOf(BotSpeed.QUICK), chosen)
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
    }
}

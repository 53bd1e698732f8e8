package app.traytable.ui.home

import android.content.Context
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.match.SavedMatch
import app.traytable.room.info
import app.traytable.rules.table.Seats
import app.traytable.ui.Samples
import app.traytable.ui.home.WhenPlayed.whenPlayed
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class UnfinishedTest {
    @get:Rule
    val compose = createComposeRule()

    private val done = mutableListOf<String>()

    @Test
    fun theNewestLiesThereAsATableAndTellsItsGameItsTurnItsPlayersAndWhen() {
        show(Samples.solo)

        compose
            .onNode(hasContentDescription("Solo, today", substring = true))
            .assert(hasContentDescription("Anna’s turn, Anna, Ben, Biscuit", substring = true))
        compose.onNodeWithText("Continue").assertHeightIsAtLeast(48.dp).performClick()

        assertEquals(listOf("resume 1"), done)
    }

    @Test
    fun theOthersLieBelowAndTellTheSame() {
        show(Samples.solo, Samples.pile)

        compose
            .onNodeWithText("Great-grandmother Theo’s turn")
            .assert(hasText("Point-a-Pile · yesterday"))
            .assert(hasContentDescription("Anna, Ben, Biscuit", substring = true))
            .assertHeightIsAtLeast(48.dp)
            .performClick()

        assertEquals(listOf("resume 2"), done)
    }

    @Test
    fun whoIsToActTogetherIsNamedTogetherUnlessTheyAreMany() {
        show(acting(0, 1), acting(0, 1, 2, 3))

        compose.onNode(hasContentDescription("Next: Anna, Ben", substring = true)).assertExists()
        compose.onNodeWithText("4 are to play").assertExists()
    }

    private fun acting(vararg seats: Int): SavedMatch =
        Samples.pile.let {
            SavedMatch(
                10L + seats.size,
                it.game(),
                it.players(),
                it.animals(),
                Seats.ofBits(seats.sumOf { seat -> 1 shl seat }),
                it.changed(),
                null,
            )
        }

    @Test
    fun theBinDeletes() {
        show(Samples.solo, Samples.pile)

        compose.onNodeWithContentDescription("Delete Solo, Anna, Ben, Biscuit").performClick()

        assertEquals(listOf("delete 1"), done)
    }

    @Test
    fun theSecondTouchOfADoubleTouchDoesNotDeleteTheMatchThatMovedUnderTheFinger() {
        val two = Samples.many(3)
        matches = two
        show()
        val bin = {
            compose
                .onAllNodes(
                    hasContentDescription("Delete", substring = true),
                ).onFirst()
        }

        bin().performClick()
        bin().performClick()
        compose.runOnIdle { matches = two.drop(1) }
        bin().performClick()

        assertEquals(listOf("delete 1"), done)
        compose.mainClock.advanceTimeBy(1_000)
        bin().performClick()
        assertEquals(listOf("delete 1", "delete 2"), done)
    }

    @Test
    fun aBrokenMatchSaysSoAndWhyAndCanBeExportedAndDeleted() {
        show(Samples.broken)

        compose
            .onNodeWithText("cannot be read")
            .assert(hasText("Some of its moves are missing or damaged.", substring = true))
        compose.onNodeWithText("Export").performClick()
        compose.onNodeWithContentDescription("Delete Qwinto – cards").performClick()

        assertEquals(listOf("export 3", "delete 3"), done)
    }

    @Test
    fun manyMatchesFoldSoThatTheGamesStayNearAndUnfoldWhenAsked() {
        show(*Samples.many(10).toTypedArray())
        compose.onAllNodesWithText("Ben’s turn").assertCountEquals(1)
        compose.onNodeWithText("No Idea").assertIsDisplayed()

        compose.onNodeWithText("8 more").performClick()

        compose.onAllNodesWithText("Ben’s turn").assertCountEquals(9)
        compose.onNodeWithText("Show fewer").performScrollTo().performClick()
        compose.onAllNodesWithText("Ben’s turn").assertCountEquals(1)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryGameCanStillBeReached() {
        show(Samples.solo, Samples.pile, Samples.broken)

        listOf("No Idea", "Qwinto – cards", "Point-a-Pile", "Solo").forEach { name ->
            compose.onNodeWithText(name).performScrollTo().performClick()
        }

        assertEquals(Rooms.STANDARD.all().map { "game ${it.info.id()}" }, done)
    }

    @Test
    fun theWayToTheRulesAndTheSettingsIsOneTap() {
        show()

        compose.onNodeWithContentDescription("Rules").performClick()
        compose.onNodeWithContentDescription("Settings").performClick()

        assertEquals(listOf("rules", "settings"), done)
    }

    @Test
    fun yesterdayIsADayOfTheCalendarNotTwentyFourHours() {
        val context = ApplicationProvider.getApplicationContext<Context>()
        val hour = 3_600_000L

        assertTrue(whenPlayed(context, Samples.now - 18 * hour, Samples.now).startsWith("today"))
        assertEquals("yesterday", whenPlayed(context, Samples.now - 19 * hour, Samples.now))
        assertEquals("yesterday", whenPlayed(context, Samples.now - 42 * hour, Samples.now))
        assertEquals("Mar 12, 2026", whenPlayed(context, Samples.now - 43 * hour, Samples.now))
    }

    @Test
    @Config(qualifiers = "de")
    fun inGermanTheDayIsGerman() {
        val context = ApplicationProvider.getApplicationContext<Context>()

        assertEquals("gestern", whenPlayed(context, Samples.pile.changed(), Samples.now))
        assertEquals("heute 14:05", whenPlayed(context, Samples.solo.changed(), Samples.now))
    }

    private var matches by mutableStateOf(emptyList<SavedMatch>())

    private fun show(vararg listed: SavedMatch) {
        if (listed.isNotEmpty()) matches = listed.toList()
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                HomeScreen(
                    Rooms.STANDARD,
                    HomeUi(matches, Samples.firstTime),
                    Samples.now,
                    HomeActions(
                        resume = { done += "resume $it" },
                        delete = { done += "delete $it" },
                        export = { done += "export $it" },
                        game = { done += "game $it" },
                        rules = { done += "rules" },
                        settings = { done += "settings" },
                    ),
                )
            }
        }
    }
}

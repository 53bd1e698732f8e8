package app.traytable.ui.home

import android.content.Context
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
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
    fun aMatchTellsItsGameItsPlayersWhoIsNextAndWhen() {
        show(Samples.solo)

        compose
            .onNodeWithText("Next: Anna")
            .assert(hasText("Solo"))
            .assert(hasText("Anna"))
            .assert(hasText("Biscuit"))
            .assert(hasText("today", substring = true))
            .assertHeightIsAtLeast(48.dp)
    }

    @Test
    fun aTapPlaysOnAndTheBinDeletes() {
        show(Samples.solo, Samples.pile)

        compose.onNodeWithText("Next: Anna").performClick()
        compose.onNodeWithContentDescription("Delete Solo, Anna, Ben, Biscuit").performClick()

        assertEquals(listOf("resume 1", "delete 1"), done)
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
        compose.onAllNodesWithText("Next: Ben").assertCountEquals(2)
        compose.onNodeWithText("Solo").assertIsDisplayed()

        compose.onNodeWithText("8 more").performClick()

        compose.onAllNodesWithText("Next: Ben").assertCountEquals(10)
        compose.onNodeWithText("Show fewer").performScrollTo().performClick()
        compose.onAllNodesWithText("Next: Ben").assertCountEquals(2)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryGameCanStillBeReached() {
        show(Samples.solo, Samples.pile, Samples.broken)

        listOf("No Idea", "Qwinto – cards", "Point-a-Pile", "Solo").forEach { name ->
            compose.onAllNodesWithText(name).let { nodes ->
                nodes[nodes.fetchSemanticsNodes().lastIndex].performScrollTo().performClick()
            }
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

    private fun show(vararg matches: SavedMatch) =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                HomeScreen(
                    Rooms.STANDARD,
                    matches.toList(),
                    Samples.now,
                    HomeActions(
                        { done += "resume $it" },
                        { done += "delete $it" },
                        { done += "export $it" },
                        { done += "game $it" },
                        { done += "rules" },
                        { done += "settings" },
                    ),
                )
            }
        }
}

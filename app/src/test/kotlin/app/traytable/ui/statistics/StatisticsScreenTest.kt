package app.traytable.ui.statistics

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.statistics.Statistics
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class StatisticsScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val done = mutableListOf<String>()

    @Test
    fun whoWhereAndWithWhomIsChosenByATouch() {
        show(StatisticsSamples.allGames)

        compose.onNodeWithText("Cleo").performScrollTo().performClick()
        compose.onNodeWithText("Solo").performClick()
        compose.onNodeWithText("All tables").performClick()
        compose.onNodeWithText("Hard bots").performClick()
        compose
            .onNodeWithContentDescription("4 of 9 matches won", substring = true)
            .performScrollTo()
            .performClick()

        assertEquals(listOf("person Cleo", "game solo", "company HARD", "game qwinto"), done)
    }

    @Test
    fun whatIsDrawnIsAlsoSaid() {
        show(StatisticsSamples.of(Rooms.STANDARD.of("qwinto"), matches = 18))

        compose.onNodeWithContentDescription("of 18 matches won", substring = true).assertExists()
        compose
            .onNodeWithContentDescription(
                "18 matches, from Feb 8, 2026 to Mar 14",
                substring = true,
            ).assertExists()
        compose.onNodeWithContentDescription("Failed attempts per match: 1.2").assertExists()
        compose
            .onNodeWithContentDescription(
                "Great-grandmother Theo was ahead 3 times",
                substring = true,
            ).assertExists()
    }

    @Test
    fun nobodyStartsAnewWithoutHavingBeenAsked() {
        show(StatisticsSamples.allGames)

        compose.onNodeWithText("Start anew for Anna").performScrollTo().performClick()
        compose.onNodeWithText("Leave it").performClick()
        assertEquals(emptyList<String>(), done)

        compose.onNodeWithText("Start anew for Anna").performClick()
        compose.onNodeWithText("Start anew").performClick()
        assertEquals(listOf("anew Anna"), done)
    }

    private fun show(statistics: Statistics) =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                StatisticsScreen(
                    Rooms.STANDARD,
                    statistics,
                    StatisticsActions(
                        { done += "person $it" },
                        { done += "game $it" },
                        { done += "company $it" },
                        { done += "rival $it" },
                        { done += "anew $it" },
                    ),
                )
            }
        }
}

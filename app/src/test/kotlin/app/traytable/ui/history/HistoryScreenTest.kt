package app.traytable.ui.history

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.history.Filter
import app.traytable.history.HistoryViewModel.Leafed
import app.traytable.history.PlayedMatch
import app.traytable.history.PlayedViewModel.Played
import app.traytable.ui.Samples
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class HistoryScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val done = mutableListOf<String>()

    @Test
    fun aLineIsOneSentenceOpensTheMatchAndCanBeDeletedByName() {
        show(PlayedSamples.leafed())

        val line = compose.onNode(SENTENCE)
        line.assertHeightIsAtLeast(48.dp).performClick()
        val actions = line.fetchSemanticsNode().config[SemanticsActions.CustomActions]
        compose.runOnUiThread { actions.single { it.label == "Delete" }.action() }

        assertEquals(listOf("open 1", "delete 1"), done)
    }

    @Test
    fun whoPlayedAloneHasNoPlaceAndWhoSharesOneSharesIt() {
        show(PlayedSamples.leafed())

        compose
            .onNodeWithContentDescription("Qwinto – cards, yesterday, Anna with 88 points")
            .assertExists()
        compose
            .onNodeWithContentDescription(
                "Ben first with 74 points, Cleo first with 74 points, Anna third with 61 points",
                substring = true,
            ).assertExists()
    }

    @Test
    fun monthsAreHeadings() {
        show(PlayedSamples.leafed())

        val month = compose.onNodeWithText("March 2026").fetchSemanticsNode()
        assertTrue(SemanticsProperties.Heading in month.config)
    }

    @Test
    fun oneChoosesAGameAndAPerson() {
        show(PlayedSamples.leafed(Filter.NONE.withPerson("Anna")))

        compose.onNodeWithText("All games").performClick()
        compose.onNodeWithText("Solo").performClick()
        compose.onNodeWithText("Anna").performClick()
        compose.onNodeWithText("Everybody").performClick()

        assertEquals(
            listOf("filter ${Filter("solo", "Anna")}", "filter ${Filter.NONE}"),
            done,
        )
    }

    @Test
    fun whereNothingFitsOneCanSeeAll() {
        show(PlayedSamples.leafed(Filter.NONE.withGame("solo"), emptyList()))

        compose.onNodeWithText("No match like that yet.").assertExists()
        compose.onNodeWithText("Show all matches").performClick()

        assertEquals(listOf("filter ${Filter.NONE}"), done)
    }

    @Test
    fun whoeverComesNearTheEndGetsMore() {
        val first = Leafed(Filter.NONE, PlayedSamples.matches.take(5), false)
        show(HistoryUi(Filter.NONE, emptyList(), first))
        compose.waitForIdle()

        assertEquals(listOf("more"), done)
    }

    @Test
    fun whoeverIsFarFromTheEndGetsNoMore() {
        show(HistoryUi(Filter.NONE, emptyList(), Leafed(Filter.NONE, PlayedSamples.matches, false)))
        compose.waitForIdle()

        assertEquals(emptyList<String>(), done)
    }

    @Test
    fun ofAMatchThatCameAloneNobodyKnowsWhenItBegan() {
        val known = PlayedSamples.played.match()!!
        val match = PlayedMatch(7, known.game(), 0, Samples.now, known.ranked())
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                val played = Played(7, match, PlayedSamples.played.lineUp(), null, null)
                PlayedScreen(played, Samples.now, PlayedSamples.actions) {}
            }
        }

        compose.onNodeWithText("Brought in today").assertExists()
        compose.onNodeWithText("1970", substring = true).assertDoesNotExist()
    }

    @Test
    fun aMatchWhoseMovesAreDamagedStillSaysHowItEnded() {
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                PlayedScreen(PlayedSamples.damaged, Samples.now, PlayedSamples.actions) {}
            }
        }

        compose.onNodeWithText("It cannot be watched.", substring = true).assertExists()
        compose.onNodeWithText("Watch").assertDoesNotExist()
        compose.onNodeWithText("Same deal again").assertDoesNotExist()
        compose.onNodeWithText("Share").assertDoesNotExist()
        val winner =
            PlayedSamples.damaged
                .match()!!
                .ranked()
                .first()
        compose
            .onNodeWithContentDescription("1., ${winner.name()}", substring = true)
            .assertExists()
    }

    private fun show(ui: HistoryUi) =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                HistoryScreen(
                    ui,
                    Samples.now,
                    HistoryActions(
                        open = { done += "open $it" },
                        delete = { done += "delete $it" },
                        filter = { done += "filter $it" },
                        more = { done += "more" },
                    ),
                )
            }
        }

    private companion object {
        val SENTENCE =
            hasContentDescription("No Idea, today 4:30", substring = true) and
                hasContentDescription(
                    ", Ben first with 29 points, Anna second with 16 points, " +
                        "Biscuit third with 9 points",
                    substring = true,
                )
    }
}

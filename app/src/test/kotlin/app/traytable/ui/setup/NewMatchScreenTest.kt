package app.traytable.ui.setup

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextClearance
import androidx.compose.ui.test.performTextReplacement
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.room.info
import app.traytable.setup.Draft
import app.traytable.ui.Samples
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The foot and the house rules of a table with Anna, Ben, and the bots Biscuit and Pickle. */
@RunWith(AndroidJUnit4::class)
class NewMatchScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private var draft by mutableStateOf(Samples.four("noidea"))
    private var started by mutableIntStateOf(0)

    @Test
    fun aTableOfPeopleAndBotsCanBeDealtTo() {
        show()
        compose.onNodeWithText("Four at the table.").assertIsDisplayed()
        compose.onNodeWithText("One more may join.").assertIsDisplayed()

        deal().assertIsEnabled().performClick()

        assertEquals(1, started)
    }

    @Test
    fun withoutAnyPersonNothingIsDealtAndTheFootSaysWhy() {
        draft = draft.without(0).without(0)
        show()

        refusedBecause("Only bots so far: at least one person has to play.")
    }

    @Test
    fun withNobodyAtTheTableNothingIsDealt() {
        repeat(4) { draft = draft.without(0) }
        show()

        refusedBecause("No Idea needs at least 2 at the table.")
    }

    @Test
    fun aPieceWithoutANameCannotPlayAndTheFootSaysWhere() {
        show(opened = BEN)

        name().performTextClearance()

        refusedBecause("A name is missing on chair 2.")
    }

    @Test
    fun twoOfOneNameCannotPlay() {
        show(opened = BEN)

        name().performTextReplacement("anna ")

        refusedBecause("Two at the table are called anna. Give one of them another name.")
    }

    @Test
    fun aNameThatIsTooLongSaysHowLongItMayBe() {
        show(opened = BEN)

        name().performTextReplacement("Ben the one from the second floor")

        refusedBecause("“Ben the one …” is too long. The most characters a name may have: 24.")
    }

    @Test
    fun houseRulesLieFoldedUntilSomebodyWantsToChangeThem() {
        show()
        compose.onNodeWithText("Short match").assertDoesNotExist()

        unfold()
        compose.onNodeWithText("Short match").assertExists()
        unfold()

        compose.onNodeWithText("Short match").assertDoesNotExist()
    }

    @Test
    fun anOptionSaysWhatItChangesAndTheLineSaysWhatDiffers() {
        show()
        unfold()

        compose
            .onNodeWithText("The sixth trophy ends the match, not the twelfth.")
            .performScrollTo()
            .performClick()

        assertEquals("on", draft.options()["short-game"])
        assertLine("Other than in the rulebook: Short match")
    }

    @Test
    fun theLineNamesEveryRuleThatDiffers() {
        draft = draft.withOption("gentle-start", "on").withOption("memory-aid", "on")
        show()

        assertLine("Other than in the rulebook: Gentle start, Memory aid")
    }

    @Test
    @Config(qualifiers = "de")
    fun theGermanFootSaysHowManySitAndWhatDiffers() {
        draft = draft.withOption("gentle-start", "on")
        show()

        compose.onNodeWithText("Zu viert am Tisch.").assertIsDisplayed()
        compose.onNodeWithText("Ein Stuhl ist noch frei.").assertIsDisplayed()
        compose
            .onNodeWithText("Anders als in der Spielregel:", substring = true)
            .assertExists()
        compose.onNodeWithText("Austeilen").performClick()
        assertEquals(1, started)
    }

    @Test
    fun aDiskThatRefusesIsToldAbout() {
        show(notSaved = true)

        compose.onNodeWithText("The match could not be saved.", substring = true).assertExists()
        deal().assertIsEnabled()
    }

    @Test
    fun aDraftOutlivesTheProcess() {
        val tester = StateRestorationTester(compose)
        val wanted =
            draft
                .moved(1, 4)
                .withFirst(2)
                .withOption("memory-aid", "on")
        var restored: Draft? = null
        var change: (Draft?) -> Unit = {}
        tester.setContent {
            var kept by rememberSaveable(
                stateSaver = draftSaver(NoIdeaRoom.info),
            ) { mutableStateOf(null) }
            change = { kept = it }
            restored = kept
        }
        compose.waitForIdle()
        assertNull(restored)
        compose.runOnIdle { change(wanted) }
        compose.waitForIdle()

        tester.emulateSavedInstanceStateRestore()

        compose.waitForIdle()
        assertEquals(wanted, restored)
    }

    private fun name() = compose.onNode(hasSetTextAction() and hasContentDescription("Name"))

    private fun unfold() = compose.onNodeWithText("House rules").performScrollTo().performClick()

    private fun assertLine(words: String) =
        compose.onNodeWithText(words, useUnmergedTree = true).assertExists()

    private fun deal() = compose.onNodeWithText("Deal")

    private fun refusedBecause(reason: String) {
        val before = draft
        compose.onNodeWithText(reason).assertIsDisplayed()
        deal().assertIsNotEnabled().performClick()
        assertEquals(0, started)
        assertEquals(before, draft)
    }

    private fun show(
        notSaved: Boolean = false,
        opened: Int = Opened.NOTHING,
    ) = compose.setContent {
        TraytableTheme(dark = false, dynamicColour = false) {
            NewMatchScreen(
                NoIdeaRoom,
                draft,
                Samples.planner,
                SetupActions(change = { draft = it }, start = { started++ }),
                notSaved,
                opened,
            )
        }
    }

    private companion object {
        const val BEN = 1
    }
}

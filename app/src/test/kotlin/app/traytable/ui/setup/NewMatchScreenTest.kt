package app.traytable.ui.setup

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextClearance
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Animal
import app.traytable.room.info
import app.traytable.rules.table.Level
import app.traytable.setup.Draft
import app.traytable.ui.Samples
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The table: Anna, Ben, and the bots Biscuit and Pickle. */
@RunWith(AndroidJUnit4::class)
class NewMatchScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private var draft by mutableStateOf(Samples.four("noidea"))
    private var started by mutableIntStateOf(0)

    @Test
    fun aTableOfPeopleAndBotsCanBeStarted() {
        show()

        start().assertIsEnabled().performClick()

        assertEquals(1, started)
    }

    @Test
    fun withoutAnyPersonItCannotBeStartedAndSaysWhy() {
        draft = draft.without(0).without(0)
        show()

        refusedBecause("Only bots so far: at least one person has to play.")
    }

    @Test
    fun withTooFewSeatsItCannotBeStartedAndSaysWhy() {
        draft = draft.without(3).without(2).without(1)
        show()

        refusedBecause("No Idea needs at least 2 at the table.")
        compose.onNodeWithText("Add a bot").performClick()
        start().assertIsEnabled()
    }

    @Test
    fun aSeatWithoutANameCannotPlayAndTheScreenSaysWhich() {
        show()
        openBen()

        compose.onNode(hasSetTextAction() and hasText("Ben")).performTextClearance()

        refusedBecause("A name is missing on seat 2.")
    }

    @Test
    fun twoOfOneNameCannotPlay() {
        show()
        openBen()

        compose.onNode(hasSetTextAction() and hasText("Ben")).performTextReplacement("anna ")

        refusedBecause("Two at the table are called anna. Give one of them another name.")
    }

    @Test
    fun aNameThatIsTooLongSaysHowLongItMayBe() {
        show()
        openBen()

        compose
            .onNode(hasSetTextAction() and hasText("Ben"))
            .performTextReplacement("Ben the one from the second floor")

        refusedBecause("“Ben the one …” is too long. The most characters a name may have: 24.")
    }

    @Test
    fun aDealNeedsAWholeNumberOrNone() {
        show()
        val field =
            compose.onNode(hasSetTextAction() and hasContentDescription("Number of the deal"))

        field.performScrollTo().performTextReplacement("seven")
        refusedBecause("The number of the deal has to be a whole number, or empty.")
        field.performTextReplacement("7")

        start().assertIsEnabled()
        assertEquals("7", draft.number())
    }

    @Test
    fun whoPlayedEarlierIsOfferedWithTheirAnimal() {
        show()
        openBen()

        compose.onNodeWithText("Cleo").performScrollTo().performClick()

        assertEquals("Cleo", draft.chairs()[1].name())
        assertEquals(Animal.ofSeat(5), draft.chairs()[1].animal())
    }

    @Test
    fun aPersonBecomesABotOfALevel() {
        show()
        openBen()

        compose.onNodeWithText("Bot").performScrollTo().performClick()
        compose.onNodeWithText("Hard").performScrollTo().performClick()

        assertEquals(Level.HARD, draft.chairs()[1].level())
        assertEquals("Button", draft.chairs()[1].name())
    }

    @Test
    fun anAnimalIsChosenAndOneThatIsTakenCannotBe() {
        draft = draft.with(0, draft.chairs()[0].withAnimal(Animal.RABBIT))
        show()
        openBen()

        compose
            .onNodeWithText("Rabbit")
            .performScrollTo()
            .assertIsNotEnabled()
            .assert(hasStateDescription("taken"))
        compose.onNodeWithText("Cat").performScrollTo().performClick()

        assertEquals(Animal.CAT, draft.chairs()[1].animal())
        compose.onNodeWithText("Cat").assertIsSelected()
        compose.onNodeWithText("Whale").assertIsEnabled().assertIsNotSelected()
    }

    @Test
    fun allTenAnimalsAreOfferedWithRoomForAFinger() {
        show()
        openBen()

        listOf("Fox", "Whale", "Frog", "Owl", "Pig", "Bear", "Chick", "Cat", "Rabbit", "Elephant")
            .forEach {
                compose
                    .onNodeWithText(it)
                    .assertWidthIsAtLeast(48.dp)
                    .assertHeightIsAtLeast(48.dp)
            }
    }

    @Test
    fun arrowsChangePlacesAndTheEndsHaveNowhereToGo() {
        show()
        compose.onNodeWithContentDescription("Move Anna up").assertIsNotEnabled()
        compose.onNodeWithContentDescription("Move Pickle down").assertIsNotEnabled()

        compose.onNodeWithContentDescription("Move Anna down").performClick()

        assertEquals(listOf("Ben", "Anna", "Biscuit", "Pickle"), draft.chairs().map { it.name() })
    }

    @Test
    fun theLotDecidesUnlessSomebodyIsNamed() {
        show()
        compose.onNodeWithText("The rulebook lets the youngest begin.").assertExists()
        compose.onNodeWithText("The lot decides").performScrollTo().assertIsSelected()

        compose
            .onAllNodesWithText("Ben")
            .onLast()
            .performScrollTo()
            .performClick()

        assertEquals(1, draft.first())
        compose.onNodeWithText("The lot decides").performClick()
        assertEquals(Draft.LOT, draft.first())
    }

    @Test
    fun anOptionSaysWhatItChangesAndChangesIt() {
        show()

        compose
            .onNodeWithText("The sixth trophy ends the game, not the twelfth.")
            .performScrollTo()
            .performClick()

        assertEquals("on", draft.options()["short-game"])
    }

    @Test
    fun seatsAreTakenAwayAndAddedUpToTheLast() {
        show()
        compose.onNodeWithText("Add a person").performScrollTo().performClick()
        compose.onNodeWithText("Every seat is taken.").assertExists()
        compose.onNodeWithText("Add a bot").assertDoesNotExist()
        assertEquals("Great-grandmother Theo", draft.chairs()[4].name())

        compose
            .onAllNodesWithText(
                "Great-grandmother Theo",
            ).onFirst()
            .performScrollTo()
            .performClick()
        compose.onNodeWithText("Take this seat away").performScrollTo().performClick()

        assertEquals(4, draft.chairs().size)
        compose.onNodeWithText("Add a bot").assertExists()
    }

    @Test
    fun aDiskThatRefusesIsToldAbout() {
        show(notSaved = true)

        compose.onNodeWithText("The match could not be saved.", substring = true).assertExists()
        start().assertIsEnabled()
    }

    @Test
    fun aDraftOutlivesTheProcess() {
        val tester = StateRestorationTester(compose)
        val wanted = draft.withFirst(2).withNumber("12").withOption("memory-aid", "on")
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

    private fun openBen() = compose.onAllNodesWithText("Ben").onFirst().performClick()

    private fun start() = compose.onNodeWithText("Start")

    private fun refusedBecause(reason: String) {
        compose.onNodeWithText(reason).assertIsDisplayed()
        start().assertIsNotEnabled().performClick()
        assertEquals(0, started)
    }

    private fun show(notSaved: Boolean = false) =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                NewMatchScreen(
                    NoIdeaRoom,
                    draft,
                    Samples.planner,
                    SetupActions(change = { draft = it }, start = { started++ }),
                    notSaved,
                )
            }
        }
}

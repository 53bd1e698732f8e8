package app.traytable.ui.setup

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertIsNotSelected
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithContentDescription
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.unit.dp
import androidx.test.espresso.Espresso
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.match.Animal
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Level
import app.traytable.ui.Samples
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The table of No Idea: Anna, Ben, the bots Biscuit and Pickle, and a free chair. */
@RunWith(AndroidJUnit4::class)
class RoundTableTest {
    @get:Rule
    val compose = createComposeRule()

    private var draft by mutableStateOf(Samples.four("noidea"))
    private var room: GameRoom<*, *, *, *> by mutableStateOf(NoIdeaRoom)

    @Test
    fun everyChairOfEveryGameIsTakenByTouchesAndThenNoneIsFree() {
        show()
        for (game in Rooms.STANDARD.all()) {
            compose.runOnIdle {
                room = game
                draft = Samples.planner.lay(game.info, null)
            }
            val most = game.info.maxSeats()
            repeat(most - draft.chairs().size) {
                assertEquals(most - draft.chairs().size, free().fetchSemanticsNodes().size)
                free()[0].performScrollTo().performClick()
                compose.onNodeWithContentDescription("Bot · Easy").performScrollTo().performClick()
            }

            free().assertCountEquals(0)
            compose.onNodeWithText("Every chair is taken.").assertExists()
            assertNull(draft.problem())
            for (chair in draft.chairs()) {
                piece(chair.name())
                    .assertWidthIsAtLeast(48.dp)
                    .assertHeightIsAtLeast(48.dp)
                    .assert(
                        hasContentDescription("chair ${chair.place() + 1} of $most", true),
                    )
            }
        }
    }

    @Test
    fun whoPlayedEarlierSitsDownWithOneTouchAndTheirAnimal() {
        show()
        freeChair().performClick()

        compose.onNodeWithText("Cleo").performScrollTo().performClick()

        assertEquals("Cleo", draft.chairs()[4].name())
        assertEquals(Animal.BEAR, draft.chairs()[4].animal())
        compose.onNodeWithText("Who sits down here?").assertDoesNotExist()
    }

    @Test
    fun whoSitsHereAlreadyIsNotOffered() {
        show()
        freeChair().performClick()

        compose.onNodeWithText("Cleo").assertExists()
        compose.onNodeWithText("Ben").assertDoesNotExist()
    }

    @Test
    fun aBotOfALevelSitsDownWithOneTouch() {
        show()
        freeChair().performClick()

        compose.onNodeWithContentDescription("Bot · Hard").performScrollTo().performClick()

        assertEquals("Button", draft.chairs()[4].name())
        assertEquals(Level.HARD, draft.chairs()[4].level())
    }

    @Test
    fun somebodyNewSitsDownUnderTheNameThatIsTyped() {
        show()
        freeChair().performClick()

        compose
            .onNode(hasSetTextAction() and hasContentDescription("New name"))
            .performScrollTo()
            .performTextReplacement("Zoë")
        compose.onNodeWithText("Sit down").performScrollTo().performClick()

        assertEquals("Zoë", draft.chairs()[4].name())
        assertNull(draft.chairs()[4].level())
    }

    @Test
    fun aPieceIsRenamed() {
        show()
        piece("Ben").performClick()
        piece("Ben").assertIsSelected()

        compose
            .onNode(hasSetTextAction() and hasContentDescription("Name"))
            .performTextReplacement("Bea")

        assertEquals("Bea", draft.chairs()[1].name())
        piece("Bea").assertIsSelected()
    }

    @Test
    fun aPersonBecomesABotOfALevelAndAPersonAgain() {
        show()
        piece("Ben").performClick()
        compose.onNodeWithText("Hard").assertDoesNotExist()

        compose.onNodeWithText("Bot").performScrollTo().performClick()
        compose.onNodeWithText("Hard").performScrollTo().performClick()
        assertEquals("Button", draft.chairs()[1].name())
        assertEquals(Level.HARD, draft.chairs()[1].level())
        compose.onNodeWithText("Hard").assertIsSelected()

        compose.onNodeWithText("Person").performScrollTo().performClick()
        assertEquals("Ben", draft.chairs()[1].name())
    }

    @Test
    fun anAnimalIsChosenAndOneThatIsTakenCannotBe() {
        draft = draft.with(0, draft.chairs()[0].withAnimal(Animal.RABBIT))
        show()
        piece("Ben").performClick()
        compose.onNodeWithText("Cat").assertDoesNotExist()
        compose.onNodeWithContentDescription("Whale").performScrollTo().performClick()

        compose
            .onNodeWithText("Rabbit")
            .performScrollTo()
            .assertIsNotEnabled()
            .assert(hasStateDescription("taken"))
        compose.onNodeWithText("Whale").assertIsSelected()
        compose.onNodeWithText("Cat").performScrollTo().performClick()

        assertEquals(Animal.CAT, draft.chairs()[1].animal())
        compose.onNodeWithContentDescription("Cat").assertExists()
    }

    @Test
    fun allTenAnimalsAreOfferedWithRoomForAFinger() {
        show()
        piece("Ben").performClick()
        compose.onNodeWithContentDescription("Whale").performScrollTo().performClick()

        listOf("Fox", "Whale", "Frog", "Owl", "Pig", "Bear", "Chick", "Cat", "Rabbit", "Elephant")
            .forEach {
                compose
                    .onNodeWithText(it)
                    .assertWidthIsAtLeast(48.dp)
                    .assertHeightIsAtLeast(48.dp)
            }
    }

    @Test
    fun whoLeavesLeavesAFreeChair() {
        show()
        piece("Ben").performClick()

        compose.onNodeWithContentDescription("Ben gets up").performClick()

        assertEquals(listOf("Anna", "Biscuit", "Pickle"), names())
        assertEquals(2, free().fetchSemanticsNodes().size)
        compose.onNodeWithContentDescription("Free chair, chair 2 of 5").assertIsNotSelected()
    }

    @Test
    fun backClosesThePlateBeforeItLeaves() {
        show()
        freeChair().performClick()
        compose.onNodeWithText("Who sits down here?").assertExists()

        Espresso.pressBack()

        compose.onNodeWithText("Who sits down here?").assertDoesNotExist()
    }

    @Test
    fun whatLiesOpenOutlivesTheProcess() {
        val tester = StateRestorationTester(compose)
        tester.setContent { Shown() }
        piece("Ben").performClick()

        tester.emulateSavedInstanceStateRestore()

        piece("Ben").assertIsSelected()
        compose.onNodeWithText("One chair on").assertExists()
    }

    @Test
    @Config(qualifiers = "de")
    fun atAGermanTableOneSitsDownInGerman() {
        show()
        compose
            .onNodeWithContentDescription("Ben, Mensch, Stuhl 2 von 5")
            .assertExists()
        compose.onNodeWithContentDescription("Wer beginnt? Das Los").assertIsEnabled()

        compose.onNodeWithContentDescription("Freier Stuhl, Stuhl 5 von 5").performClick()
        compose.onNodeWithContentDescription("Bot · Schwer").performScrollTo().performClick()

        assertEquals(5, draft.chairs().size)
        compose.onNodeWithText("Alle Stühle sind besetzt.").assertExists()
    }

    private fun names() = draft.chairs().map { it.name() }

    private fun piece(name: String) =
        compose.onNodeWithContentDescription("$name, ", substring = true)

    private fun free() =
        compose.onAllNodesWithContentDescription("Free chair, chair", substring = true)

    private fun freeChair() = compose.onNodeWithContentDescription("Free chair, chair 5 of 5")

    private fun show() = compose.setContent { Shown() }

    @Composable
    private fun Shown() =
        TraytableTheme(dark = false, dynamicColour = false) {
            NewMatchScreen(room, draft, Samples.planner, SetupActions(change = { draft = it }))
        }
}

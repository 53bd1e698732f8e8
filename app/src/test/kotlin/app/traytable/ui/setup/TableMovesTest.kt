package app.traytable.ui.setup

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasStateDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelectable
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.swipe
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.setup.Draft
import app.traytable.ui.Samples
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Changing chairs at the table of No Idea: Anna, Ben, the bots Biscuit and Pickle, a free chair. */
@RunWith(AndroidJUnit4::class)
class TableMovesTest {
    @get:Rule
    val compose = createComposeRule()

    private var draft by mutableStateOf(Samples.four("noidea"))

    @Test
    fun aPieceIsDraggedToAFreeChair() {
        show()

        drag("Anna", "Free chair, chair 5 of 5")

        assertEquals(listOf("Ben", "Biscuit", "Pickle", "Anna"), names())
        piece("Anna").assert(hasContentDescription("chair 5 of 5", substring = true))
    }

    @Test
    fun aPieceThatIsDraggedToATakenChairChangesPlaces() {
        show()

        drag("Anna", "Pickle,")

        assertEquals(listOf("Pickle", "Ben", "Biscuit", "Anna"), names())
    }

    @Test
    fun thePlateStaysWithThePieceThatMakesRoom() {
        show()
        piece("Pickle").performClick()

        drag("Anna", "Pickle,")

        piece("Pickle").assertIsSelected()
    }

    @Test
    fun aPieceThatIsLetGoOnTheFeltGoesBack() {
        show()
        val before = draft

        drag("Anna", "Who begins? By lot")

        assertEquals(before, draft)
    }

    @Test
    fun aPieceMovesOneChairOnOrBackByTouch() {
        show()
        piece("Anna").performClick()

        compose.onNodeWithText("One chair back").performScrollTo().performClick()
        assertEquals(4, draft.chairs()[3].place())
        piece("Anna").assertIsSelected()
        repeat(2) { compose.onNodeWithText("One chair on").performScrollTo().performClick() }

        assertEquals(listOf("Ben", "Anna", "Biscuit", "Pickle"), names())
    }

    @Test
    fun everythingAPieceCanDoIsSpokenAsAnAction() {
        show()

        act("Anna", "One chair on")
        assertEquals(listOf("Ben", "Anna", "Biscuit", "Pickle"), names())
        act("Anna", "One chair back")
        assertEquals(listOf("Anna", "Ben", "Biscuit", "Pickle"), names())
        act("Ben", "Ben gets up")

        assertEquals(listOf("Anna", "Biscuit", "Pickle"), names())
    }

    @Test
    fun whileItIsDraggedNothingHasChanged() {
        show()
        val before = draft
        val there = boundsOf("Pickle, ").center - boundsOf("Anna, ").topLeft

        piece("Anna").performTouchInput {
            down(center)
            moveTo(there)
        }

        assertEquals(before, draft)
        piece("Anna").performTouchInput { cancel() }
        compose.waitForIdle()
        assertEquals(before, draft)
    }

    private fun boundsOf(said: String) =
        compose
            .onNodeWithContentDescription(said, substring = true)
            .fetchSemanticsNode()
            .boundsInRoot

    @Test
    fun theLotDecidesUnlessSomebodyIsNamedAndTheRulebookIsQuoted() {
        show()
        compose.onNodeWithContentDescription("Who begins? By lot").performClick()
        compose.onNodeWithText("The rulebook lets the youngest begin.").assertExists()
        lot().assertIsSelected()

        compose.onNode(hasText("Ben") and isSelectable()).performScrollTo().performClick()

        assertEquals(1, draft.first())
        piece("Ben").assert(hasStateDescription("begins"))
        compose.onNodeWithContentDescription("Who begins? Ben").performScrollTo().performClick()
        lot().performScrollTo().performClick()
        assertEquals(Draft.LOT, draft.first())
    }

    private fun names() = draft.chairs().map { it.name() }

    private fun piece(name: String) =
        compose.onNodeWithContentDescription("$name, ", substring = true)

    private fun lot() = compose.onNode(hasText("By lot") and isSelectable())

    private fun drag(
        name: String,
        to: String,
    ) {
        val from = piece(name).fetchSemanticsNode().boundsInRoot
        val there =
            compose
                .onNode(
                    hasContentDescription(to, substring = true) and clickable,
                ).fetchSemanticsNode()
                .boundsInRoot.center
        piece(name).performTouchInput { swipe(center, there - from.topLeft) }
        compose.waitForIdle()
    }

    private fun act(
        name: String,
        action: String,
    ) {
        val actions =
            piece(name).fetchSemanticsNode().config[SemanticsActions.CustomActions]
        compose.runOnIdle { actions.single { it.label == action }.action() }
        compose.waitForIdle()
    }

    private val clickable = SemanticsMatcher.keyIsDefined(SemanticsActions.OnClick)

    private fun show() =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) {
                NewMatchScreen(
                    NoIdeaRoom,
                    draft,
                    Samples.planner,
                    SetupActions(change = { draft = it }),
                )
            }
        }
}

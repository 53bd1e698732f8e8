package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.junit4.AndroidComposeTestRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.rules.ActivityScenarioRule
import app.traytable.MainActivity
import app.traytable.TraytableApp
import app.traytable.match.MatchViewModel
import app.traytable.match.TableUi
import org.junit.Assert.assertNull

typealias AppRule = AndroidComposeTestRule<ActivityScenarioRule<MainActivity>, MainActivity>

/** The whole app in somebody's hand: what is on its screen, and a finger. */
class Phone(
    private val app: AppRule,
) {
    private val traytable get() = TraytableApp.of(app.activity)
    private val secrets by lazy { Secrets(app.activity.resources) }

    val ui: TableUi
        get() = ViewModelProvider(app.activity)[MatchViewModel::class.java].ui().value

    /** Waits until nothing moves any more, neither on the screen nor behind it. */
    fun settle() {
        app.waitUntil("nothing is under way", 20_000) {
            app.waitForIdle()
            traytable.background().isIdle
        }
        app.waitForIdle()
    }

    /** Everything on the screen, however deep. */
    fun nodes(): List<SemanticsNode> =
        app.onAllNodes(anything, useUnmergedTree = true).fetchSemanticsNodes()

    /** Whatever may be touched, in the order of the screen. */
    fun touchable(): List<SemanticsNode> =
        app.onAllNodes(hasClickAction() and isEnabled()).fetchSemanticsNodes()

    fun tap(node: SemanticsNode) {
        val found = app.onNode(SemanticsMatcher("node ${node.id}") { it.id == node.id })
        runCatching { found.performScrollTo() }
        found.performTouchInput { click() }
        settle()
    }

    fun tap(text: String) {
        app.onNode(hasText(text) and hasClickAction()).performScrollIfNeeded().performClick()
        settle()
    }

    private fun androidx.compose.ui.test.SemanticsNodeInteraction.performScrollIfNeeded() =
        apply { runCatching { performScrollTo() } }

    /** Nobody reads here what the one who holds the phone may not know. */
    fun assertNoLeak() {
        val laid = ui as? TableUi.Laid ?: return
        if (laid is TableUi.Over) return
        assertNull(secrets.leak(laid.frame(), nodes().flatMap { it.said() }))
    }

    private companion object {
        val anything = SemanticsMatcher("anything") { true }
    }
}

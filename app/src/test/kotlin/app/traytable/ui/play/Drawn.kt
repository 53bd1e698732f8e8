package app.traytable.ui.play

import android.view.View
import android.view.ViewGroup
import android.view.inspector.WindowInspector
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.AccessibilityAction
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.traytable.ui.table.ShownMoment

/** Something on the screen, and the place of a layout on which it is, if it is on one. */
data class Spoken(
    val text: String,
    val spot: String?,
)

/** All that one frame says, and the moments it says it shows: not more than one, if all is well. */
data class Drawn(
    val moments: Set<ShownMoment>,
    val said: List<Spoken>,
) {
    companion object {
        fun now(): Drawn {
            val moments = mutableSetOf<ShownMoment>()
            val said = mutableListOf<Spoken>()
            composed().forEach { read(it.unmergedRootSemanticsNode, null, moments, said) }
            return Drawn(moments, said)
        }

        private fun read(
            node: SemanticsNode,
            above: String?,
            moments: MutableSet<ShownMoment>,
            said: MutableList<Spoken>,
        ) {
            node.config.getOrNull(ShownMoment.key)?.let(moments::add)
            val tag = node.config.getOrNull(SemanticsProperties.TestTag)
            val spot = tag?.takeIf(SPOT::matches) ?: above
            (node.said() + node.deeds()).mapTo(said) { Spoken(it, spot) }
            node.children.forEach { read(it, spot, moments, said) }
        }

        private val SPOT = Regex("""S\d+ \d""")
    }
}

/** What Compose has drawn into all windows. */
fun composed(): List<SemanticsOwner> =
    WindowInspector.getGlobalWindowViews().flatMap { composed(it) }

private fun composed(view: View): List<SemanticsOwner> =
    when (view) {
        is RootForTest -> listOf(view.semanticsOwner)
        is ViewGroup -> (0 until view.childCount).flatMap { composed(view.getChildAt(it)) }
        else -> emptyList()
    }

/** All that a screen reader, a test tag or an action's label could give away. */
fun SemanticsNode.said(): List<String> =
    listOfNotNull(
        config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
        config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
        config.getOrNull(SemanticsProperties.StateDescription),
        config.getOrNull(SemanticsProperties.TestTag),
        config.getOrNull(SemanticsProperties.PaneTitle),
        config.getOrNull(SemanticsProperties.EditableText)?.text,
    ) + actions()

/** What else a screen reader offers to do with it. */
fun SemanticsNode.deeds(): List<String> =
    config.getOrNull(SemanticsActions.CustomActions).orEmpty().map { it.label }

private fun SemanticsNode.actions(): List<String> =
    // In an order that does not depend on the machine.
    config.mapNotNull { (_, value) -> (value as? AccessibilityAction<*>)?.label }.sorted()

package app.traytable.ui.eyes

import androidx.collection.IntObjectMap
import androidx.compose.ui.layout.LayoutInfo
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import app.traytable.ui.play.composed

/** What one window offers to eyes and ears: nothing that lies under something else. */
class OnScreen(
    owner: SemanticsOwner,
) {
    private val all = owner.getAllSemanticsNodes(mergingEnabled = true)
    private val seen = uncovered(owner)

    /** What does something when it is touched. */
    val touchable: List<SemanticsNode> =
        all.filter { SemanticsActions.OnClick in it.config && it.id in seen && it.isEnabled }

    /** Whether this belongs to something that lies under something else, or cannot be used now. */
    fun isLeftOut(node: LayoutInfo): Boolean {
        val owners = generateSequence(node) { it.parentInfo }.map { it.semanticsId }
        val said = owners.firstNotNullOfOrNull { id -> all.firstOrNull { it.id == id } }
        return said != null && (said.id !in seen || !said.isEnabled)
    }

    private val SemanticsNode.isEnabled get() = SemanticsProperties.Disabled !in config

    companion object {
        fun windows(): List<OnScreen> = composed().map(::OnScreen)

        // What a screen reader is given; Compose keeps the way to it to itself.
        private fun uncovered(owner: SemanticsOwner): Set<Int> {
            val kept = Class.forName("androidx.compose.ui.semantics.SemanticsOwnerKt")
            val find =
                kept.methods.first { it.name == "getAllUncoveredSemanticsNodesToIntObjectMap" }
            val isHidden = { node: SemanticsNode ->
                SemanticsProperties.HideFromAccessibility in node.config
            }
            val ids = mutableSetOf<Int>()
            (find.invoke(null, owner, -1, isHidden) as IntObjectMap<*>).forEachKey { ids += it }
            // The root has a number of its own there.
            return ids + owner.rootSemanticsNode.id
        }
    }
}

/** What somebody hears who comes to it. */
val SemanticsNode.label: String
    get() =
        (
            config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
                config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
                listOfNotNull(config.getOrNull(SemanticsProperties.EditableText)?.text)
        ).filter { it.isNotBlank() }.joinToString()

/** What they hear besides, of how it stands and what it does. */
val SemanticsNode.further: String
    get() =
        listOfNotNull(
            config.getOrNull(SemanticsProperties.StateDescription),
            config.getOrNull(SemanticsActions.OnClick)?.label,
            config.getOrNull(SemanticsProperties.Selected)?.toString(),
            config.getOrNull(SemanticsProperties.ToggleableState)?.toString(),
        ).joinToString()

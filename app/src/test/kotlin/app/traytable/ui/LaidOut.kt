package app.traytable.ui

import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.LayoutInfo
import androidx.compose.ui.layout.boundsInRoot
import androidx.compose.ui.node.SemanticsModifierNode
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsConfiguration
import androidx.compose.ui.semantics.SemanticsOwner
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import app.traytable.ui.play.composed
import java.lang.reflect.Method

/** A text as it stands on the screen. */
class LaidOut(
    val layout: TextLayoutResult,
    val node: LayoutInfo,
    isBeyond: Boolean,
) {
    val text: String = layout.layoutInput.text.text

    /** It ends before its end: with an ellipsis, or where its room does. */
    val isCut: Boolean =
        isBeyond ||
            layout.multiParagraph.didExceedMaxLines ||
            layout.size.height < layout.multiParagraph.height - 1f ||
            (0 until layout.lineCount).any { layout.isLineEllipsized(it) || isTooWide(it) }

    private fun isTooWide(line: Int) =
        layout.getLineRight(line) - layout.getLineLeft(line) > layout.size.width + 1f

    /** It is scrolled away but for less than a line. */
    val isHalf: Boolean
        get() = node.coordinates.boundsInRoot().height < layout.getLineBottom(0) * 0.8f

    /** Where a line ends within a word that has no joint there. */
    val broken: String? =
        (0 until layout.lineCount - 1)
            .map { layout.getLineEnd(it) }
            .firstOrNull { it in 1 until text.length && isInside(it) }
            ?.let { text.take(it) + "|" + text.drop(it) }

    private fun isInside(at: Int) = text[at - 1].isLetterOrDigit() && text[at].isLetterOrDigit()

    companion object {
        /** All there are, also those that are decoration for ears. */
        fun all(): List<LaidOut> = composed().flatMap(::within)

        /** Those of the screen itself, not of what has opened over it in a window of its own. */
        fun firstWindow(): List<LaidOut> = within(composed().first())

        private fun within(owner: SemanticsOwner) =
            within(owner.unmergedRootSemanticsNode.layoutInfo, false)

        private fun within(
            node: LayoutInfo,
            isAcross: Boolean,
        ): List<LaidOut> {
            if (!node.isPlaced) return emptyList()
            val said = said(node)
            val scrolls = isAcross || SemanticsProperties.HorizontalScrollAxisRange in said
            val results = mutableListOf<TextLayoutResult>()
            if (SemanticsProperties.EditableText !in said) {
                said.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(results)
            }
            val own = results.map { LaidOut(it, node, !scrolls && isBeyond(node)) }
            return own + children(node).flatMap { within(it, scrolls) }
        }

        /** Something around it hides its left or right end. */
        private fun isBeyond(node: LayoutInfo): Boolean {
            val seen = node.coordinates.boundsInRoot()
            return !seen.isEmpty && seen.width < node.coordinates.size.width - 1
        }

        /** What this node itself would say, even if somebody else speaks for it. */
        private fun said(node: LayoutInfo): SemanticsConfiguration {
            val said = SemanticsConfiguration()
            val head = call(checkNotNull(call(node, "getNodes\$ui")), "getHead\$ui")
            generateSequence(head as Modifier.Node?) { call(it, "getChild\$ui") as Modifier.Node? }
                .filterIsInstance<SemanticsModifierNode>()
                // Old modifiers pretend to be of all kinds.
                .filter { it.javaClass.simpleName != "BackwardsCompatNode" }
                .forEach { with(it) { said.applySemantics() } }
            return said
        }

        private fun children(node: LayoutInfo): List<LayoutInfo> =
            (call(node, "getChildren\$ui") as List<*>?).orEmpty().map { it as LayoutInfo }

        private val methods = HashMap<Pair<Class<*>, String>, Method>()

        // Compose keeps this to itself; what is on the screen is not to be had otherwise.
        private fun call(
            on: Any,
            name: String,
        ): Any? = methods.getOrPut(on.javaClass to name) { on.javaClass.getMethod(name) }.invoke(on)
    }
}

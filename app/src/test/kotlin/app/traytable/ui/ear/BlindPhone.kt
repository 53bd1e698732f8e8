package app.traytable.ui.ear

import android.content.Context
import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.inspector.WindowInspector
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.SemanticsNode
import org.robolectric.Shadows.shadowOf

/**
 * The phone as a screen reader knows it: a tree of nodes with texts, states and actions. Where they
 * are on the glass it does not know, and it is not asked.
 */
object BlindPhone {
    fun startScreenReader(context: Context) {
        val manager =
            context.getSystemService(Context.ACCESSIBILITY_SERVICE) as AccessibilityManager
        shadowOf(manager).setTouchExplorationEnabled(true)
        shadowOf(manager).setEnabled(true)
    }

    /** Everything that can be acted on, in the order of the tree. */
    fun read(): List<BlindNode> =
        WindowInspector
            .getGlobalWindowViews()
            .flatMap(::composed)
            .flatMap { view ->
                val root = (view as RootForTest).semanticsOwner.unmergedRootSemanticsNode
                nodes(view, root)
            }

    private fun composed(view: View): List<View> =
        when (view) {
            is RootForTest -> listOf(view)
            is ViewGroup -> (0 until view.childCount).flatMap { composed(view.getChildAt(it)) }
            else -> emptyList()
        }

    /** The numbers of the nodes are all that is taken from elsewhere. */
    private fun nodes(
        view: View,
        node: SemanticsNode,
    ): List<BlindNode> {
        val info = view.accessibilityNodeProvider?.createAccessibilityNodeInfo(node.id)
        val below = node.children.flatMap { nodes(view, it) }
        if (info == null) return below
        val own = listOfNotNull(info.contentDescription, info.text).map { "$it" }
        // What cannot be acted on by itself is read with what is above it.
        val (apart, within) = below.partition { it.isActed }
        val words = own + within.flatMap { it.words }
        val isHead = info.isClickable || info.isScreenReaderFocusable || custom(info).isNotEmpty()
        val here = BlindNode(view, node.id, words, "${info.stateDescription ?: ""}", info)
        return if (isHead) listOf(here) + apart else listOf(here.copy(words = own)) + below
    }

    private fun custom(info: AccessibilityNodeInfo) =
        info.actionList.filter { it.id > LAST_OF_ANDROID && it.label != null }

    private const val LAST_OF_ANDROID = 0x02000000 - 1

    data class BlindNode(
        private val view: View,
        private val id: Int,
        val words: List<String>,
        val state: String,
        private val info: AccessibilityNodeInfo,
    ) {
        val isActed: Boolean get() = info.isClickable || deeds.isNotEmpty()

        val isTouchable: Boolean get() = info.isClickable && info.isEnabled

        /** What a double touch does. */
        val label: String
            get() =
                info.actionList
                    .firstOrNull { it.id == AccessibilityNodeInfo.ACTION_CLICK }
                    ?.label
                    ?.toString()
                    .orEmpty()

        val deeds: Map<Int, String>
            get() = custom(info).associate { it.id to "${it.label}" }

        /** All that would be spoken of it. */
        val said: List<String>
            get() = (words + state + label).filter { it.isNotBlank() }

        fun touch(): Boolean = act(AccessibilityNodeInfo.ACTION_CLICK)

        fun act(action: Int): Boolean =
            checkNotNull(view.accessibilityNodeProvider).performAction(id, action, Bundle())
    }
}

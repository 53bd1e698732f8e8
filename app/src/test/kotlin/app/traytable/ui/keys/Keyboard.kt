package app.traytable.ui.keys

import android.view.KeyEvent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.pressKey
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.AppRule
import app.traytable.ui.play.said
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.robolectric.util.ReflectionHelpers
import org.robolectric.util.ReflectionHelpers.ClassParameter
import kotlin.math.abs

/** The whole app before somebody who has keys and no finger. */
class Keyboard(
    private val app: AppRule,
    private val inHand: AppInHand,
) {
    /** Only then can anything be walked to. */
    fun connect() =
        app.runOnUiThread {
            val root: Any =
                ReflectionHelpers.callInstanceMethod(
                    app.activity.window.decorView,
                    "getViewRootImpl",
                )
            ReflectionHelpers.callInstanceMethod<Any?>(
                root,
                "ensureTouchModeLocally",
                ClassParameter.from(Boolean::class.javaPrimitiveType, false),
            )
        }

    /** Where somebody is now. */
    fun here(): SemanticsNode? =
        inHand.touchable().firstOrNull {
            it.config.getOrNull(SemanticsProperties.Focused) == true
        }

    /** By the arrows as far as they lead there, then from one to the next. */
    fun walkTo(id: Int) {
        repeat(FEW) {
            val from = here() ?: return@repeat
            val to = inHand.touchable().first { it.id == id }
            if (from.id == id) return
            press(arrow(to.boundsInRoot.center - from.boundsInRoot.center))
        }
        var steps = 0
        while (here()?.id != id) {
            assertTrue("out of reach: ${label(id)}, at ${here()?.said()}", steps++ < MANY)
            press(Key.Tab)
        }
        assertTrue("in sight: ${label(id)}", !checkNotNull(here()).boundsInRoot.isEmpty)
    }

    private fun label(id: Int) = inHand.touchable().firstOrNull { it.id == id }?.said()

    private fun arrow(way: Offset): Key =
        if (abs(way.x) > abs(way.y)) {
            if (way.x > 0) Key.DirectionRight else Key.DirectionLeft
        } else {
            if (way.y > 0) Key.DirectionDown else Key.DirectionUp
        }

    /** Does what it is for. */
    fun act(
        id: Int,
        key: Key = Key.Enter,
    ) {
        walkTo(id)
        press(key)
        inHand.settle()
    }

    fun press(key: Key) {
        connect()
        app.onAllNodes(isRoot()).onLast().performKeyInput { pressKey(key) }
        app.waitForIdle()
    }

    /** The whole phone hears it: what nobody takes goes to the app. */
    fun escape() {
        app.runOnUiThread {
            listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP).forEach {
                app.activity.dispatchKeyEvent(KeyEvent(it, KeyEvent.KEYCODE_ESCAPE))
            }
        }
        inHand.settle()
    }

    fun assertSomewhere(after: String) = assertNotNull("lost after $after", here())

    private companion object {
        const val FEW = 5
        const val MANY = 120
    }
}

package app.traytable.ui.tray.fingers

import android.os.SystemClock
import android.view.InputDevice
import android.view.MotionEvent
import android.view.MotionEvent.PointerCoords
import android.view.MotionEvent.PointerProperties
import android.view.View
import android.view.ViewGroup
import androidx.activity.ComponentActivity
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import java.util.Random

/** The same with real touch events, as a screen sends them, on what really feels them. */
@OptIn(ExperimentalTestApi::class)
@RunWith(AndroidJUnit4::class)
class FingersOnGlassTest {
    /** 24 orders of coming down times 24 of lifting. */
    @Test
    fun everyOrderOfFourFingers() {
        val orders = permutations(listOf(0, 1, 2, 3))
        val wanted = listOf(2, 2, 0, 3)
        val expected = Pointed((0..3).associate { Seat.of(it) to wanted[it] }, emptyMap())
        val all = orders.flatMap { coming -> orders.map { coming to it } }
        onGlass(all, { 4 }) { (coming, leaving), fingers, glass ->
            coming.forEach { glass.down(it, Board.home(Seat.of(it))) }
            fingers.pass(2_100)
            (0..3).forEach { glass.move(it, Board.place(wanted[it])) }
            leaving.forEach { glass.up(it, Board.place(wanted[it])) }
            fingers.pass(60_000)
            assertEquals("$coming $leaving", expected, fingers.pointed)
        }
    }

    /** Two to ten of them, 10,008 times: who wavers, lifts or is interrupted is never mistaken. */
    @Test
    fun twoToTenFingersByLot() {
        val random = Random(10)
        onGlass((0 until 10_008).toList(), { 2 + it % 9 }) { _, fingers, glass ->
            val evening = Evening(fingers, glass, random)
            evening.assertNobodyIsMistaken(fingers.seats, evening.play())
        }
    }

    /** As a screen says it of one finger while the others stay. */
    @Test
    fun aPalmThatTheSystemTakesAwayStartsTheCountAgain() =
        onGlass(listOf(2), { it }) { _, fingers, glass ->
            fingers.seats.forEach { glass.down(it.index(), Board.home(it)) }
            fingers.pass(2_100)
            glass.move(0, Board.place(3))
            glass.cancel(0)
            assertEquals(Snag.Interrupted, fingers.snag)
            assertEquals(Phase.Gathering, fingers.phase)
        }

    /** Many small glasses beside each other, so that few have to be composed, and few at a time. */
    private fun <T> onGlass(
        gestures: List<T>,
        many: (T) -> Int,
        play: (T, Fingers, TouchEvents) -> Unit,
    ) {
        RuntimeEnvironment.setQualifiers("w1280dp-h800dp-land-mdpi")
        gestures.chunked(ACROSS * DOWN).forEach { some ->
            runAndroidComposeUiTest<ComponentActivity> {
                val laid = some.map { fingersOf(many(it)) }
                setContent { Glasses(laid) }
                waitForIdle()
                runOnUiThread {
                    val content = checkNotNull(activity).findViewById<ViewGroup>(CONTENT)
                    some.forEachIndexed { index, gesture ->
                        val glass = TouchEvents(content.getChildAt(0), corner(index))
                        play(gesture, laid[index], glass)
                    }
                }
            }
        }
    }

    @Composable
    private fun Glasses(laid: List<Fingers>) =
        Box(Modifier.fillMaxSize()) {
            laid.forEachIndexed { index, fingers ->
                val at = corner(index)
                Spacer(
                    Modifier
                        .absoluteOffset(at.x.dp, at.y.dp)
                        .size(Board.SIZE.dp)
                        .feels(fingers),
                )
            }
        }

    private fun corner(index: Int) =
        Offset(index % ACROSS * Board.SIZE, index / ACROSS * Board.SIZE)

    private companion object {
        const val ACROSS = 25
        const val DOWN = 14
        const val CONTENT = android.R.id.content
    }
}

/** All fingers that are down are told of in each event, as a screen does. */
private class TouchEvents(
    private val view: View,
    private val corner: Offset,
) : Glass {
    private val down = linkedMapOf<Int, Offset>()
    private val begun = SystemClock.uptimeMillis()

    override fun down(
        finger: Int,
        at: Offset,
    ) {
        down[finger] = at
        send(
            if (down.size ==
                1
            ) {
                MotionEvent.ACTION_DOWN
            } else {
                MotionEvent.ACTION_POINTER_DOWN
            },
            finger,
        )
    }

    override fun move(
        finger: Int,
        at: Offset,
    ) {
        down[finger] = at
        send(MotionEvent.ACTION_MOVE, down.keys.first())
    }

    override fun up(
        finger: Int,
        at: Offset,
    ) = lift(finger, 0)

    override fun cancel() {
        send(MotionEvent.ACTION_CANCEL, down.keys.first())
        down.clear()
    }

    fun cancel(finger: Int) = lift(finger, CANCELLED)

    private fun lift(
        finger: Int,
        flags: Int,
    ) {
        val isLast = down.size == 1
        send(if (isLast) MotionEvent.ACTION_UP else MotionEvent.ACTION_POINTER_UP, finger, flags)
        down.remove(finger)
    }

    private fun send(
        action: Int,
        finger: Int,
        flags: Int = 0,
    ) {
        val index = down.keys.indexOf(finger)
        val fingers = down.keys.map { PointerProperties().apply { id = it } }
        val places =
            down.values.map {
                PointerCoords().apply {
                    x = corner.x + it.x
                    y = corner.y + it.y
                    pressure = 1f
                }
            }
        val event =
            MotionEvent.obtain(
                begun,
                SystemClock.uptimeMillis(),
                action or (index shl MotionEvent.ACTION_POINTER_INDEX_SHIFT),
                down.size,
                fingers.toTypedArray(),
                places.toTypedArray(),
                0,
                0,
                1f,
                1f,
                0,
                0,
                InputDevice.SOURCE_TOUCHSCREEN,
                flags,
            )
        view.dispatchTouchEvent(event)
        event.recycle()
    }

    private companion object {
        /** MotionEvent.FLAG_CANCELED */
        const val CANCELLED = 0x20
    }
}

package app.traytable.ui

import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View.MeasureSpec
import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.ComposeView
import org.robolectric.shadows.ShadowLooper

/** Time that has passed, and how much of it this thread worked, in milliseconds. */
class Spent(
    val wall: Double,
    val cpu: Double,
)

/** Composes, lays out and draws the same screen again and again, each time from nothing. */
class FullTable(
    private val activity: ComponentActivity,
    private val content: @Composable () -> Unit,
) {
    private val window = activity.window.decorView
    private val canvas =
        Canvas(Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888))

    /** For composing and laying out, and for drawing. */
    fun once(): Pair<Spent, Spent> {
        val laidOut =
            spent {
                val view = ComposeView(activity).apply { setContent(content) }
                activity.setContentView(view)
                window.measure(exactly(window.width), exactly(window.height))
                window.layout(0, 0, window.width, window.height)
            }
        val drawn = spent { window.draw(canvas) }
        ShadowLooper.idleMainLooper()
        return laidOut to drawn
    }

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

    private fun spent(work: () -> Unit): Spent {
        val wall = System.nanoTime()
        val cpu = cpuNanos()
        work()
        return Spent((System.nanoTime() - wall) / NANOS, (cpuNanos() - cpu) / NANOS)
    }

    private companion object {
        const val NANOS = 1e6

        // The Android that this is compiled with does not know what its JVM has.
        val threads: Any =
            Class
                .forName("java.lang.management.ManagementFactory")
                .getMethod("getThreadMXBean")
                .invoke(null)
        val cpuTime =
            Class
                .forName("java.lang.management.ThreadMXBean")
                .getMethod("getCurrentThreadCpuTime")

        fun cpuNanos() = cpuTime.invoke(threads) as Long
    }
}

package app.traytable.ui

import android.graphics.Bitmap
import android.graphics.Canvas
import android.view.View.MeasureSpec
import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.ComposeView
import org.robolectric.shadows.ShadowLooper

/** A window that is laid out and drawn when it is told to. */
class TimedWindow(
    activity: ComponentActivity,
) {
    private val window = activity.window.decorView
    private val canvas =
        Canvas(Bitmap.createBitmap(window.width, window.height, Bitmap.Config.ARGB_8888))

    fun layOut() {
        window.measure(exactly(window.width), exactly(window.height))
        window.layout(0, 0, window.width, window.height)
    }

    fun draw() = window.draw(canvas)

    private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)
}

/** Composes, lays out and draws the same screen again and again, each time from nothing. */
class FullTable(
    private val activity: ComponentActivity,
    private val content: @Composable () -> Unit,
) {
    private val window = TimedWindow(activity)

    /** For composing and laying out, and for drawing. */
    fun once(): Pair<Spent, Spent> {
        val laidOut =
            Spent.on {
                activity.setContentView(ComposeView(activity).apply { setContent(content) })
                window.layOut()
            }
        val drawn = Spent.on { window.draw() }
        ShadowLooper.idleMainLooper()
        return laidOut to drawn
    }
}

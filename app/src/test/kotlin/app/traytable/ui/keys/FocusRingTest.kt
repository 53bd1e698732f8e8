package app.traytable.ui.keys

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Canvas
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.ImageBitmap
import androidx.compose.ui.graphics.drawscope.CanvasDrawScope
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.LayoutDirection
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.cards.CardColour
import app.traytable.ui.eyes.contrast
import app.traytable.ui.theme.Oak
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.Walnut
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Where somebody is who walks with keys stands out from whatever lies beside it, as WCAG asks. */
@RunWith(AndroidJUnit4::class)
class FocusRingTest {
    @Test
    fun onEveryGround() {
        val grounds = beside(Oak) + beside(Walnut) + CardColour.entries.map { it.field }
        val measured = (grounds + Color.White).distinct().associateWith(::standsOut)
        println("the ring: at least ${measured.values.min()} on ${measured.size} grounds")

        measured.forEach { (ground, ratio) -> assertTrue("$ground: $ratio", ratio >= ENOUGH) }
    }

    private fun beside(colours: TrayColours) =
        with(colours) {
            listOf(felt, step, floor, rim, rimHi, plate, tag, teal, ring, lamp, clash, back, veil)
        }

    /** Of its lines, as they are drawn, the one that is seen best: at least two dots wide. */
    private fun standsOut(ground: Color): Float {
        val picture = ImageBitmap(SIZE, SIZE)
        val size = Size(SIZE.toFloat(), SIZE.toFloat())
        CanvasDrawScope().draw(Density(2f), LayoutDirection.Ltr, Canvas(picture), size) {
            drawRect(ground)
            drawFocusRing()
        }
        val dots = picture.toPixelMap()
        val line = (0 until SIZE / 2).map { dots[it, SIZE / 2] }
        return line
            .zipWithNext { one, next ->
                minOf(contrast(one, ground), contrast(next, ground))
            }.max()
    }

    private companion object {
        const val SIZE = 96
        const val ENOUGH = 3f
    }
}

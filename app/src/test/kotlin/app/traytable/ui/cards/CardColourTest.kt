package app.traytable.ui.cards

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Paint
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.asAndroidPath
import androidx.compose.ui.graphics.luminance
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

private const val FAR_ENOUGH = 15.0
private const val SIZE = 64

@RunWith(AndroidJUnit4::class)
class CardColourTest {
    @Test
    fun everyEyeTellsAnyTwoColoursApart() {
        ColourVision.entries.forEach { eye ->
            pairs(CardColour.entries).forEach { (one, other) ->
                val distance = eye.distance(one.field, other.field)
                assertTrue("$one and $other are $distance apart for $eye", distance >= FAR_ENOUGH)
            }
        }
    }

    @Test
    fun numbersStandOutFromTheirField() {
        CardColour.entries.forEach { colour ->
            val ratio = contrast(colour.field, colour.ink)
            assertTrue("$colour: $ratio", ratio >= 4.0)
        }
    }

    @Test
    fun withoutAnyColourShapesDiffer() {
        val drawn = CardShape.entries.associateWith(::pixels)
        pairs(CardShape.entries).forEach { (one, other) ->
            val a = drawn.getValue(one)
            val b = drawn.getValue(other)
            val common = a.indices.count { a[it] && b[it] }.toDouble()
            val overlap = common / a.indices.count { a[it] || b[it] }
            assertTrue("$one covers $overlap of $other", overlap <= 0.85)
        }
    }

    @Test
    fun noTwoColoursShareAShapeOrAnEdge() {
        assertEquals(
            CardColour.entries.size,
            CardColour.entries
                .map { it.shape }
                .toSet()
                .size,
        )
        assertEquals(
            CardColour.entries.size,
            CardColour.entries
                .map { it.edge }
                .toSet()
                .size,
        )
        assertEquals(
            LowerEdge.entries.size,
            LowerEdge.entries
                .map { it.points() }
                .toSet()
                .size,
        )
    }

    private fun pixels(shape: CardShape): List<Boolean> {
        val bitmap = Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ARGB_8888)
        val path = shape.path(Offset(SIZE / 2f, SIZE / 2f), SIZE * 0.4f)
        Canvas(bitmap).drawPath(path.asAndroidPath(), Paint())
        return (0 until SIZE * SIZE).map { bitmap.getPixel(it % SIZE, it / SIZE) ushr 24 > 127 }
    }

    private fun contrast(
        one: Color,
        other: Color,
    ): Float {
        val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    private fun <T> pairs(all: List<T>) =
        all.flatMapIndexed { index, one -> all.drop(index + 1).map { one to it } }
}

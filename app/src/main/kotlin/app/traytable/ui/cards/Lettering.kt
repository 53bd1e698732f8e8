package app.traytable.ui.cards

import android.graphics.Matrix
import android.graphics.Paint
import android.graphics.RectF
import android.graphics.Typeface
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.asComposePath
import kotlin.math.min

private const val EM = 100f

/**
 * The outline of [text] with its ink, not its line box, centred on [centre]. Figures are [height]
 * tall unless the text would be wider than [width]. Printed on a card, so no font scale applies.
 */
fun lettering(
    text: String,
    centre: Offset,
    height: Float,
    width: Float,
): Path {
    if (text.isEmpty()) return Path()
    val paint = Paint()
    paint.textSize = EM
    paint.typeface = Typeface.DEFAULT_BOLD
    val figure = RectF().also { outline("0", paint).computeBounds(it, true) }
    val letters = outline(text, paint)
    val ink = RectF().also { letters.computeBounds(it, true) }
    val scale = min(height / figure.height(), width / ink.width())
    letters.transform(
        Matrix().apply {
            setTranslate(-ink.centerX(), -figure.centerY())
            postScale(scale, scale)
            postTranslate(centre.x, centre.y)
        },
    )
    return letters.asComposePath()
}

private fun outline(
    text: String,
    paint: Paint,
) = android.graphics.Path().also { paint.getTextPath(text, 0, text.length, 0f, 0f, it) }

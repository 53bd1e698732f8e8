package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import app.traytable.ui.theme.TrayColours

private const val LINE = 0.145f

/** A face of which only the upper strip shows: number or sign, shape and letters on one line. */
class CoveredDrawing(
    face: CardFace,
    label: String,
    width: Float,
    colours: TrayColours,
) : CardDrawing(width, colours) {
    private val colour = face.colour
    private val about = face.accent ?: colour
    private val isBlank = face.mark.isEmpty() && face.sign == null
    private val field = fieldPath(about.edge, width, height, margin)
    private val number =
        lettering(face.mark, at(0f), width * 0.128f, width * 0.26f).startingAt(width * 0.1f)
    private val sign =
        face.sign
            ?.takeIf { face.mark.isEmpty() }
            ?.let { SignDrawing(it, face, at(0.17f), width * 0.075f) }
    private val shape = about.shape.path(at(if (isBlank) 0.17f else 0.43f), width * 0.06f)
    private val letters =
        lettering(label, at(0f), width * 0.092f, width * 0.3f).run {
            startingAt(width * 0.91f - getBounds().width)
        }

    override fun DrawScope.drawPrint() {
        drawPath(field, colour.field)
        drawPath(number, colour.ink)
        sign?.drawOn(this)
        drawPath(shape, colour.ink)
        drawPath(letters, colour.ink)
    }

    private fun at(x: Float) = Offset(width * x, width * LINE)
}

private fun Path.startingAt(x: Float): Path = apply { translate(Offset(x - getBounds().left, 0f)) }

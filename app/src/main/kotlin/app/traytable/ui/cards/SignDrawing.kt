package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform

/** A pictogram around [centre]; with a figure, the two together stand around it. */
class SignDrawing(
    sign: CardSign,
    face: CardFace,
    centre: Offset,
    private val radius: Float,
) {
    private val ink = face.colour.ink
    private val hasFigure = sign.figure.isNotEmpty()
    private val middle = if (hasFigure) centre + Offset(radius * 0.75f, 0f) else centre
    private val figure =
        lettering(sign.figure, centre - Offset(radius * 0.85f, 0f), radius * 1.15f, radius * 1.3f)
    private val sketch = Sketch(face).apply(sign.pictogram.draw)

    fun drawOn(scope: DrawScope) =
        with(scope) {
            drawPath(figure, ink)
            withTransform({
                translate(middle.x, middle.y)
                scale(radius, radius, Offset.Zero)
            }) { sketch.drawOn(this) }
        }
}

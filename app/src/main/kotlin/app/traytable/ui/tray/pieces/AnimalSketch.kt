package app.traytable.ui.tray.pieces

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Matrix
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.vector.PathParser

/** The cream of every animal. */
internal val Cream = Color(0xFFFFF8EA)

/** What a part of an animal is painted with; the colours themselves depend on the piece. */
internal enum class Paint { Body, Detail, Field, White }

/** An animal as parts, one upon another, around the middle of a piece of radius 24. */
internal class AnimalSketch(
    draw: AnimalSketch.() -> Unit,
) {
    private class Part(
        val path: Path,
        val paint: Paint,
        val alpha: Float,
        val pen: Stroke?,
    )

    private val parts = mutableListOf<Part>()

    init {
        draw()
    }

    fun fill(
        paint: Paint,
        outline: String,
        alpha: Float = 1f,
    ) {
        parts += Part(PathParser().parsePathString(outline).toPath(), paint, alpha, null)
    }

    fun line(
        paint: Paint,
        way: String,
        width: Float,
        cap: StrokeCap = StrokeCap.Round,
    ) {
        val path = PathParser().parsePathString(way).toPath()
        parts += Part(path, paint, 1f, Stroke(width, cap = cap))
    }

    fun disc(
        paint: Paint,
        x: Float,
        y: Float,
        radius: Float,
    ) = oval(paint, x, y, radius, radius)

    /** The same disc left and right of the middle. */
    fun discs(
        paint: Paint,
        x: Float,
        y: Float,
        radius: Float,
    ) = ovals(paint, x, y, radius, radius)

    fun ovals(
        paint: Paint,
        x: Float,
        y: Float,
        across: Float,
        down: Float,
        tilt: Float = 0f,
        alpha: Float = 1f,
    ) {
        oval(paint, -x, y, across, down, -tilt, alpha)
        oval(paint, x, y, across, down, tilt, alpha)
    }

    fun oval(
        paint: Paint,
        x: Float,
        y: Float,
        across: Float,
        down: Float,
        tilt: Float = 0f,
        alpha: Float = 1f,
    ) {
        val path = Path()
        path.addOval(Rect(Offset(-across, -down), Size(2 * across, 2 * down)))
        path.transform(
            Matrix().apply {
                translate(x, y)
                rotateZ(tilt)
            },
        )
        parts += Part(path, paint, alpha, null)
    }

    fun drawOn(
        scope: DrawScope,
        body: Color,
        detail: Color,
        field: Color,
    ) = parts.forEach { part ->
        val colour =
            when (part.paint) {
                Paint.Body -> body
                Paint.Detail -> detail
                Paint.Field -> field
                Paint.White -> Cream
            }
        if (part.pen == null) {
            scope.drawPath(part.path, colour, part.alpha)
        } else {
            scope.drawPath(part.path, colour, part.alpha, part.pen)
        }
    }
}

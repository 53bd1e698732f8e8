package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.sin

/** The shape that stands for a colour. Radii differ so that all look equally large. */
enum class CardShape {
    Circle,
    Square,
    Triangle,
    Star,
    Diamond,
    Hexagon,
    Pentagon,
    Ring,
    ;

    fun path(
        centre: Offset,
        radius: Float,
    ): Path =
        when (this) {
            Circle -> {
                disc(centre, radius * 0.88f)
            }

            Square -> {
                polygon(centre, radius * 1.12f, corners = 4, turn = 0.125f)
            }

            Triangle -> {
                polygon(centre + Offset(0f, radius * 0.2f), radius * 1.2f, corners = 3)
            }

            Star -> {
                polygon(centre, radius * 1.15f, corners = 10, inner = 0.46f)
            }

            Diamond -> {
                polygon(centre, radius * 1.2f, corners = 4, inner = 0.66f)
            }

            Hexagon -> {
                polygon(centre, radius * 1.15f, corners = 6, slim = 0.78f)
            }

            Pentagon -> {
                polygon(centre + Offset(0f, radius * 0.06f), radius * 1.08f, corners = 5)
            }

            Ring -> {
                disc(centre, radius * 0.92f).apply {
                    addPath(disc(centre, radius * 0.5f))
                    fillType = PathFillType.EvenOdd
                }
            }
        }
}

private fun disc(
    centre: Offset,
    radius: Float,
) = Path().apply { addOval(Rect(centre, radius)) }

/** Corners clockwise from the top, each second one at [inner] radii; [slim] times as wide. */
private fun polygon(
    centre: Offset,
    radius: Float,
    corners: Int,
    turn: Float = 0f,
    inner: Float = 1f,
    slim: Float = 1f,
) = Path().apply {
    for (corner in 0 until corners) {
        val angle = 2 * PI * (corner.toFloat() / corners + turn)
        val reach = if (corner % 2 == 1) radius * inner else radius
        val x = centre.x + slim * reach * sin(angle).toFloat()
        val y = centre.y - reach * cos(angle).toFloat()
        if (corner == 0) moveTo(x, y) else lineTo(x, y)
    }
    close()
}

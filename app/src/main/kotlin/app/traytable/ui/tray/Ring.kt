package app.traytable.ui.tray

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.lerp
import kotlin.math.floor

/**
 * Where all pieces stand, clockwise from the one at the lower edge, and the way between them: along
 * the rim, never across the felt.
 */
class Ring(
    plan: TrayPlan,
    isLeftHanded: Boolean,
) {
    private val felt = plan.felt.deflate(INSIDE)

    val places: List<Offset> =
        listOf(plan.nearPiece(isLeftHanded)) + plan.people.spots.map { it.piece }

    /** How far round the rim each stands, from the lower left corner. */
    private val marks =
        listOf(0f) +
            plan.people.spots.map {
                when (it.side) {
                    Side.Left -> felt.bottom - it.piece.y
                    Side.Top -> felt.height + it.piece.x - felt.left
                    Side.Right -> felt.height + felt.width + it.piece.y - felt.top
                }
            }

    private val whole = 2 * (felt.width + felt.height)

    /** At a whole number a place, between two of them on the way from one to the other. */
    fun along(position: Float): Offset {
        val before = floor(position).toInt().mod(places.size)
        val after = (before + 1) % places.size
        val part = position - floor(position)
        val from = marks[before]
        val to = if (after == 0) whole else marks[after]
        val aside = lerp(places[before] - rim(from), places[after] - rim(to), part)
        return rim(from + (to - from) * part) + aside
    }

    private fun rim(mark: Float): Offset {
        val top = mark - felt.height
        val right = top - felt.width
        val bottom = right - felt.height
        return when {
            top <= 0 -> Offset(felt.left, felt.bottom - mark)
            right <= 0 -> Offset(felt.left + top, felt.top)
            bottom <= 0 -> Offset(felt.right, felt.top + right)
            else -> Offset(felt.right - bottom, felt.bottom)
        }
    }

    private companion object {
        const val INSIDE = 17f
    }
}

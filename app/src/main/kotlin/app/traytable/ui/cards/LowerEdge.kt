package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import kotlin.math.PI
import kotlin.math.sin
import kotlin.math.sqrt

private const val SMOOTH = 12

/** How the colour field ends at the bottom: one period, as points in a box of one by one. */
enum class LowerEdge(
    private val periods: Int,
    private val period: List<Offset>,
) {
    Waves(4, curve { 0.5f + 0.5f * sin(2 * PI.toFloat() * it) }),
    Bars(6, listOf(Offset(0f, 0f), Offset(0f, 1f), Offset(0.5f, 1f), Offset(0.5f, 0f))),
    Teeth(6, listOf(Offset(0f, 0f), Offset(1f, 1f))),
    Rays(9, listOf(Offset(0f, 0f), Offset(0.3f, 0f), Offset(0.5f, 1f), Offset(0.7f, 0f))),
    Steps(
        3,
        listOf(
            Offset(0f, 0f),
            Offset(0.25f, 0f),
            Offset(0.25f, 0.5f),
            Offset(0.5f, 0.5f),
            Offset(0.5f, 1f),
            Offset(0.75f, 1f),
            Offset(0.75f, 0.5f),
            Offset(1f, 0.5f),
        ),
    ),
    Arcs(5, curve { sqrt(1 - (2 * it - 1) * (2 * it - 1)) }),
    Zigzag(5, listOf(Offset(0f, 0f), Offset(0.5f, 1f))),
    Plain(1, listOf(Offset(0f, 0.5f), Offset(1f, 0.5f))),
    ;

    /** The whole edge from left (0) to right (1). */
    fun points(): List<Offset> =
        (0 until periods).flatMap { index ->
            period.map { Offset((index + it.x) / periods, it.y) }
        } + Offset(1f, period.first().y)
}

private fun curve(height: (Float) -> Float) =
    (0 until SMOOTH).map { Offset(it.toFloat() / SMOOTH, height(it.toFloat() / SMOOTH)) }

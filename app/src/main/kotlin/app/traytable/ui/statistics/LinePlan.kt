package app.traytable.ui.statistics

import app.traytable.data.StatisticsDao.Played
import kotlin.math.ceil
import kotlin.math.floor

/** A dot on the line. Where many matches share one, it is their average and nobody has won it. */
internal data class Spot(
    val points: Float,
    val isWon: Boolean,
)

/** Where the points of all matches lie, from the first to the latest. */
internal class LinePlan(
    course: List<Played>,
) {
    val fewest = course.minOf { it.points() }
    val most = course.maxOf { it.points() }
    val sum = course.sumOf { it.points().toLong() }
    val average = sum.toFloat() / course.size

    /** Not more than an eye can tell apart. */
    val spots: List<Spot> =
        if (course.size <= MOST) {
            course.map { Spot(it.points().toFloat(), it.place() == 1) }
        } else {
            (0 until MOST).map { spot ->
                val few =
                    course.subList(spot * course.size / MOST, (spot + 1) * course.size / MOST)
                Spot(few.sumOf { it.points() }.toFloat() / few.size, isWon = false)
            }
        }

    val isThinned = course.size > MOST

    /** What stands at the lower and at the upper edge: averages reach less far than matches. */
    val low = floor(spots.minOf { it.points }).toInt()
    val high = ceil(spots.maxOf { it.points }).toInt()

    /** From 0 at the lower edge to 1 at the upper one; half way up where all are the same. */
    fun height(points: Float): Float = if (high == low) 0.5f else (points - low) / (high - low)

    /** From 0 for the first match to 1 for the latest. */
    fun across(spot: Int): Float = if (spots.size == 1) 0.5f else spot / (spots.size - 1f)

    companion object {
        const val MOST = 40
    }
}

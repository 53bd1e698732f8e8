package app.traytable.ui.statistics

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalConfiguration
import kotlin.math.roundToInt

/**
 * How many of a hundred. Only who has won all has won a hundred, and only who has won none has won
 * none.
 */
internal fun percent(
    part: Int,
    whole: Int,
): Int =
    when (part) {
        0 -> 0
        whole -> 100
        else -> (part * 100f / whole).roundToInt().coerceIn(1, 99)
    }

/** With one digit after the point, as the reader's language writes it. */
@Composable
internal fun average(
    sum: Long,
    count: Int,
): String = String.format(LocalConfiguration.current.locales[0], "%.1f", sum.toDouble() / count)

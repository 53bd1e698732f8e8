package app.traytable.ui.tray

import androidx.compose.ui.geometry.Size
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.CARD_RATIO

/**
 * A way to lay a block: so many cards across and down, and what does not grow with them.
 *
 * @param across in widths of an ordinary card
 * @param down in heights of an ordinary card
 * @param text what is written above or below, in dp with usual letters
 * @param mostLetters letters larger than this need no more room for it
 * @param worth less than 1 if it leaves something out: what makes up for larger cards
 */
data class Shape(
    val across: Float,
    val down: Float,
    val wide: Dp = 0.dp,
    val high: Dp = 0.dp,
    val text: Dp = 0.dp,
    val mostLetters: Float = Float.MAX_VALUE,
    val worth: Float = 1f,
) {
    fun size(
        unit: Float,
        letters: Float,
    ) = Size(
        across * unit + wide.value,
        down * unit * CARD_RATIO + high.value + text.value * minOf(letters, mostLetters),
    )
}

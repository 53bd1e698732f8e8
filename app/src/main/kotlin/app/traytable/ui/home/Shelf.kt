package app.traytable.ui.home

import androidx.compose.runtime.Immutable
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

private val LOW = 480.dp

/**
 * How the posters hang: by the room for words, so that text never has to shrink.
 *
 * @param picture the width of a picture beside the words, or its height above them
 * @param rows how many of the other matches show before one asks for all
 * @param matchColumns 2 where the other matches lie beside the one on the tray
 */
@Immutable
data class Shelf(
    val columns: Int,
    val isBeside: Boolean,
    val picture: Dp,
    val margin: Dp = 10.dp,
    val gap: Dp = 8.dp,
    val rows: Int = 1,
    val matchColumns: Int = 1,
    val hasMatchPicture: Boolean = true,
) {
    companion object {
        fun fitting(
            width: Dp,
            height: Dp,
            fontScale: Float,
        ): Shelf {
            val room = width / fontScale
            val plenty = Shelf(4, false, 220.dp, 24.dp, 16.dp, rows = 2, matchColumns = 2)
            return when {
                height < LOW && room >= 600.dp -> Shelf(2, true, 150.dp, matchColumns = 2)
                height < LOW -> Shelf(1, true, 150.dp, hasMatchPicture = room >= 330.dp)
                room >= 840.dp -> plenty.copy(picture = (height * 0.42f).coerceIn(220.dp, 340.dp))
                room >= 560.dp -> plenty.copy(columns = 2, picture = 200.dp, matchColumns = 1)
                room >= 330.dp -> Shelf(2, false, pictureOver(width))
                room >= 270.dp -> Shelf(1, true, 132.dp, hasMatchPicture = false)
                else -> Shelf(1, false, 140.dp, hasMatchPicture = false)
            }
        }

        /** As high as it is in the drawing of a poster of this width. */
        private fun pictureOver(width: Dp): Dp = width / 2 * (Poster.HEIGHT / Poster.WIDTH) * 0.96f
    }
}

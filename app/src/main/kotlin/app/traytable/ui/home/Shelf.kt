package app.traytable.ui.home

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How the parts of a tile lie: the cards beside the words, or above them. */
enum class TileLayout { Beside, Stacked }

/** How the tiles are arranged: by the room for words, so that text never has to shrink. */
class Shelf private constructor(
    val columns: Int,
    val tiles: TileLayout,
    val emblem: Dp,
    val minTileHeight: Dp = 0.dp,
    val isLarge: Boolean = false,
) {
    val margin = if (isLarge) 28.dp else 16.dp
    val gap = if (isLarge) 20.dp else 12.dp
    val padding = if (isLarge) 28.dp else 12.dp

    companion object {
        fun fitting(
            width: Dp,
            height: Dp,
            fontScale: Float,
        ): Shelf {
            val columns = if (width / fontScale >= 560.dp) 2 else 1
            val room = width / columns / fontScale
            val large = minOf(width, height) >= 600.dp && columns == 2
            return when {
                large && room >= 480.dp -> Shelf(2, TileLayout.Beside, 188.dp, 296.dp, true)
                large -> Shelf(2, TileLayout.Stacked, 240.dp, isLarge = true)
                room < 290.dp -> Shelf(columns, TileLayout.Stacked, 148.dp)
                else -> Shelf(columns, TileLayout.Beside, 92.dp)
            }
        }
    }
}

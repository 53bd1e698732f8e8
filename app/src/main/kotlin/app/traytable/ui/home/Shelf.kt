package app.traytable.ui.home

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How the parts of a tile lie: the cards beside the words, above them, or small above few words. */
enum class TileLayout { Beside, Stacked, Small }

/**
 * How the tiles are arranged: by the room for words, so that text never has to shrink. Where
 * matches are unfinished, the games take less room.
 */
class Shelf private constructor(
    val columns: Int,
    val tiles: TileLayout,
    val emblem: Dp,
    val minTileHeight: Dp = 0.dp,
    val isLarge: Boolean = false,
    val matchColumns: Int = columns,
) {
    val margin = if (isLarge) 28.dp else 16.dp
    val gap = if (isLarge) 20.dp else 12.dp
    val padding = if (isLarge) 28.dp else 12.dp

    /** How many unfinished matches show before one asks for all. */
    val matches = if (isLarge) 4 else 2

    companion object {
        fun fitting(
            width: Dp,
            height: Dp,
            fontScale: Float,
            busy: Boolean,
        ): Shelf {
            val columns = if (width / fontScale >= 560.dp) 2 else 1
            val room = width / columns / fontScale
            val large = minOf(width, height) >= 600.dp && columns == 2
            return when {
                large && room >= 480.dp && busy -> busyTablet()
                large && room >= 480.dp -> Shelf(2, TileLayout.Beside, 188.dp, 296.dp, true)
                large -> Shelf(2, TileLayout.Stacked, 240.dp, isLarge = true)
                busy && columns == 1 && room >= 320.dp -> small()
                room < 290.dp -> Shelf(columns, TileLayout.Stacked, 148.dp)
                else -> Shelf(columns, TileLayout.Beside, 92.dp)
            }
        }

        private fun busyTablet() = Shelf(2, TileLayout.Beside, 148.dp, isLarge = true)

        private fun small() = Shelf(2, TileLayout.Small, 68.dp, matchColumns = 1)
    }
}

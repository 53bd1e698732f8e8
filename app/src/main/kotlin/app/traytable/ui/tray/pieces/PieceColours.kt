package app.traytable.ui.tray.pieces

import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import app.traytable.match.Animal

/** What a piece takes from its surroundings. The animal brings its own colours. */
enum class PieceColours(
    internal val line: Color,
    internal val lamp: Color,
    internal val lampLine: Color,
    internal val ink: Color,
    internal val felt: Color,
    internal val tag: Color,
    internal val tagLine: Color,
) {
    Light(
        line = Color(0xFF3A2611),
        lamp = Color(0xFFFFD266),
        lampLine = Color(0xFF5A3B00),
        ink = Color(0xFF241A10),
        felt = Color(0xFF3B5346),
        tag = Color(0xFFFFFCF5),
        tagLine = Color(0xFF7A5429),
    ),
    Dark(
        line = Color(0xFF0C0805),
        lamp = Color(0xFFFFCB5C),
        lampLine = Color(0xFF2B1C00),
        ink = Color(0xFFF4ECDF),
        felt = Color(0xFF1B2822),
        tag = Color(0xFFEFE6D6),
        tagLine = Color(0xFF150E09),
    ),
    ;

    companion object {
        @Composable
        fun here(): PieceColours =
            if (MaterialTheme.colorScheme.background.luminance() < 0.5f) Dark else Light
    }
}

/** The field behind the animal. Sleeves have it too. */
val Animal.field: Color
    get() =
        when (this) {
            Animal.FOX -> Color(0xFFA8431C)
            Animal.WHALE -> Color(0xFF2F5F8A)
            Animal.FROG -> Color(0xFF4E7A32)
            Animal.OWL -> Color(0xFF6E4A78)
            Animal.PIG -> Color(0xFFB9546F)
            Animal.BEAR -> Color(0xFF7A4E2B)
            Animal.CHICK -> Color(0xFFB07D12)
            Animal.CAT -> Color(0xFF474B57)
            Animal.RABBIT -> Color(0xFF7B79A6)
            Animal.ELEPHANT -> Color(0xFF4B8796)
        }

/** Eyes, noses and other dark detail. */
val Animal.detail: Color
    get() =
        when (this) {
            Animal.FOX -> Color(0xFF5E2208)
            Animal.WHALE -> Color(0xFF163450)
            Animal.FROG -> Color(0xFF294517)
            Animal.OWL -> Color(0xFF3D2545)
            Animal.PIG -> Color(0xFF6E2439)
            Animal.BEAR -> Color(0xFF452812)
            Animal.CHICK -> Color(0xFF5E4000)
            Animal.CAT -> Color(0xFF22252D)
            Animal.RABBIT -> Color(0xFF3E3C66)
            Animal.ELEPHANT -> Color(0xFF1E4A56)
        }

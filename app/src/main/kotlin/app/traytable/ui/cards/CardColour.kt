package app.traytable.ui.cards

import androidx.annotation.StringRes
import androidx.compose.ui.graphics.Color
import app.traytable.R

private val White = Color(0xFFFFFFFF)
private val Ink = Color(0xFF22262B)

/** A colour is told by its field, its shape, its lower edge and its letters, never by one alone. */
enum class CardColour(
    val field: Color,
    val ink: Color,
    val shape: CardShape,
    val edge: LowerEdge,
    @param:StringRes val label: Int?,
    @param:StringRes val word: Int,
) {
    Blue(
        Color(0xFF1E66D0),
        White,
        CardShape.Circle,
        LowerEdge.Waves,
        R.string.blue_short,
        R.string.words_blue,
    ),
    Gray(
        Color(0xFF6A7078),
        White,
        CardShape.Square,
        LowerEdge.Bars,
        R.string.gray_short,
        R.string.words_gray,
    ),
    Green(
        Color(0xFF1F8A4C),
        White,
        CardShape.Triangle,
        LowerEdge.Teeth,
        R.string.green_short,
        R.string.words_green,
    ),
    Yellow(
        Color(0xFFF2C230),
        Ink,
        CardShape.Star,
        LowerEdge.Rays,
        R.string.yellow_short,
        R.string.words_yellow,
    ),
    Red(
        Color(0xFFCF3A3A),
        White,
        CardShape.Diamond,
        LowerEdge.Steps,
        R.string.red_short,
        R.string.words_red,
    ),

    // Dark enough to stay apart from blue for eyes without red: CardColourTest measures it.
    Purple(
        Color(0xFF6A2A9C),
        White,
        CardShape.Hexagon,
        LowerEdge.Arcs,
        R.string.purple_short,
        R.string.words_purple,
    ),
    Orange(
        Color(0xFFE9772B),
        Ink,
        CardShape.Pentagon,
        LowerEdge.Zigzag,
        R.string.orange_short,
        R.string.words_orange,
    ),
    Black(Ink, White, CardShape.Ring, LowerEdge.Plain, null, R.string.words_black),
    ;

    /** The field where small words stand on it: white ones want a green that is a shade darker. */
    val ground: Color get() = if (this == Green) Color(0xFF1E874A) else this.field
}

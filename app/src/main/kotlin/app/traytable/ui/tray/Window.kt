package app.traytable.ui.tray

import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp

/** How a window is shaped: that decides where things lie. */
enum class Form {
    /** A phone as it is held. */
    Tall,

    /** A phone on its side. */
    Wide,

    /** A tablet: there is room for the log beside the tray. */
    Roomy,
}

/**
 * The room there is for a tray.
 *
 * @param letters how large letters are, 1 being usual
 */
data class Window(
    val width: Dp,
    val height: Dp,
    val letters: Float = 1f,
) {
    val form: Form =
        when {
            height < 480.dp && width > height -> Form.Wide
            width >= 840.dp && height >= 600.dp -> Form.Roomy
            else -> Form.Tall
        }

    /** Names of others are spoken, not written, where letters or the window leave no room. */
    val hasNames: Boolean = letters < 1.5f && width >= 340.dp

    /** The diameter of a piece on the rim. */
    val piece: Float =
        when {
            form == Form.Wide -> 38f
            form == Form.Roomy -> 54f
            width < 340.dp -> 36f
            else -> 44f
        }

    /** The width of cards that are counted rather than read. */
    val mini: Dp =
        when {
            form == Form.Wide -> 20.dp
            form == Form.Roomy -> 40.dp
            width < 340.dp -> 18.dp
            else -> 24.dp
        }

    fun withUsualLetters() = copy(letters = 1f)
}

package app.traytable.ui.cards

import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp

/** Narrower cards leave out the word: it would be too small to read. */
private val WIDE_ENOUGH_FOR_WORDS = 80.dp

/** A face with its texts in one language, ready to be drawn in any size. */
class PrintedFace(
    val face: CardFace,
    val label: String?,
    val word: String?,
) {
    fun drawing(
        width: Float,
        density: Density,
    ): FaceDrawing {
        val wide = width >= with(density) { WIDE_ENOUGH_FOR_WORDS.toPx() }
        return FaceDrawing(face, label.orEmpty(), if (wide) word.orEmpty() else "", width)
    }
}

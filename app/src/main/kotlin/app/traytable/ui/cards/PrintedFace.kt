package app.traytable.ui.cards

import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.TrayColours

// Narrower cards leave out what would be too small to read.
private val WIDE_ENOUGH_FOR_WORDS = 80.dp
private val WIDE_ENOUGH_FOR_LETTERS = 44.dp
private val WIDE_ENOUGH_FOR_INDICES = 30.dp

/** A face with its texts in one language, ready to be drawn in any size. */
class PrintedFace(
    val face: CardFace,
    val label: String?,
    val word: String?,
)

/** The face, or the back of a card that shows none; [isCovered] if others lie on all but its top. */
fun PrintedFace?.drawing(
    width: Float,
    density: Density,
    colours: TrayColours,
    isCovered: Boolean = false,
): CardDrawing {
    if (this == null) return BackDrawing(width, density, colours)
    if (isCovered) return CoveredDrawing(face, label.orEmpty(), width, colours)
    val wide = with(density) { width.toDp() }
    return FaceDrawing(
        face,
        label.orEmpty().takeIf { wide >= WIDE_ENOUGH_FOR_LETTERS }.orEmpty(),
        word.orEmpty().takeIf { wide >= WIDE_ENOUGH_FOR_WORDS }.orEmpty(),
        width,
        hasIndex = wide >= WIDE_ENOUGH_FOR_INDICES,
        colours,
    )
}

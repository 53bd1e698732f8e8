package app.traytable.ui.cards

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.rotate
import app.traytable.ui.theme.TrayColours

private const val EDGE_DEPTH = 0.07f
private const val INDEX_X = 0.17f
private const val WORD_LEFT = 0.1f
private const val WORD_WIDTH = 0.6f
private const val WORD_HEIGHT = 0.078f
private const val LINE_HEIGHT = 0.118f
private const val LAST_LINE = 1.165f

/** The face of a card. A card with neither number nor sign has its shape alone. */
class FaceDrawing(
    face: CardFace,
    label: String,
    word: String,
    width: Float,
    private val hasIndex: Boolean,
    colours: TrayColours,
) : CardDrawing(width, colours) {
    private val colour = face.colour
    private val about = face.accent ?: colour
    private val isBlank = face.mark.isEmpty() && face.sign == null
    private val crest = height - margin - width * EDGE_DEPTH
    private val middle = Offset(width / 2, (margin + crest) / 2)
    private val field = fieldPath(about.edge, width, height, margin)
    private val ghost = colour.shape.path(middle, width * 0.32f)
    private val ghostAlpha = if (isBlank) 1f else 0.2f
    private val label = lettering(label, at(0.83f, 0.165f), width * 0.085f, width * 0.2f)

    // Two figures keep clear of the indices.
    private val tall = if (face.mark.length > 1) 0.47f else 0.58f
    private val number =
        when {
            face.sign == null -> lettering(face.mark, middle, width * tall, width * 0.62f)
            word.isEmpty() -> lettering(face.mark, at(0.5f, 0.45f), width * 0.4f, width * 0.46f)
            else -> lettering(face.mark, at(0.5f, 0.4f), width * 0.36f, width * 0.44f)
        }
    private val sign = face.sign?.let { sign(it, face, word) }
    private val word = lines(word)

    private val index = lettering(face.mark, at(INDEX_X, 0.175f), width * 0.14f, width * 0.17f)
    private val indexSign =
        face.sign
            ?.takeIf { face.mark.isEmpty() }
            ?.let { SignDrawing(it, face, at(INDEX_X, 0.18f), width * 0.075f) }
    private val indexShape =
        about.shape.path(at(INDEX_X, if (isBlank) 0.18f else 0.335f), width * 0.06f)

    override fun DrawScope.drawPrint() {
        drawPath(field, colour.field)
        drawPath(ghost, colour.ink, ghostAlpha)
        drawPath(number, colour.ink)
        sign?.drawOn(this)
        drawPath(word, colour.ink)
        drawPath(label, colour.ink)
        if (!hasIndex) return
        drawIndex()
        // Readable from the other side of the table.
        rotate(180f, middle) { drawIndex() }
    }

    private fun DrawScope.drawIndex() {
        drawPath(index, colour.ink)
        indexSign?.drawOn(this)
        drawPath(indexShape, colour.ink)
    }

    private fun sign(
        sign: CardSign,
        face: CardFace,
        word: String,
    ): SignDrawing {
        val room = if (word.isEmpty()) middle.y else width * 0.6f
        return when {
            face.mark.isEmpty() -> SignDrawing(sign, face, Offset(middle.x, room), width * 0.27f)
            word.isEmpty() -> SignDrawing(sign, face, at(0.5f, 0.88f), width * 0.17f)
            else -> SignDrawing(sign, face, at(0.5f, 0.8f), width * 0.145f)
        }
    }

    /** The word stands in the corner that the indices leave free, on one line or on two. */
    private fun lines(word: String) =
        Path().apply {
            val lines = word.lines()
            lines.forEachIndexed { index, line ->
                val y = LAST_LINE - (lines.size - 1 - index) * LINE_HEIGHT
                val letters = lettering(line, at(0f, y), width * WORD_HEIGHT, width * WORD_WIDTH)
                addPath(letters, Offset(width * WORD_LEFT - letters.getBounds().left, 0f))
            }
        }

    private fun at(
        x: Float,
        y: Float,
    ) = Offset(width * x, width * y)
}

/** The coloured part of a face, down to its patterned lower [edge]. */
internal fun fieldPath(
    edge: LowerEdge,
    width: Float,
    height: Float,
    margin: Float,
) = Path().apply {
    val right = width - margin
    val corner = margin * 0.7f
    val crest = height - margin - width * EDGE_DEPTH
    moveTo(margin, margin + corner)
    quadraticTo(margin, margin, margin + corner, margin)
    lineTo(right - corner, margin)
    quadraticTo(right, margin, right, margin + corner)
    for (point in edge.points().asReversed()) {
        lineTo(margin + point.x * (right - margin), crest + point.y * width * EDGE_DEPTH)
    }
    close()
}

package app.traytable.ui.home

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.withTransform
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawing
import app.traytable.ui.cards.printed
import app.traytable.ui.theme.LocalTrayColours
import kotlin.math.min

private val Plain = Color(0xFF3A4048)

/**
 * The picture of a game: its cards on a coloured field. All measures are those of a picture that is
 * [WIDTH] wide and [HEIGHT] high; larger places show more of the field.
 *
 * @param over what lies on the cards
 */
class Poster(
    internal val field: Color,
    internal val cards: List<PosterCard>,
    internal val over: DrawScope.() -> Unit = {},
) {
    companion object {
        const val WIDTH = 192f
        const val HEIGHT = 152f

        /** For a game without a picture of its own: its cards, held in one hand. */
        fun fanned(
            faces: List<CardFace?>,
            field: Color = Plain,
            spread: Float = 15f,
        ) = Poster(
            field,
            faces.mapIndexed { index, face ->
                val turn = (index - (faces.size - 1) / 2f) * spread
                PosterCard(face, 60f, 32f, 72f, turn, Offset(WIDTH / 2, 250f))
            },
        )
    }
}

/** A card of the picture, a back without a face; it is turned around [pivot], or its own middle. */
class PosterCard(
    internal val face: CardFace?,
    internal val x: Float,
    internal val y: Float,
    internal val width: Float,
    internal val turn: Float = 0f,
    internal val pivot: Offset = Offset(x + width / 2, y + width * CARD_RATIO / 2),
)

/** Decoration: the words beside it say which game it is. */
@Composable
fun PosterPicture(
    poster: Poster,
    modifier: Modifier = Modifier,
) {
    val prints = poster.cards.map { card -> card.face?.let { printed(it) } }
    val colours = LocalTrayColours.current
    Spacer(
        modifier.clipToBounds().drawWithCache {
            val unit = min(size.width / Poster.WIDTH, size.height / Poster.HEIGHT)
            val left = (size.width - Poster.WIDTH * unit) / 2
            val top = (size.height - Poster.HEIGHT * unit) / 2
            val drawings =
                poster.cards.mapIndexed { index, card ->
                    prints[index].drawing(card.width * unit, this, colours)
                }
            onDrawBehind {
                drawRect(poster.field)
                poster.cards.forEachIndexed { index, card ->
                    withTransform({
                        translate(left, top)
                        rotate(card.turn, card.pivot * unit)
                        translate(card.x * unit, card.y * unit)
                    }) { drawings[index].drawOn(this) }
                }
                withTransform({
                    translate(left, top)
                    scale(unit, unit, Offset.Zero)
                }) { poster.over(this) }
            }
        },
    )
}

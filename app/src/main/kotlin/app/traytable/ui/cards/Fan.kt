package app.traytable.ui.cards

import androidx.compose.foundation.layout.Spacer
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import app.traytable.ui.theme.LocalTrayColours
import kotlin.math.min

private const val SPREAD = 15f

// Where the cards turn, and the room the fan then takes, all by the width of a card.
private const val PIVOT = 2.3f
private const val LIFT = 0.08f
private const val FAN_WIDTH = 2.18f
private const val FAN_HEIGHT = 1.66f

/** Width by height of the room that a fan fills. */
const val FAN_RATIO = FAN_WIDTH / FAN_HEIGHT

// The middle card lies in front and a little higher, so that it can be read whole.
private val TURNS = listOf(0 to -SPREAD, 2 to SPREAD, 1 to 0f)

/** Three cards held in one hand, as large as the place allows; those without a face are backs. */
@Composable
fun Fan(
    cards: List<CardFace?>,
    modifier: Modifier = Modifier,
) {
    val prints = cards.map { face -> face?.let { printed(it) } }
    val colours = LocalTrayColours.current
    Spacer(
        modifier.drawWithCache {
            val width = min(size.width / FAN_WIDTH, size.height / FAN_HEIGHT)
            val left = (size.width - width) / 2
            val top = (size.height - width * FAN_HEIGHT) / 2 + width * LIFT
            val drawings = prints.map { it.drawing(width, this, colours) }
            onDrawBehind {
                TURNS.forEach { (index, turn) ->
                    withTransform({
                        translate(left, if (index == 1) top - width * LIFT else top)
                        rotate(turn, Offset(width / 2, width * PIVOT))
                    }) { drawings[index].drawOn(this) }
                }
            }
        },
    )
}

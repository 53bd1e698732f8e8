package app.traytable.ui.solo

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.wrapContentSize
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import androidx.compose.ui.zIndex
import app.traytable.R
import app.traytable.rules.solo.SoloMove
import app.traytable.ui.cards.CARD_RADIUS
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.ear.heardAs
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched
import app.traytable.ui.words.Speech

internal const val DRAW_PILE = "draw"

private val EDGE = 12.dp
private val STEP = 1.8.dp

private val GAP = 14.dp

/**
 * Draw pile and discards side by side: one block, so that neither ever leaves its place. Under the
 * draw pile room is kept for “Solo!”.
 *
 * @param hasMain something on the screen is filled already
 */
internal fun piles(
    picking: Picking,
    hasMain: Boolean,
): Block {
    val shape =
        Shape(
            1f + DiscardsPlan.ACROSS,
            DiscardsPlan.DOWN,
            EDGE + GAP,
            text = DiscardsPlan.WORD,
            mostLetters = DiscardsPlan.LARGEST_WORD,
        )
    return Block("piles", shape) { card ->
        Row(Modifier.fillMaxSize(), Arrangement.spacedBy(GAP)) {
            val isBelow = isBelow(card)
            Box(Modifier.width(card + EDGE).fillMaxHeight().zIndex(1f)) {
                Box(Modifier.offset(y = above(card, isBelow))) { DrawPile(picking, card) }
                Box(
                    Modifier
                        .align(Alignment.BottomStart)
                        .wrapContentWidth(Alignment.Start, unbounded = true)
                        .offset(y = if (isBelow) sayHeight() + 6.dp else 0.dp)
                        .widthIn(min = card + EDGE),
                ) { Say(picking, isFilled = !hasMain) }
            }
            Discards(picking, card)
        }
    }
}

/** In the middle, but so far up that “Solo!” finds room below. */
@Composable
private fun above(
    card: Dp,
    isBelow: Boolean,
): Dp {
    val density = LocalDensity.current
    val count = with(density) { COUNT.toDp() }
    val free = DiscardsPlan.height(card, density.fontScale) - card * CARD_RATIO - EDGE - count
    val middle = free / 2
    val most = if (isBelow) middle else min(middle, free - sayHeight() - 6.dp)
    return most.coerceAtLeast(0.dp)
}

/** Beside small discards “Solo!” would lie on them: it goes below both piles. */
@Composable
private fun isBelow(card: Dp): Boolean {
    val word = with(LocalDensity.current) { 40.sp.toDp() } + 24.dp
    return word.coerceAtLeast(96.dp) > card + EDGE + GAP + DiscardsPlan.border(card) + 4.dp
}

private val COUNT = 20.sp

@Composable
private fun DrawPile(
    picking: Picking,
    card: Dp,
) {
    val table = picking.table
    val view = table.view
    val size = view.drawPile()
    val spoken =
        listOfNotNull(
            pluralStringResource(R.plurals.solo_draw_pile, size, size),
            Speech(LocalResources.current).waiting(view),
        ).joinToString()
    val draw = picking.picks.draw.takeIf { picking.question.isEmpty() }
    val isHinted = draw != null && draw == picking.hinted
    val state =
        when {
            isHinted -> CardState.Hinted
            draw != null -> CardState.Legal
            else -> CardState.Plain
        }
    Column(
        Modifier
            .touched(touch(picking, draw, isHinted))
            .semantics(mergeDescendants = true) { contentDescription = spoken }
            .heardAs(spoken),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Backs(size, card, state, view.chain())
        Text(
            "$size",
            Modifier.clearAndSetSemantics {},
            color = LocalTrayColours.current.feltInk,
            style = TrayType.count.copy(fontSize = 17.sp, lineHeight = COUNT),
        )
    }
}

/** What cannot be drawn from says why; on a table for all eyes it says nothing. */
@Composable
private fun touch(
    picking: Picking,
    draw: SoloMove?,
    isHinted: Boolean,
): Touch? {
    val table = picking.table
    return when {
        draw != null -> Touch(table.words().move(draw), isHinted) { table.play(draw) }
        table.viewer == null || table.isReplayed || picking.question.isNotEmpty() -> null
        else -> Touch(stringResource(R.string.solo_why)) { picking.touchInVain(DRAW_PILE) }
    }
}

/** Some backs in their slot, and how many of them wait for somebody. */
@Composable
private fun Backs(
    size: Int,
    card: Dp,
    state: CardState,
    chain: Int,
) {
    val colours = LocalTrayColours.current
    Box(
        Modifier
            .size(card + EDGE, card * CARD_RATIO + EDGE)
            .slot(colours)
            .padding(EDGE / 2),
    ) {
        Box(Modifier.size(card, card * CARD_RATIO).place(DRAW_PILE, isCard = false)) {
            val below = minOf(size - 1, STACKED)
            for (index in below downTo 1) {
                Card(null, Modifier.offset(STEP * index, STEP * index).width(card))
            }
            if (size > 0) Card(null, Modifier.width(card), state)
            if (chain > 0) Waiting(chain, Modifier.align(Alignment.Center))
        }
    }
}

private const val STACKED = 3

@Composable
private fun Waiting(
    chain: Int,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    Box(
        modifier
            .wrapContentSize(unbounded = true)
            .background(colours.lamp, CircleShape)
            .border(1.4.dp, colours.lampLine, CircleShape)
            .padding(horizontal = 10.dp, vertical = 8.dp),
    ) { Text("+$chain", color = colours.tagInk, style = TrayType.title) }
}

/** A place printed on the felt, a little larger than the card. */
internal fun Modifier.slot(colours: TrayColours): Modifier =
    drawBehind {
        val line = 1.6.dp.toPx()
        drawRoundRect(
            colours.slot,
            Offset(line / 2, line / 2),
            Size(size.width - line, size.height - line),
            CornerRadius(size.width * CARD_RADIUS + 4.dp.toPx()),
            Stroke(line),
        )
    }

package app.traytable.ui.qwinto

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.layout
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.cards.drawn
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech

internal const val PILE = "pile"

/** The draw pile and how many cards it has; alone, that is how many are left. */
@Composable
internal fun Pile(
    parts: Parts,
    card: Dp,
    modifier: Modifier = Modifier,
) {
    val left = parts.view.drawPile()
    val isAlone = parts.view.seats() == 1
    val words = if (isAlone) R.plurals.qwinto_pile_alone else R.plurals.qwinto_pile
    val spoken = pluralStringResource(words, left, left)
    val ink = LocalTrayColours.current.feltInk
    Column(
        modifier.width(card).clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        Box {
            EmptyPlace(Modifier.width(card))
            // Its thickness; the top card is the one that is drawn.
            repeat(minOf(2, left - 1)) {
                Card(null, Modifier.width(card).offset(1.5.dp * (it + 1), 1.5.dp * (it + 1)))
            }
            Box(Modifier.width(card).place(PILE)) { if (left > 0) Card(null, Modifier.width(card)) }
        }
        Column(
            Modifier.wrapContentWidth(unbounded = true),
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            Text("$left", color = ink, style = TrayType.count)
            if (isAlone) {
                Text(stringResource(R.string.qwinto_left), color = ink, style = TrayType.name)
            }
        }
    }
}

/** What would be called there, hung over the outer corner of that card. Decoration. */
@Composable
internal fun SumOn(
    place: Int,
    call: QwintoCall,
    fits: Boolean,
    card: Rect,
) {
    val colours = LocalTrayColours.current
    Row(
        Modifier
            .hungOver(place, card)
            .clearAndSetSemantics {}
            .background(colours.ringGap, RoundedCornerShape(10.5.dp))
            .padding(1.5.dp)
            .background(colours.tag, RoundedCornerShape(9.dp))
            .border(2.6.dp, colours.ring, RoundedCornerShape(9.dp))
            .padding(horizontal = 6.dp, vertical = 4.dp),
        Arrangement.spacedBy(2.dp),
        Alignment.CenterVertically,
    ) {
        Text(
            Speech(LocalResources.current).signed(call.sum()),
            color = if (fits) colours.tagInk else colours.tagInk.copy(alpha = DIM),
            textDecoration = if (fits) null else TextDecoration.LineThrough,
            style = TrayType.prompt.copy(fontSize = 16.sp),
        )
        call.colours().forEach { ColourSign(it, 12.dp, if (fits) 1f else DIM) }
    }
}

/** Over its outer corner, as far out as it must to leave the next card and the disc alone. */
private fun Modifier.hungOver(
    place: Int,
    card: Rect,
) = layout { measurable, _ ->
    val plate = measurable.measure(Constraints())
    val inner = (card.width * INNER).dp.roundToPx()
    val hangs = HANGS.roundToPx()
    val isLeft = place % 2 == 0
    val isUpper = place / 2 == 0
    val x = if (isLeft) inner - plate.width else card.width.dp.roundToPx() - inner
    val y = if (isUpper) -hangs else card.height.dp.roundToPx() + hangs - plate.height
    layout(0, 0) { plate.place(card.left.dp.roundToPx() + x, card.top.dp.roundToPx() + y) }
}

private const val INNER = 0.66f
private val HANGS = 6.dp
private const val DIM = 0.55f

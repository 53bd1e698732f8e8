package app.traytable.ui.pointapile

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.table.place

/** How much of a covered card looks out: the corner that tells what it is. */
private const val PEEK = 0.42f
private const val SHOWN = 4
private const val BARRED_ALPHA = 0.45f

/** A pile, its lower cards looking out above; a tap puts a card, aims, or looks through it. */
@Composable
internal fun PileOnTable(
    parts: Parts,
    pile: Int,
    width: Dp,
) {
    val cards = parts.view.piles()[pile]
    val state = parts.stateOf(pile)
    val isBarred = parts.isPointing && !parts.aim.mayPointAt(pile)
    val spoken = pileInWords(pile, cards)
    val barred = if (isBarred) barrierInWords(parts, pile) else null
    Column(
        Modifier
            .place(parts.flights, pileRoom(pile))
            .clickable(onClickLabel = parts.tapLabel(), role = Role.Button) { parts.tap(pile) }
            .semantics(mergeDescendants = true) {
                contentDescription = spoken
                if (barred != null) stateDescription = barred
                if (state == CardState.Selected) selected = true
            }.width(width)
            .padding(top = 6.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        PileCards(
            cards,
            width,
            Modifier.alpha(if (isBarred) BARRED_ALPHA else 1f),
            Modifier.place(parts.flights, pilePlace(pile)),
            state,
        )
        FlowRow(
            Modifier.clearAndSetSemantics {},
            Arrangement.spacedBy(6.dp),
            itemVerticalAlignment = Alignment.CenterVertically,
        ) {
            Text("${pile + 1}", style = MaterialTheme.typography.titleMedium)
            if (cards.size > 1) {
                Text(
                    stringResource(R.string.pile_times, cards.size),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            if (isBarred) BarredMark()
        }
    }
}

/** The cards of a pile, seen and not heard. */
@Composable
internal fun PileCards(
    cards: List<Byte>,
    width: Dp,
    modifier: Modifier = Modifier,
    topModifier: Modifier = Modifier,
    state: CardState = CardState.Plain,
) {
    val shown = cards.takeLast(SHOWN)
    val peek = width * PEEK
    Box(
        modifier
            .size(width, width * CARD_RATIO + peek * (shown.size - 1))
            .clearAndSetSemantics {},
    ) {
        shown.forEachIndexed { index, card ->
            val isTop = index == shown.lastIndex
            Card(
                pointAPileFace(card),
                Modifier
                    .offset(y = peek * index)
                    .then(if (isTop) topModifier else Modifier)
                    .width(width),
                if (isTop) state else CardState.Plain,
            )
        }
    }
}

@Composable
internal fun pileInWords(
    pile: Int,
    cards: List<Byte>,
): String {
    val names = cards.asReversed().map(pileWords()::card)
    val top = stringResource(R.string.pile_spoken, pile + 1, names.first())
    return if (names.size == 1) {
        top
    } else {
        stringResource(R.string.pile_spoken_below, top, names.drop(1).joinToString())
    }
}

@Composable
internal fun NewPile(
    parts: Parts,
    width: Dp,
) {
    val isLegal = parts.forming.mayOpen()
    val accent = MaterialTheme.colorScheme.primary
    Offered(
        stringResource(R.string.pile_new),
        Modifier
            .place(parts.flights, NEW_PILE)
            .clickable(role = Role.Button) { parts.forming.putOnNew() },
    ) {
        EmptyPlace(
            Modifier.width(width),
            if (isLegal) accent else MaterialTheme.colorScheme.outline,
            isLegal,
        )
        Text(
            stringResource(R.string.pile_plus),
            Modifier.clearAndSetSemantics {},
            color = if (isLegal) accent else MaterialTheme.colorScheme.outline,
            style = MaterialTheme.typography.headlineMedium,
        )
    }
}

@Composable
internal fun EmptyTable(
    parts: Parts,
    width: Dp,
) {
    val isAim = parts.aim.target == Aim.SPACE
    Offered(
        stringResource(R.string.pile_space),
        Modifier
            .clickable(onClickLabel = parts.tapLabel(), role = Role.Button) {
                parts.aim.tap(Aim.SPACE)
            }.semantics { selected = isAim },
    ) {
        EmptyPlace(Modifier.width(width), MaterialTheme.colorScheme.primary, isStrong = true)
        if (isAim) PointedMark(Modifier.size(width / 2))
    }
}

/** A place that is not a pile, with its name under it. */
@Composable
private fun Offered(
    name: String,
    modifier: Modifier,
    place: @Composable () -> Unit,
) {
    Column(
        modifier.width(IntrinsicSize.Min).padding(top = 6.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(contentAlignment = Alignment.Center) { place() }
        Text(
            name,
            Modifier.heightIn(min = 24.dp),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

private fun Parts.stateOf(pile: Int): CardState =
    when {
        isPointing && aim.target == pile -> CardState.Selected
        isPointing && aim.mayPointAt(pile) -> CardState.Legal
        forming.isOver(flights, pileRoom(pile)) && forming.mayPut(pile) -> CardState.Selected
        forming.mayPut(pile) -> CardState.Legal
        else -> CardState.Plain
    }

@Composable
private fun Parts.tapLabel(): String =
    stringResource(
        when {
            isPointing -> R.string.pile_tap_aim
            forming.card != null -> R.string.pile_tap_put
            else -> R.string.pile_tap_look
        },
    )

private fun Parts.tap(pile: Int) =
    when {
        isPointing -> aim.tap(pile)
        forming.card != null -> forming.putOn(pile)
        else -> look(Looked(Heap.Pile, pile))
    }

package app.traytable.ui.pointapile

import androidx.compose.foundation.combinedClickable
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.heard
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.rememberTick
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.fingers.Phase
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech
import app.traytable.ui.words.refusal

/**
 * A pile in its place, the cards below looking out above its top one. A touch puts a card, aims, or
 * looks through it; a long one always looks.
 */
@Composable
internal fun PileOnTable(
    parts: Parts,
    pile: Int,
    card: Dp,
    lie: Lie,
    modifier: Modifier = Modifier,
) {
    val revealed = parts.revealed
    if (revealed != null && pile in revealed.gone) {
        FreeSlot(card, lie)
        return
    }
    val cards = parts.view.piles()[pile]
    val state = parts.stateOf(pile)
    val many = Speech(LocalResources.current).sayMany(R.plurals.ear_cards, cards.size)
    val inWords = pileInWords(pile, cards)
    val spoken = if (LocalIsHeard.current) "$inWords; $many" else inWords
    val told = told(parts, pile, state)
    Box(
        modifier
            .fillMaxSize()
            .place(pileRoom(pile), isCard = false)
            .touched(parts, pile)
            .semantics(mergeDescendants = true) {
                contentDescription = spoken
                if (told != null) stateDescription = told
                // Where fingers point is seen, and said once the bell has rung.
                if (parts.together != null) selected = false
                if (parts.isPointing) selected = parts.aim.target == pile
            }.graphicsLayer {
                alpha = if (revealed != null && revealed.count > 0) COUNTED_ALPHA else 1f
            }.shaken(revealed, pile),
    ) {
        val top = lie.top(card)
        Printed(card, top)
        Clash(revealed, pile, card, top)
        PileCards(cards.takeLast(lie.strips + 1), pilePlace(pile), card, top, state)
        OpenPicks(parts, pile, card, top)
        Caption(caption(parts, pile), card, lie)
    }
}

private const val COUNTED_ALPHA = 0.62f

/** The top card lies in its place, whatever it stands for, and the others look out above it. */
@Composable
private fun PileCards(
    cards: List<Byte>,
    place: String,
    card: Dp,
    top: Dp,
    state: CardState,
) {
    Box(Modifier.clearAndSetSemantics {}) {
        cards.forEachIndexed { index, each ->
            val below = cards.lastIndex - index
            key(index) {
                if (below > 0) {
                    val covered = if (state.isDim) CardState.Faded else CardState.Plain
                    Card(
                        pointAPileFace(each),
                        Modifier.offset(y = top - strip(card) * below).width(card),
                        covered,
                        isCovered = true,
                    )
                } else {
                    Card(
                        pointAPileFace(each),
                        Modifier
                            .offset(y = top + card * (CARD_RATIO * state.lift))
                            .place(place)
                            .width(card),
                        state,
                    )
                }
            }
        }
    }
}

private val CardState.isDim get() = this == CardState.Faded || this == CardState.Barred

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

private fun Parts.stateOf(pile: Int): CardState =
    when {
        revealed != null -> if (revealed.isJudged) judged(revealed, pile) else CardState.Plain
        isHinted(pile) -> CardState.Hinted
        together?.fingers?.phase == Phase.Pointing -> CardState.Legal
        isPointing -> if (aim.mayPointAt(pile)) CardState.Legal else CardState.Barred
        forming.mayPut(pile) -> CardState.Legal
        else -> CardState.Plain
    }

private fun judged(
    revealed: Revealed,
    pile: Int,
): CardState =
    when {
        revealed.winner(pile) != null -> CardState.Lit
        revealed.at(pile).isEmpty() -> CardState.Faded
        else -> CardState.Plain
    }

private fun Parts.isHinted(pile: Int): Boolean =
    when (val move = hinted) {
        is PointAPileMove.Pick -> move.pile() == pile
        is PointAPileMove.Put -> move.pile() == pile && isHintedCardChosen
        else -> false
    }

/** Why it is barred, that it is the one to touch, or what becomes of it. */
@Composable
private fun told(
    parts: Parts,
    pile: Int,
    state: CardState,
): String? =
    when {
        parts.revealed != null -> {
            parts.revealed.takeIf { it.isJudged }?.let {
                verdict(
                    parts,
                    pile,
                )
            }
        }

        state == CardState.Barred -> {
            barrierInWords(parts, pile)
        }

        state == CardState.Hinted -> {
            stringResource(R.string.card_hinted)
        }

        else -> {
            null
        }
    }

/** Why the viewer may not point at this pile; null if they may. */
@Composable
private fun barrierInWords(
    parts: Parts,
    pile: Int,
): String? {
    val why = parts.table.viewer?.let { parts.view.refusal(it, pile) } ?: return null
    return refusal(LocalResources.current, PointAPileRoom, why)
}

@Composable
private fun Modifier.touched(
    parts: Parts,
    pile: Int,
): Modifier {
    if (parts.revealed != null || parts.table.isHandOver) return this
    val tick = rememberTick()
    val label =
        stringResource(
            when {
                parts.isPointing -> R.string.pile_tap_aim
                parts.forming.cards.isNotEmpty() -> R.string.pile_tap_put
                else -> R.string.pile_tap_look
            },
        )
    val look = stringResource(R.string.pile_tap_look)
    val looks = { parts.look(Looked(Heap.Pile, pile)) }
    val at = stringResource(R.string.pile_ear_point)
    return keyStop()
        .combinedClickable(
            interactionSource = null,
            indication = FocusRing,
            onClickLabel = label,
            role = Role.Button,
            onLongClick = looks,
        ) {
            tick()
            when {
                parts.isPointing -> parts.aim.tap(pile)
                parts.forming.cards.isNotEmpty() -> parts.forming.putOn(pile)
                else -> looks()
            }
        }.semantics {
            customActions = also(parts, pile, at) + Touch(look, onTouch = looks).heard()
        }
}

/** To point without aiming first. */
private fun also(
    parts: Parts,
    pile: Int,
    label: String,
): List<CustomAccessibilityAction> =
    if (parts.isPointing && parts.aim.mayPointAt(pile)) {
        listOf(Touch(label) { parts.table.play(PointAPileMoves.pick(pile)) }.heard())
    } else {
        emptyList()
    }

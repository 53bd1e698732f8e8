package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardState
import app.traytable.ui.tray.Hand
import app.traytable.ui.tray.HandCard
import app.traytable.ui.tray.Sunk
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window

/**
 * A card of the own hand.
 *
 * @param key tells copies apart
 * @param isOffered it is already chosen for a Gift
 */
internal class HeldCard(
    val key: String,
    val card: Byte,
    val isOffered: Boolean,
)

/** Of equal cards the first has the number 0. */
internal fun keyOf(
    card: Byte,
    copy: Int,
) = "${SoloCards.text(card)} $copy"

/** The own hand by colour, in the order of the rules. */
internal fun held(view: SoloView): List<HeldCard> {
    val offered = view.offer().filter { it != Cards.HIDDEN }.toMutableList()
    val copies = mutableMapOf<Byte, Int>()
    return view.hand().map { card ->
        val copy = copies.merge(card, 1, Int::plus)!! - 1
        HeldCard(keyOf(card, copy), card, offered.remove(card))
    }
}

@Composable
internal fun hand(
    picking: Picking,
    near: Seat,
    window: Window,
): Hand {
    val table = picking.table
    val cards =
        if (table.viewer == null) {
            List(table.view.size(near)) { HandCard("back $it", null) }
        } else {
            seen(picking)
        }
    val isLow = window.letters >= 1.5f && isTight(window)
    val sunk = if (isLow) Sunk.AsFarAsTheyCan else Sunk.Not
    return Hand(cards, KEPT, sunk = sunk)
}

/** A hand of this size shows as much of its cards as it can; larger ones stand closer. */
private const val KEPT = 14

/** What can be laid stands out; what cannot is plain, and says why when it is touched. */
@Composable
private fun seen(picking: Picking): List<HandCard> {
    val words = picking.table.words()
    val choose = stringResource(R.string.solo_pick)
    val why = stringResource(R.string.solo_why)
    val fits = stringResource(R.string.solo_ear_fits)
    val not = stringResource(R.string.solo_ear_does_not)
    val hinted = picking.hinted?.let(picking.picks::card)
    val lit = picking.hand.firstOrNull { it.card == hinted && !picking.isPicked(it) }
    return picking.hand.map { held ->
        val moves = if (held.isOffered) emptyList() else picking.picks.of(held.card)
        val state =
            when {
                picking.isPicked(held) -> CardState.Selected
                held === lit -> CardState.Hinted
                moves.isNotEmpty() -> CardState.Legal
                else -> CardState.Plain
            }
        val touch =
            if (moves.isEmpty()) {
                Touch(why) { picking.touchInVain(held.key) }
                    .takeUnless { held.isOffered || picking.table.isReplayed }
            } else {
                val label = moves.singleOrNull()?.let(words::move) ?: choose
                Touch(label, held === lit) { picking.touch(held) }
            }
        val fit = if (moves.isEmpty()) not else fits
        HandCard(
            held.key,
            soloFace(held.card),
            state,
            touch,
            note = fit.takeIf { picking.isLaying },
            also = also(picking, moves, words),
        )
    }
}

/** Where a touch only asks how: each of the ways, to be gone at once. */
@Composable
private fun also(
    picking: Picking,
    moves: List<SoloMove>,
    words: GameWords<SoloMove, *, *, *>,
): List<Touch> {
    val ways =
        moves.flatMap { move ->
            // “Solo!” may be said with the last cards, or forgotten.
            val silently = picking.picks.spoken(move, aloud = false)
            val label = words.move(move)
            val aloud = if (silently == move) label else stringResource(R.string.solo_with, label)
            listOf(aloud to move, words.move(silently) to silently).distinctBy { it.second }
        }
    val isAsking = ways.size > 1 || moves.any { it is SoloMove.Triple }
    return if (isAsking) {
        ways.map { (label, move) -> Touch(label) { picking.table.play(move) } }
    } else {
        emptyList()
    }
}

package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.solo.SoloRefusal
import app.traytable.rules.table.Colour
import app.traytable.ui.table.speech
import app.traytable.ui.words.refusal

/**
 * What cannot be done is not silent: why, as the referee sees it.
 *
 * @param touched the key of a card in the own hand; null for the draw pile
 */
@Composable
internal fun whyNot(
    picking: Picking,
    touched: String?,
): String? {
    val view = picking.table.view
    val card = picking.hand.firstOrNull { it.key == touched }?.card
    if (touched != null && card == null) return null
    val reason = view.whyNot(if (card == null) SoloMoves.DRAW else laying(card)) ?: return null
    return if (reason == SoloRefusal.NO_FIT && card != null) {
        misfit(picking, card)
    } else {
        refusal(LocalResources.current, SoloRoom, reason)
    }
}

/** The plainest way to lay it. */
private fun laying(card: Byte): SoloMove =
    if (SoloCards.symbol(card) == SoloCards.Symbol.PROTECTION) {
        SoloMove.Protect(SoloCards.bolt(card))
    } else {
        SoloMove.Play(card)
    }

/** "A red 7 fits neither green nor 4." */
@Composable
private fun misfit(
    picking: Picking,
    card: Byte,
): String {
    val view = picking.table.view
    val speech = picking.table.frame.speech()
    val one = SoloWords(speech).one(card).replaceFirstChar { it.titlecase() }
    val colour = speech.colour(view.colour() ?: Colour.BLACK)
    val top = view.top()
    return when {
        SoloCards.colour(top) == Colour.BLACK -> {
            speech.say(R.string.solo_misfit_colour, one, colour)
        }

        SoloCards.symbol(top) == SoloCards.Symbol.NUMBER -> {
            speech.say(R.string.solo_misfit_number, one, colour, SoloCards.number(top))
        }

        else -> {
            speech.say(R.string.solo_misfit_sign, one, colour)
        }
    }
}

package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.ui.table.speech
import app.traytable.ui.tray.watchingPrompt
import app.traytable.ui.words.Speech

/** What this moment asks of whoever has to act. */
@Composable
internal fun prompt(picking: Picking): String {
    val table = picking.table
    val view = table.view
    val target = view.target()
    val why = picking.inVain?.let { whyNot(picking, it.takeUnless { what -> what == DRAW_PILE }) }
    val chance = picking.chance
    return when {
        why != null -> {
            why
        }

        picking.question.isNotEmpty() -> {
            question(picking)
        }

        picking.picks.moves.any { it is SoloMove.Say } -> {
            stringResource(R.string.solo_say)
        }

        chance != null && table.viewer == null -> {
            stringResource(R.string.solo_say_named, table.name(chance.seat))
        }

        picking.goesOnByItself -> {
            stringResource(R.string.solo_kept)
        }

        picking.picks.main == null && !(view.isGiving && table.moves.isNotEmpty()) -> {
            watchingPrompt(table)
        }

        view.isGiving && target != null -> {
            stringResource(R.string.solo_choose_gift, table.name(target), view.offer().size + 1)
        }

        view.isAsked -> {
            val asked = if (view.isSwap) R.string.solo_asked_swap else R.string.solo_asked_gift
            stringResource(asked, table.name(view.current()))
        }

        view.isAllSwap -> {
            stringResource(R.string.solo_all_swap)
        }

        view.chain() > 0 -> {
            stringResource(chain(picking.picks))
        }

        view.hasDrawn() -> {
            stringResource(R.string.solo_lay_drawn)
        }

        picking.picks.moves.none { picking.picks.card(it) != null } -> {
            stringResource(R.string.solo_nothing_fits)
        }

        else -> {
            lay(view)
        }
    }
}

/** Whoever is asked would get another hand, and not just a gift. */
internal val SoloView.isSwap: Boolean
    get() = SoloCards.symbol(top()) == SoloCards.Symbol.SWAP

@Composable
private fun question(picking: Picking): String {
    val asked = asked(picking)
    return when {
        picking.aloud || picking.question.none(picking.picks::wantsSolo) -> asked
        picking.question.any { it is SoloMove.Triple } -> stringResource(R.string.solo_say_last)
        else -> "$asked ${stringResource(R.string.solo_say_with)}"
    }
}

@Composable
private fun asked(picking: Picking): String =
    when (val move = picking.question.last()) {
        is SoloMove.PlayFor -> {
            stringResource(R.string.solo_which_colour)
        }

        is SoloMove.PlayAt -> {
            val isSwap = SoloCards.symbol(move.card()) == SoloCards.Symbol.SWAP
            stringResource(if (isSwap) R.string.solo_swap_with else R.string.solo_gift_for)
        }

        else -> {
            val card = picking.picks.card(move) ?: picking.table.view.top()
            val name = SoloWords(picking.table.frame.speech()).card(card)
            stringResource(R.string.solo_on_top, name)
        }
    }

private fun chain(picks: SoloPicks): Int =
    when {
        picks.moves.any { it is SoloMove.Play || it is SoloMove.PlayFor } -> R.string.solo_chain
        picks.moves.any { it is SoloMove.Protect } -> R.string.solo_chain_protect
        else -> R.string.solo_chain_take
    }

/** What fits on the top card. */
@Composable
internal fun lay(view: SoloView): String {
    val colour = view.colour() ?: return stringResource(R.string.solo_lay_any)
    val word = Speech(LocalResources.current).colour(colour)
    val top = view.top()
    return when {
        SoloCards.colour(top) == Colour.BLACK -> {
            stringResource(R.string.solo_lay_colour, word)
        }

        SoloCards.symbol(top) == SoloCards.Symbol.NUMBER -> {
            stringResource(R.string.solo_lay_number, word, SoloCards.number(top))
        }

        else -> {
            stringResource(R.string.solo_lay_sign, word)
        }
    }
}

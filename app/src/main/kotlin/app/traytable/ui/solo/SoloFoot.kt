package app.traytable.ui.solo

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.watchingDeeds
import app.traytable.ui.words.Speech

/** What this moment asks for and what can be done without touching a card. */
@Composable
internal fun foot(
    picking: Picking,
    near: Seat,
    window: Window,
): Foot {
    val prompt = prompt(picking)
    val brief = stringResource(R.string.solo_lay_or_draw)
    return Foot(
        prompt,
        when {
            picking.isGivenTime -> listOfNotNull(goOn(picking))
            picking.question.isEmpty() -> deeds(picking)
            else -> answers(picking)
        },
        soft(picking.table, near, window),
        brief.takeIf { prompt == lay(picking.table.view) },
    )
}

/** Where there is no end to the time for “Solo!”, somebody has to make one. */
@Composable
private fun goOn(picking: Picking): Deed? =
    picking.chance
        ?.takeIf { it.seconds == null }
        ?.let { Deed(stringResource(R.string.table_hurry), true, it::giveUp) }

/**
 * Where large letters leave no room for names on the felt, who comes next is written here; where
 * there is little room, the own points: the own cards can be seen.
 */
@Composable
private fun soft(
    table: SoloMoment,
    near: Seat,
    window: Window,
): String? {
    val acts = table.frame.toAct().singleOrNull()
    val next = next(table.view)
    val points = table.view.points(near)
    return when {
        isWritten(table, window) && acts != null && next != null -> {
            stringResource(R.string.solo_then, table.name(acts), table.name(next))
        }

        window.width < 400.dp && table.view.limit() > 0 -> {
            val written = pluralStringResource(R.plurals.solo_points, points, points)
            "${table.name(near)} · $written"
        }

        else -> {
            null
        }
    }
}

/** Names do not stand on the felt where letters are large or people many. */
private fun isWritten(
    table: SoloMoment,
    window: Window,
) = window.letters >= 1.5f || (window.form == Form.Wide && table.seats.size > MANY)

/** While something is asked about a card: the answers that are no place on the table. */
@Composable
private fun answers(picking: Picking): List<Deed> {
    val question = picking.question
    val triple = question.firstOrNull { it is SoloMove.Triple }
    val single = question.firstOrNull { it is SoloMove.Play }
    return listOfNotNull(
        triple?.let { Deed(layAll(picking, it as SoloMove.Triple)) { picking.play(it) } },
        single?.let { Deed(stringResource(R.string.solo_lay_one), true) { picking.play(it) } },
        if (triple == null) {
            Deed(stringResource(R.string.solo_cancel), true, picking::pickNothing)
        } else {
            null
        },
    )
}

@Composable
private fun layAll(
    picking: Picking,
    triple: SoloMove.Triple,
): String {
    val many = picking.hand.count { numberOf(it.card) == numberOf(triple.last()) }
    return stringResource(R.string.solo_lay_all, Speech(LocalResources.current).count(many))
}

private fun numberOf(card: Byte): Int? =
    if (SoloCards.symbol(card) == SoloCards.Symbol.NUMBER) SoloCards.number(card) else null

@Composable
private fun deeds(picking: Picking): List<Deed> {
    val picks = picking.picks
    val call = picks.call
    val isWatching =
        picks.main == null && !picking.goesOnByItself && !isAwaited(picking.table)
    return listOfNotNull(
        picks.main?.let { Deed(label(picking.table, it)) { picking.play(it) } },
        call?.let {
            Deed(callLabel(picking.table, it), it !is SoloMove.Interject) { picking.play(it) }
        },
    ) + if (isWatching) watchingDeeds(picking.table) else emptyList()
}

/** A lesson waits for what is to be done out of turn, and nobody can be hurried. */
private fun isAwaited(table: SoloMoment) = table.coached?.glowing != null

@Composable
private fun callLabel(
    table: SoloMoment,
    move: SoloMove,
) = if (move is SoloMove.Protect) {
    stringResource(SoloCall.Protect.label)
} else {
    table.words().move(move)
}

@Composable
private fun label(
    table: SoloMoment,
    move: SoloMove,
): String =
    when (move) {
        is SoloMove.Take -> {
            val chain = table.view.chain()
            pluralStringResource(R.plurals.solo_take, chain, chain)
        }

        is SoloMove.Accept -> {
            stringResource(
                if (table.view.isSwap) R.string.solo_accept_swap else R.string.solo_accept_gift,
            )
        }

        is SoloMove.Go -> {
            stringResource(R.string.solo_go)
        }

        else -> {
            table.words().move(move)
        }
    }

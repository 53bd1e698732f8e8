package app.traytable.ui.qwinto

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoMoves
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.watchingDeeds
import app.traytable.ui.tray.watchingPrompt
import app.traytable.ui.words.Speech

/** What is missing, or, when nothing is, what can be done. */
@Composable
internal fun foot(parts: Parts): Foot {
    val turn = parts.answering
    val speech = Speech(LocalResources.current)
    val points = speech.points(parts.view.sheet(parts.near).points())
    val foot =
        when {
            turn != null -> answering(parts, turn)
            parts.isLaying -> laying(parts)
            else -> Foot(watchingPrompt(parts.table), watchingDeeds(parts.table))
        }
    val looked = parts.looked?.let(parts.table::name)
    return Foot(
        looked?.let { stringResource(R.string.qwinto_sheet_of, it) + "." } ?: foot.prompt,
        foot.deeds,
        "${parts.table.name(parts.near)} · $points",
        foot.brief,
    )
}

@Composable
private fun laying(parts: Parts): Foot {
    val lay = parts.lay
    val call = parts.wouldBe
    val move = lay.move(parts.table.moves)
    if (call != null && move != null) {
        val sum = Speech(LocalResources.current).signed(call.sum())
        return Foot(
            orAlso(parts, call) ?: added(parts, call),
            listOf(Deed(stringResource(R.string.qwinto_call, sum)) { parts.table.play(move) }),
            brief =
                stringResource(R.string.qwinto_call_it).takeIf { parts.fits(call) } ?: vain(call),
        )
    }
    return when {
        lay.card == null -> {
            Foot(
                stringResource(R.string.qwinto_choose_card, parts.table.name(parts.near)),
                brief = stringResource(R.string.qwinto_choose_a_card),
            )
        }

        else -> {
            val isNext = lay.second != null
            Foot(
                stringResource(
                    if (isNext) R.string.qwinto_choose_next else R.string.qwinto_choose_place,
                ),
                brief = stringResource(R.string.qwinto_choose_a_place),
            )
        }
    }
}

/** That the sum is good for nobody here, in few words. */
@Composable
private fun vain(call: QwintoCall): String {
    val speech = Speech(LocalResources.current)
    return speech.say(R.string.qwinto_no_field, speech.signed(call.sum()))
}

/** "6 + 5 + 3 is 14. Call it?" */
@Composable
private fun added(
    parts: Parts,
    call: QwintoCall,
): String {
    val speech = Speech(LocalResources.current)
    val values =
        parts.counting.map { QwintoCards.value(parts.lay.triedAt(it) ?: parts.view.card(it)) }
    val terms =
        values.drop(1).fold(speech.signed(values.first())) { sum, value ->
            "$sum ${if (value < 0) "−" else "+"} ${kotlin.math.abs(value)}"
        }
    val words =
        when {
            call.sum() < QwintoSheet.LOWEST -> R.string.qwinto_adds_too_little
            call.colours().isEmpty() -> R.string.qwinto_adds_no_colour
            !parts.fits(call) -> R.string.qwinto_adds_no_field
            else -> R.string.qwinto_adds
        }
    return speech.say(words, terms, speech.signed(call.sum()))
}

/** That an equal card may come along; the disc tells the sum. */
@Composable
private fun orAlso(
    parts: Parts,
    call: QwintoCall,
): String? {
    val others = parts.lay.followers(parts.table.moves)
    if (parts.lay.second != null || others.isEmpty()) return null
    val speech = Speech(LocalResources.current)
    val words = parts.table.qwintoWords()
    val named = speech.or(others.map { words.card(it) })
    val fits = parts.fits(call)
    return speech.say(if (fits) R.string.qwinto_or_also else R.string.qwinto_also_instead, named)
}

@Composable
private fun answering(
    parts: Parts,
    turn: Turn<QwintoMove>,
): Foot {
    val name = parts.table.name(turn.seat)
    val play = { move: QwintoMove -> parts.table.actions.play(turn.seat, move) }
    val isCaller = turn.seat == parts.view.current()
    val pass = if (isCaller) R.string.qwinto_take_failed else R.string.move_qwinto_pass
    val chosen =
        turn.moves.filterIsInstance<QwintoMove.Enter>().find {
            it.field() ==
                parts.choices.field
        }
    val enter =
        chosen?.let { move ->
            val row = QwintoFields.colour(QwintoFields.row(move.field()))
            val colour = Speech(LocalResources.current).colour(row)
            Deed(
                stringResource(R.string.qwinto_enter, parts.call?.sum() ?: 0, colour),
            ) { play(move) }
        }
    return Foot(
        stringResource(R.string.qwinto_choose_field, name),
        listOfNotNull(
            enter,
            Deed(stringResource(pass), isQuiet = true) { play(QwintoMoves.PASS) },
        ),
        brief = stringResource(R.string.qwinto_choose_a_field),
    )
}

package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.room.Turn
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.qwinto.QwintoMoves
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.rememberTick
import app.traytable.ui.words.Speech

/** What can be done now with one thumb; where something is missing, what it is. */
@Composable
internal fun Actions(
    parts: Parts,
    choices: Choices,
    modifier: Modifier = Modifier,
) {
    val turn = parts.answering
    when {
        turn != null -> {
            Answering(parts, turn, choices, modifier)
        }

        parts.isLaying -> {
            Laying(parts, choices, modifier)
        }

        parts.table.ui is TableUi.Watching -> {
            Thumb(null, modifier) {
                OutlinedButton(parts.table.actions.hurry, Modifier.heightIn(min = 48.dp)) {
                    Label(stringResource(R.string.table_hurry))
                }
            }
        }
    }
}

@Composable
private fun Laying(
    parts: Parts,
    choices: Choices,
    modifier: Modifier,
) {
    val moves = parts.table.moves
    val lay = choices.lay
    val move = lay.move(moves)
    Thumb(whatNext(parts, lay), modifier) {
        lay.followers(moves).forEach { second ->
            val name = QwintoWords(Speech(LocalResources.current)).card(second)
            Toggle(stringResource(R.string.qwinto_also, name), second == lay.second) {
                choices.lay = lay.withSecond(second)
            }
        }
        if (move != null) {
            val words = if (lay.second == null) R.string.qwinto_lay else R.string.qwinto_lay_both
            Confirm(stringResource(words)) { parts.table.play(move) }
        }
    }
}

/** What is missing, or, when nothing is, what it would lead to. */
@Composable
private fun whatNext(
    parts: Parts,
    lay: Lay,
): String {
    val name = parts.table.name(parts.view.current())
    val wouldBe = lay.call(parts.view, parts.table.moves)
    return when {
        lay.card == null -> {
            stringResource(R.string.qwinto_choose_card, name)
        }

        wouldBe != null && parts.fits(wouldBe) -> {
            wouldCall(LocalResources.current, wouldBe)
        }

        wouldBe != null -> {
            val fails = stringResource(R.string.qwinto_would_fail, name)
            "${wouldCall(LocalResources.current, wouldBe)} $fails"
        }

        lay.second != null -> {
            stringResource(R.string.qwinto_choose_next)
        }

        else -> {
            stringResource(R.string.qwinto_choose_place)
        }
    }
}

@Composable
private fun Answering(
    parts: Parts,
    turn: Turn<QwintoMove>,
    choices: Choices,
    modifier: Modifier,
) {
    val name = parts.table.name(turn.seat)
    val chosen = choices.field
    val move = turn.moves.find { it == answerMove(chosen) }
    val prompt = stringResource(R.string.qwinto_choose_field, name)
    Thumb(prompt.takeIf { move == null }, modifier) {
        Toggle(stringResource(R.string.move_qwinto_pass), chosen == NO_ENTRY) {
            choices.field = NO_ENTRY.takeIf { it != chosen }
        }
        if (move != null) {
            Confirm(confirmation(parts, move, name)) {
                parts.table.actions.play(turn.seat, move)
            }
        }
    }
}

private fun answerMove(chosen: Int?): QwintoMove? =
    when (chosen) {
        null -> null
        NO_ENTRY -> QwintoMoves.PASS
        else -> QwintoMoves.ENTERS[chosen]
    }

@Composable
private fun confirmation(
    parts: Parts,
    move: QwintoMove,
    name: String,
): String {
    val sum = parts.call?.sum() ?: 0
    return when {
        move is QwintoMove.Enter -> {
            val row = QwintoFields.colour(QwintoFields.row(move.field()))
            val colour = Speech(LocalResources.current).colour(row)
            stringResource(R.string.qwinto_enter, sum, colour)
        }

        parts.near == parts.view.current() -> {
            stringResource(R.string.qwinto_take_failed, name)
        }

        else -> {
            stringResource(R.string.qwinto_leave_out, sum)
        }
    }
}

@Composable
private fun Confirm(
    words: String,
    act: () -> Unit,
) {
    val tick = rememberTick()
    Button(
        {
            tick()
            act()
        },
        Modifier.heightIn(min = 56.dp),
    ) { Label(words) }
}

/** Chosen or not, told by a tick. */
@Composable
private fun Toggle(
    words: String,
    chosen: Boolean,
    change: () -> Unit,
) {
    val tick = rememberTick()
    OutlinedButton(
        {
            tick()
            change()
        },
        Modifier.heightIn(min = 56.dp).semantics { selected = chosen },
    ) {
        if (chosen) AnswerSign(Answer.Entered, Modifier.padding(end = 6.dp))
        Label(words)
    }
}

/** The buttons within reach of the stronger hand, what to do with them beside. */
@Composable
private fun Thumb(
    prompt: String?,
    modifier: Modifier,
    buttons: @Composable () -> Unit,
) {
    val leftHanded = LocalHabits.current.leftHanded
    val side = if (leftHanded) Alignment.Start else Alignment.End
    FlowRow(
        modifier.fillMaxWidth().heightIn(min = 64.dp).padding(vertical = 4.dp),
        Arrangement.spacedBy(12.dp, side),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (leftHanded) buttons()
        if (prompt != null) {
            // Takes a line of its own rather than becoming a column of words.
            val atLeast = with(LocalDensity.current) { 150.sp.toDp() }
            Prompt(prompt, Modifier.weight(1f).widthIn(min = atLeast))
        }
        if (!leftHanded) buttons()
    }
}

@Composable
private fun Label(text: String) = Text(text, style = MaterialTheme.typography.titleMedium)

@Composable
private fun Prompt(
    text: String,
    modifier: Modifier,
) = Text(
    text,
    modifier.semantics { liveRegion = LiveRegionMode.Polite },
    color = MaterialTheme.colorScheme.primary,
    textAlign = TextAlign.Center,
    style = MaterialTheme.typography.titleMedium,
)

package app.traytable.ui.table.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Move
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.rememberTick
import app.traytable.ui.words.Speech
import app.traytable.ui.words.qwintoCard

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
            Thumb(modifier) {
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
    val tick = rememberTick()
    Thumb(modifier) {
        if (lay.card == null) {
            val name = parts.near?.let { parts.table.name(it) }.orEmpty()
            Prompt(stringResource(R.string.qwinto_choose_card, name))
        } else if (lay.place == null) {
            Prompt(stringResource(R.string.qwinto_choose_place))
        }
        lay.followers(moves).forEach { second ->
            val name = qwintoCard(LocalResources.current, second)
            FilterChip(
                second == lay.second,
                {
                    tick()
                    choices.lay = lay.withSecond(second)
                },
                { Label(stringResource(R.string.qwinto_also, name)) },
                Modifier.heightIn(min = 48.dp),
            )
        }
        if (lay.second != null && lay.next == null) {
            Prompt(stringResource(R.string.qwinto_choose_next))
        }
        if (move != null) {
            val words = if (lay.second == null) R.string.qwinto_lay else R.string.qwinto_lay_both
            Confirm(stringResource(words)) { parts.table.play(move) }
        }
    }
}

@Composable
private fun Answering(
    parts: Parts,
    turn: TableUi.Turn,
    choices: Choices,
    modifier: Modifier,
) {
    val name = parts.table.name(turn.seat())
    val tick = rememberTick()
    val chosen = choices.field
    val move = turn.moves().find { it == answerMove(chosen) }
    Thumb(modifier) {
        if (move == null) Prompt(stringResource(R.string.qwinto_choose_field, name))
        OutlinedButton(
            {
                tick()
                choices.field = NO_ENTRY.takeIf { it != chosen }
            },
            Modifier.heightIn(min = 56.dp).semantics { selected = chosen == NO_ENTRY },
        ) {
            if (chosen == NO_ENTRY) AnswerSign(Answer.Entered, Modifier.padding(end = 6.dp))
            Label(stringResource(R.string.move_qwinto_pass))
        }
        if (move != null) {
            Confirm(confirmation(parts, move, name)) {
                parts.table.actions.play(turn.seat(), move)
            }
        }
    }
}

private fun answerMove(chosen: Int?): Move? =
    when (chosen) {
        null -> null
        NO_ENTRY -> QwintoMove.PASS
        else -> QwintoMove.ENTERS[chosen]
    }

@Composable
private fun confirmation(
    parts: Parts,
    move: Move,
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

/** Within reach of the stronger hand. */
@Composable
private fun Thumb(
    modifier: Modifier,
    content: @Composable () -> Unit,
) {
    val side = if (LocalHabits.current.leftHanded) Alignment.Start else Alignment.End
    FlowRow(
        modifier.fillMaxWidth().heightIn(min = 64.dp).padding(vertical = 4.dp),
        Arrangement.spacedBy(12.dp, side),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) { content() }
}

@Composable
private fun Label(text: String) = Text(text, style = MaterialTheme.typography.titleMedium)

@Composable
private fun Prompt(text: String) =
    Text(
        text,
        color = MaterialTheme.colorScheme.primary,
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.titleMedium,
    )

package app.traytable.ui.solo

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Button
import androidx.compose.material3.FilterChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.ui.table.LocalHabits

/**
 * Everything that can be done without touching a card, each only where it is legal; while a
 * question is open, nothing but to leave it, or to say “Solo!” with the answer.
 */
@Composable
internal fun SoloActions(
    picking: Picking,
    modifier: Modifier = Modifier,
) {
    val table = picking.table
    val picks = picking.picks
    val side = if (LocalHabits.current.leftHanded) Alignment.Start else Alignment.End
    FlowRow(
        modifier,
        Arrangement.spacedBy(8.dp, side),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (picks.wantSolo) {
            FilterChip(
                picking.aloud,
                picking.onAloud,
                { Text(stringResource(R.string.solo_aloud)) },
                Modifier.heightIn(min = 48.dp),
            )
        }
        if (picking.question.isNotEmpty()) {
            OutlinedButton(picking::pickNothing, Modifier.heightIn(min = 48.dp)) {
                Text(stringResource(R.string.solo_cancel))
            }
            return@FlowRow
        }
        picks.plain.forEach { move -> Action(label(table, move)) { table.play(move) } }
        if (picks.mayShield) {
            Action(stringResource(SoloCall.Protect.label)) { picking.pick(SoloPicks.PROTECT) }
        }
        picks.triples.forEach { triple ->
            Action(stringResource(R.string.solo_triple, SoloPicks.numberOf(triple))) {
                picking.pick(triple)
            }
        }
        if (table.ui is TableUi.Watching) {
            val passes = table.ui.canPass()
            OutlinedButton(
                if (passes) table.actions.passOn else table.actions.hurry,
                Modifier.heightIn(min = 48.dp),
            ) {
                Text(stringResource(if (passes) R.string.solo_pass_on else R.string.table_hurry))
            }
        }
    }
}

@Composable
private fun Action(
    label: String,
    onClick: () -> Unit,
) {
    Button(onClick, Modifier.heightIn(min = 48.dp)) { Text(label) }
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

/** Whoever is asked would get another hand, and not just a gift. */
private val SoloView.isSwap: Boolean
    get() = SoloCards.symbol(top()) == SoloCards.Symbol.SWAP

/** What this moment is about, for the one who has to act. */
@Composable
internal fun SoloPrompt(table: SoloMoment) {
    val view = table.view
    val target = view.target()
    val text =
        when {
            table.moves.isEmpty() || view.viewer() == null -> {
                null
            }

            view.isGiving && target != null -> {
                stringResource(
                    R.string.solo_choose_gift,
                    table.name(target),
                    view.offer().size + 1,
                )
            }

            view.isAsked && target == view.viewer() -> {
                stringResource(
                    if (view.isSwap) R.string.solo_asked_swap else R.string.solo_asked_gift,
                    table.name(view.current()),
                )
            }

            else -> {
                null
            }
        }
    if (text != null) {
        Text(
            text,
            Modifier.fillMaxWidth(),
            fontWeight = FontWeight.Bold,
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

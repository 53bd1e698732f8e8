package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloRound
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat

/** How the last round ended, before anybody looks at new cards. */
@Composable
internal fun RoundEnd(
    frame: Frame,
    view: SoloView,
    round: SoloRound,
    onGoOn: () -> Unit,
    modifier: Modifier = Modifier,
) {
    BackHandler(onBack = onGoOn)
    Column(
        modifier.fillMaxSize().padding(16.dp),
        Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Column(
            Modifier.weight(1f, fill = false).verticalScroll(rememberScrollState()),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterHorizontally,
        ) {
            Text(
                stringResource(R.string.solo_round_over, view.round() - 1),
                Modifier.semantics { heading() },
                style = MaterialTheme.typography.headlineMedium,
            )
            Text(
                round.winner()?.let {
                    stringResource(R.string.solo_out, frame.players()[it.index()].name())
                } ?: stringResource(R.string.solo_nobody_out),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
            SoloRounds(frame, view, listOf(round))
            if (view.limit() > 0) {
                Text(
                    stringResource(R.string.solo_until, view.limit()),
                    textAlign = TextAlign.Center,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
        Button(onGoOn, Modifier.widthIn(min = 260.dp).heightIn(min = 56.dp)) {
            Text(stringResource(R.string.solo_next_round, view.round()))
        }
    }
}

/**
 * A new round has been dealt a moment ago and this viewer has not acted in it yet.
 *
 * @param last what happened in the last moves, the oldest first
 */
internal fun isFreshRound(
    last: List<SoloEvent>,
    viewer: Seat?,
): Boolean {
    val deal = last.indexOfLast { it is SoloEvent.Deals }
    return deal >= 0 && last.drop(deal + 1).none { it.seat() == viewer && !it.isSuffered }
}

/** It befalls a player and is nothing they have done. */
private val SoloEvent.isSuffered: Boolean
    get() = this is SoloEvent.Turns || this is SoloEvent.IsSkipped || this is SoloEvent.ForgotSolo

package app.traytable.ui.table

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
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.pieces.Piece

/**
 * A short hand-over at a table that all look at: the others look away, then this person sees what
 * is theirs alone.
 *
 * @param peek what they see; null before they say who they are
 */
@Composable
fun LookAlone(
    frame: Frame,
    seat: Seat,
    peek: TableUi.Peek?,
    actions: TableActions,
    onChange: (Alone?) -> Unit,
) {
    val close = { onChange(null) }
    BackHandler(onBack = close)
    DisposableEffect(Unit) {
        actions.holdBots()
        onDispose {
            actions.stopPeeking()
            actions.letBotsGoOn()
        }
    }
    val name = frame.players()[seat.index()].name()
    Column(
        Modifier.fillMaxSize().verticalScroll(rememberScrollState()).padding(20.dp),
        Arrangement.spacedBy(20.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Piece(frame, seat, 62.dp)
        Text(
            stringResource(R.string.peek_alone, name),
            Modifier.semantics { heading() },
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineMedium,
        )
        if (peek == null) {
            Text(
                stringResource(R.string.peek_others_look_away),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
            WideButton(stringResource(R.string.handover_i_am, name)) {
                onChange(Alone(seat, hasSaidSo = true))
                actions.peek(seat)
            }
            TextButton(close, Modifier.heightIn(min = 48.dp)) {
                Text(stringResource(R.string.peek_not_now))
            }
        } else {
            peek.secret().Show()
            WideButton(stringResource(R.string.peek_cover), close)
        }
    }
}

@Composable
private fun WideButton(
    words: String,
    onClick: () -> Unit,
) {
    Button(onClick, Modifier.widthIn(min = 260.dp).heightIn(min = 56.dp)) {
        Text(words, style = MaterialTheme.typography.titleMedium)
    }
}

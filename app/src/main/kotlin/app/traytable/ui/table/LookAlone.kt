package app.traytable.ui.table

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.pane
import app.traytable.ui.ear.paneHead
import app.traytable.ui.scrolls
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
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
    val title = stringResource(R.string.peek_alone, name)
    val isHeard = LocalIsHeard.current
    Column(
        Modifier
            .fillMaxSize()
            .pane(title)
            .scrolls()
            .padding(20.dp),
        Arrangement.spacedBy(20.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Piece(frame, seat, 62.dp)
        Text(
            title,
            Modifier.paneHead(title),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.headlineMedium,
        )
        if (peek == null) {
            Text(
                if (isHeard) {
                    stringResource(R.string.ear_secret_alone, name)
                } else {
                    stringResource(R.string.peek_others_look_away)
                },
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.bodyLarge,
            )
            TrayButton(stringResource(R.string.handover_i_am, name), {
                onChange(Alone(seat, hasSaidSo = true))
                actions.peek(seat)
            })
            TrayButton(stringResource(R.string.peek_not_now), close, kind = ButtonKind.Quiet)
        } else {
            peek.secret().Show()
            TrayButton(stringResource(R.string.peek_cover), close)
        }
    }
}

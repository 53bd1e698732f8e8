package app.traytable.ui.home

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Damage
import app.traytable.match.SavedMatch
import app.traytable.room.LocalRooms
import app.traytable.ui.home.WhenPlayed.whenPlayed
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.damage

/** One unfinished match. A tap plays on. */
@Composable
fun MatchTile(
    match: SavedMatch,
    now: Long,
    actions: HomeActions,
    modifier: Modifier = Modifier,
) {
    val playOn = stringResource(R.string.home_resume)
    Surface(
        { actions.resume(match.id()) },
        modifier.semantics {
            role = Role.Button
            onClick(playOn, null)
        },
        shape = RoundedCornerShape(20.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        Row {
            Column(
                Modifier.weight(1f).padding(start = 16.dp, top = 12.dp, bottom = 12.dp),
                Arrangement.spacedBy(4.dp),
            ) {
                Title(match, now)
                match.problem()?.let { Broken(match, it, actions) } ?: Seats(match)
            }
            Bin(match, actions)
        }
    }
}

/** The name of the game and when it was played last, side by side where there is room. */
@Composable
private fun Title(
    match: SavedMatch,
    now: Long,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        itemVerticalAlignment = Alignment.Bottom,
    ) {
        Text(nameOf(match), style = MaterialTheme.typography.titleMedium)
        Text(
            whenPlayed(LocalContext.current, match.changed(), now),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
private fun Seats(match: SavedMatch) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
    ) {
        match.players().forEachIndexed { seat, player ->
            Row(
                horizontalArrangement = Arrangement.spacedBy(4.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Piece(match.animals()[seat], 28.dp, isBot = player.level() != null)
                Text(player.name(), style = MaterialTheme.typography.bodyMedium)
            }
        }
    }
    // A row whose turn has been lost tells nothing; the match does when it is opened.
    if (!match.toAct().isEmpty) {
        Text(
            stringResource(
                R.string.home_next,
                match.toAct().joinToString { match.players()[it.index()].name() },
            ),
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Composable
private fun Broken(
    match: SavedMatch,
    problem: Damage,
    actions: HomeActions,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Icon(
            painterResource(R.drawable.ic_broken),
            contentDescription = null,
            tint = MaterialTheme.colorScheme.error,
        )
        Text(
            stringResource(R.string.home_broken),
            color = MaterialTheme.colorScheme.error,
            fontWeight = FontWeight.Bold,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
    Text(
        stringResource(R.string.home_broken_why, damage(LocalResources.current, problem)),
        style = MaterialTheme.typography.bodyMedium,
    )
    TextButton(
        { actions.export(match.id()) },
        contentPadding = PaddingValues(end = 12.dp),
    ) { Text(stringResource(R.string.home_export)) }
}

@Composable
private fun Bin(
    match: SavedMatch,
    actions: HomeActions,
) {
    val which = (listOf(nameOf(match)) + match.players().map { it.name() }).joinToString()
    IconButton({ actions.delete(match.id()) }) {
        Icon(
            painterResource(R.drawable.ic_delete),
            stringResource(R.string.home_delete_which, which),
            tint = MaterialTheme.colorScheme.onSurfaceVariant,
        )
    }
}

/** A later version may have left a match of a game that this one does not know. */
@Composable
private fun nameOf(match: SavedMatch): String =
    LocalRooms.current.find(match.game())?.let { stringResource(it.shelf.name()) } ?: match.game()

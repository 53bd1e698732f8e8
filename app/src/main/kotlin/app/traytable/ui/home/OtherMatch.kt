package app.traytable.ui.home

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
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
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Damage
import app.traytable.match.SavedMatch
import app.traytable.ui.home.WhenPlayed.whenPlayed
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.words.damage

private val PIECE = 24.dp

/** A match besides the one on the tray. A tap plays on. */
@Composable
fun OtherMatch(
    match: SavedMatch,
    now: Long,
    actions: HomeActions,
    modifier: Modifier = Modifier,
    bin: @Composable () -> Unit,
) {
    val colours = LocalTrayColours.current
    val playOn = stringResource(R.string.home_continue)
    Surface(
        { actions.resume(match.id()) },
        modifier.semantics {
            role = Role.Button
            onClick(playOn, null)
        },
        shape = RoundedCornerShape(14.dp),
        color = colours.plate,
        contentColor = colours.ink,
        border = BorderStroke(1.2.dp, colours.plateLine),
    ) {
        Row(verticalAlignment = Alignment.CenterVertically) {
            Column(Modifier.weight(1f).padding(start = 14.dp, top = 8.dp, bottom = 8.dp)) {
                Text(
                    stringResource(
                        R.string.home_game_when,
                        nameOf(match),
                        whenPlayed(LocalContext.current, match.changed(), now),
                    ),
                    color = colours.inkSoft,
                    style = TrayType.name,
                )
                match.problem()?.let { Broken(match, it, actions) } ?: Turn(match)
            }
            bin()
        }
    }
}

@Composable
private fun Turn(match: SavedMatch) {
    val sitters = match.sitters
    val names = sitters.joinToString { it.name }
    FlowRow(
        Modifier.padding(top = 4.dp),
        Arrangement.spacedBy(10.dp),
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        PieceRow(
            sitters,
            PIECE,
            Modifier
                .widthIn(max = 132.dp)
                .clearAndSetSemantics { contentDescription = names },
        )
        Text(turnOf(sitters), style = TrayType.count)
    }
}

@Composable
private fun Broken(
    match: SavedMatch,
    problem: Damage,
    actions: HomeActions,
) {
    val colours = LocalTrayColours.current
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
            style = TrayType.count,
        )
    }
    Text(
        stringResource(R.string.home_broken_why, damage(LocalResources.current, problem)),
        color = colours.inkSoft,
        style = TrayType.name,
    )
    TextButton(
        { actions.export(match.id()) },
        colors = ButtonDefaults.textButtonColors(contentColor = colours.teal),
        contentPadding = PaddingValues(end = 12.dp),
    ) {
        Text(
            stringResource(R.string.home_export),
            style = TrayType.count.copy(fontWeight = FontWeight.Bold),
        )
    }
}

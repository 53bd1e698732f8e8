package app.traytable.ui.statistics

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.data.StatisticsDao.Total
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.statistics.Statistics
import app.traytable.ui.home.PosterPicture
import app.traytable.ui.setup.LARGE
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** Every game that was played, each of them a way to what it counts. */
@Composable
internal fun GameRows(
    rooms: Rooms,
    statistics: Statistics,
    onGame: (String) -> Unit,
) {
    Column(verticalArrangement = Arrangement.spacedBy(10.dp)) {
        rooms.all().forEach { room ->
            val id = room.info.id()
            statistics.games().firstOrNull { it.game() == id }?.let { total ->
                GameRow(room, total) { onGame(id) }
            }
        }
    }
}

@Composable
private fun GameRow(
    room: GameRoom<*, *, *, *>,
    total: Total,
    onClick: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(18.dp)
    val name = stringResource(room.shelf.name())
    val counted =
        pluralStringResource(
            R.plurals.statistics_won_of,
            total.played(),
            total.won(),
            total.played(),
        )
    val average =
        stringResource(
            R.string.statistics_average_points,
            average(total.points(), total.played()),
        )
    val share = stringResource(R.string.statistics_percent, percent(total.won(), total.played()))
    Row(
        Modifier
            .fillMaxWidth()
            .clip(shape)
            .background(colours.plate)
            .border(1.4.dp, colours.plateLine, shape)
            .clickable(role = Role.Button, onClick = onClick)
            .clearAndSetSemantics {
                contentDescription = listOf(name, share, counted, average).joinToString()
                role = Role.Button
                onClick {
                    onClick()
                    true
                }
            }.padding(10.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        if (LocalDensity.current.fontScale < LARGE) {
            PosterPicture(
                room.poster,
                Modifier.size(84.dp, 66.dp).clip(RoundedCornerShape(12.dp)),
            )
        }
        Column(Modifier.weight(1f), Arrangement.spacedBy(3.dp)) {
            Text(name, color = colours.ink, style = TrayType.prompt)
            ShareBar(total.won().toFloat() / total.played(), Modifier.fillMaxWidth())
            Text(counted, color = colours.ink, style = TrayType.name)
            Text(average, color = colours.inkSoft, style = TrayType.name)
        }
        Column(horizontalAlignment = Alignment.End) {
            Text(share, color = colours.ink, style = TrayType.title)
            Icon(painterResource(R.drawable.ic_forward), null, tint = colours.teal)
        }
    }
}

package app.traytable.ui.home

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.GameInfo
import app.traytable.ui.cards.FAN_RATIO
import app.traytable.ui.cards.Fan

/** One game: its cards, its name and what to expect. One button for the thumb and for TalkBack. */
@Composable
fun GameTile(
    room: GameRoom<*, *, *, *>,
    shelf: Shelf,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val game = room.info
    val shown = room.shelf
    Surface(
        onClick,
        modifier.semantics { role = Role.Button },
        shape = RoundedCornerShape(20.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
        border = BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant),
    ) {
        when (shelf.tiles) {
            TileLayout.Beside -> {
                Row(
                    Modifier.heightIn(min = shelf.minTileHeight).padding(shelf.padding),
                    Arrangement.spacedBy(shelf.padding),
                    Alignment.CenterVertically,
                ) {
                    Fan(shown.emblem(), Modifier.size(shelf.emblem * FAN_RATIO, shelf.emblem))
                    Words(game, shown, shelf.isLarge, Modifier.weight(1f))
                }
            }

            TileLayout.Stacked -> {
                Column(Modifier.padding(20.dp), Arrangement.spacedBy(16.dp)) {
                    Fan(shown.emblem(), Modifier.fillMaxWidth().height(shelf.emblem))
                    Words(game, shown, shelf.isLarge)
                }
            }

            TileLayout.Small -> {
                Column(Modifier.padding(shelf.padding), Arrangement.spacedBy(8.dp)) {
                    Fan(shown.emblem(), Modifier.fillMaxWidth().height(shelf.emblem))
                    Column {
                        Text(
                            stringResource(shown.name()),
                            style = MaterialTheme.typography.titleMedium,
                        )
                        Facts(game)
                    }
                }
            }
        }
    }
}

@Composable
private fun Words(
    game: GameInfo,
    shown: ShelfEntry,
    large: Boolean,
    modifier: Modifier = Modifier,
) {
    val type = MaterialTheme.typography
    Column(modifier, Arrangement.spacedBy(if (large) 8.dp else 4.dp)) {
        Text(
            stringResource(shown.name()),
            style = if (large) type.headlineMedium else type.titleLarge,
        )
        Text(stringResource(shown.line()), style = type.bodyMedium)
        Facts(game)
    }
}

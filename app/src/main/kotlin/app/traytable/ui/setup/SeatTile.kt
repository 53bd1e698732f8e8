package app.traytable.ui.setup

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.setup.Chair
import app.traytable.setup.Draft
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.LevelWords.levelName

/** Who sits here, with arrows to change places; a tap opens the seat for changes. */
@Composable
fun SeatTile(
    draft: Draft,
    seat: Int,
    isOpen: Boolean,
    onOpen: () -> Unit,
    onSwap: (other: Int) -> Unit,
    editor: @Composable () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val chair = draft.chairs()[seat]
    Surface(
        shape = RoundedCornerShape(16.dp),
        color = colours.surfaceContainerLow,
        border =
            BorderStroke(
                if (isOpen) 2.dp else 1.dp,
                if (isOpen) colours.primary else colours.outlineVariant,
            ),
    ) {
        Column {
            Row(verticalAlignment = Alignment.CenterVertically) {
                Who(chair, isOpen, onOpen, Modifier.weight(1f))
                val name = nameOf(chair)
                Arrow(R.drawable.ic_up, stringResource(R.string.setup_up, name), seat > 0) {
                    onSwap(seat - 1)
                }
                val canSink = seat < draft.chairs().lastIndex
                Arrow(R.drawable.ic_down, stringResource(R.string.setup_down, name), canSink) {
                    onSwap(seat + 1)
                }
            }
            if (isOpen) editor()
        }
    }
}

@Composable
private fun Who(
    chair: Chair,
    isOpen: Boolean,
    onOpen: () -> Unit,
    modifier: Modifier,
) {
    val label = stringResource(if (isOpen) R.string.setup_close else R.string.setup_change)
    Row(
        modifier
            .clickable(onClickLabel = label, role = Role.Button, onClick = onOpen)
            .heightIn(min = 56.dp)
            .padding(start = 12.dp, top = 8.dp, bottom = 8.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        Piece(chair.animal(), 40.dp, isBot = chair.isBot)
        Column(Modifier.weight(1f)) {
            Text(
                nameOf(chair),
                style = MaterialTheme.typography.titleMedium,
                maxLines = 1,
                overflow = TextOverflow.Ellipsis,
            )
            chair.level()?.let {
                Text(
                    stringResource(
                        R.string.setup_bot_level,
                        levelName(LocalResources.current, it),
                    ),
                    color = MaterialTheme.colorScheme.onSurfaceVariant,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
        if (!isOpen) {
            Icon(
                painterResource(R.drawable.ic_change),
                contentDescription = null,
                tint = MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
    }
}

@Composable
internal fun nameOf(chair: Chair): String =
    chair.name().trim().ifEmpty { stringResource(R.string.setup_nameless) }

@Composable
private fun Arrow(
    icon: Int,
    description: String,
    enabled: Boolean,
    onClick: () -> Unit,
) = IconButton(onClick, enabled = enabled) { Icon(painterResource(icon), description) }

package app.traytable.ui.home

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.combinedClickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

private val RADIUS = 18.dp

/**
 * One game: its picture, its name and what to expect lead to its page; *Play* deals at once. Who
 * holds a finger on it gets a menu of [ways].
 */
@Composable
fun PosterTile(
    room: GameRoom<*, *, *, *>,
    sitters: List<Sitter>,
    ways: List<Way>,
    shelf: Shelf,
    actions: HomeActions,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    var isAsking by remember { mutableStateOf(false) }
    val labels = ways.map { stringResource(it.label) }
    Surface(
        modifier.drawBehind {
            val thickness = Offset(0f, 3.dp.toPx())
            drawRoundRect(
                colours.base,
                thickness,
                size,
                CornerRadius(RADIUS.toPx()),
            )
        },
        shape = RoundedCornerShape(RADIUS),
        color = colours.plate,
        contentColor = colours.ink,
        border = BorderStroke(1.2.dp, colours.rimLine),
    ) {
        val touch =
            Modifier
                .keyStop()
                .combinedClickable(
                    role = Role.Button,
                    onLongClickLabel = stringResource(R.string.home_ways),
                    onLongClick = { isAsking = true },
                ) { actions.game(room.info.id()) }
                .semantics {
                    customActions =
                        ways.mapIndexed { index, way ->
                            CustomAccessibilityAction(labels[index]) {
                                way.go()
                                true
                            }
                        }
                }
        if (shelf.isBeside) {
            Beside(room, sitters, shelf, actions, touch)
        } else {
            Stacked(room, sitters, shelf, actions, touch)
        }
        Box { Ways(ways, isAsking) { isAsking = false } }
    }
}

@Composable
private fun Stacked(
    room: GameRoom<*, *, *, *>,
    sitters: List<Sitter>,
    shelf: Shelf,
    actions: HomeActions,
    modifier: Modifier,
) {
    Box(modifier) {
        Column(Modifier.fillMaxHeight()) {
            PosterPicture(room.poster, Modifier.fillMaxWidth().height(shelf.picture))
            Words(room, Modifier.padding(start = 14.dp, top = 10.dp, end = 12.dp))
            Spacer(Modifier.weight(1f))
            Play(room, sitters, actions, Modifier.padding(12.dp))
        }
    }
}

@Composable
private fun Beside(
    room: GameRoom<*, *, *, *>,
    sitters: List<Sitter>,
    shelf: Shelf,
    actions: HomeActions,
    modifier: Modifier,
) {
    Row(modifier.height(IntrinsicSize.Min).heightIn(min = 140.dp)) {
        PosterPicture(room.poster, Modifier.width(shelf.picture).fillMaxHeight())
        Column(Modifier.weight(1f).padding(12.dp), Arrangement.SpaceBetween) {
            Words(room, Modifier.padding(bottom = 8.dp))
            Play(room, sitters, actions, Modifier)
        }
    }
}

@Composable
private fun Words(
    room: GameRoom<*, *, *, *>,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        Text(
            stringResource(room.shelf.name()),
            color = colours.ink,
            style = TrayType.title.copy(fontSize = 21.sp, fontWeight = FontWeight.Black),
        )
        Text(
            stringResource(room.shelf.line()),
            color = colours.inkSoft,
            style = TrayType.name.copy(fontSize = 15.sp, lineHeight = 19.sp),
        )
        Facts(room.info, Modifier.padding(top = 2.dp))
    }
}

@Composable
private fun Play(
    room: GameRoom<*, *, *, *>,
    sitters: List<Sitter>,
    actions: HomeActions,
    modifier: Modifier,
) {
    val name = stringResource(room.shelf.name())
    PlayButton(
        stringResource(R.string.home_play),
        stringResource(R.string.home_play_with, name, sitters.joinToString { it.name }),
        sitters,
        { actions.play(room.info.id()) },
        modifier.fillMaxWidth(),
    )
}

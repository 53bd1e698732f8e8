package app.traytable.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.Page
import app.traytable.ui.home.Facts
import app.traytable.ui.home.Poster
import app.traytable.ui.home.PosterPicture
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.theme.TraytableTheme

/** The ways to a game's table, and what the game is about. Until it is known who plays, no way. */
@Composable
fun GameScreen(
    room: GameRoom<*, *, *, *>,
    ui: GameUi?,
    actions: GameActions,
    notSaved: Boolean = false,
) {
    Page(title = null, actions.back, maxWidth = 960.dp) {
        BoxWithConstraints {
            val isWide = maxWidth / LocalDensity.current.fontScale >= 600.dp
            if (isWide) {
                Row(
                    Modifier.fillMaxHeight().padding(horizontal = 24.dp),
                    Arrangement.spacedBy(28.dp),
                    Alignment.CenterVertically,
                ) {
                    Picture(
                        room,
                        Modifier
                            .weight(0.8f)
                            .padding(bottom = 24.dp)
                            .aspectRatio(Poster.WIDTH / Poster.HEIGHT),
                    )
                    Scrolling(Modifier.weight(1f)) { Contents(room, ui, actions, notSaved) }
                }
            } else {
                Scrolling(Modifier.padding(horizontal = 16.dp)) {
                    Picture(room, Modifier.fillMaxWidth().height(168.dp))
                    Contents(room, ui, actions, notSaved)
                }
            }
        }
    }
}

@Composable
private fun Picture(
    room: GameRoom<*, *, *, *>,
    modifier: Modifier,
) = PosterPicture(room.poster, modifier.clip(RoundedCornerShape(18.dp)))

@Composable
private fun ColumnScope.Contents(
    room: GameRoom<*, *, *, *>,
    ui: GameUi?,
    actions: GameActions,
    notSaved: Boolean,
) {
    val name = stringResource(room.shelf.name())
    val colours = LocalTrayColours.current
    Text(
        name,
        Modifier.semantics { heading() },
        color = colours.ink,
        style =
            TrayType.title.copy(
                fontSize = 28.sp,
                lineHeight = 34.sp,
                fontWeight = FontWeight.Black,
            ),
    )
    Facts(room.info, hasAge = true)
    ui?.let { WaysToPlay(name, it, actions, notSaved) }
    Text(stringResource(room.shelf.about()), color = colours.ink, style = TrayType.story)
    Text(
        stringResource(R.string.original_by, room.shelf.publisher()),
        color = colours.inkSoft,
        style = TrayType.name,
    )
}

@Composable
private fun Scrolling(
    modifier: Modifier,
    content: @Composable ColumnScope.() -> Unit,
) = Column(
    modifier.scrolls().padding(bottom = 16.dp),
    Arrangement.spacedBy(12.dp),
    content = content,
)

@Preview
@Composable
private fun GamePreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        GameScreen(Rooms.STANDARD.all().first(), GameUi(emptyList()), GameActions())
    }
}

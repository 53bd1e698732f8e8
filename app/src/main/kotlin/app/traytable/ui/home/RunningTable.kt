package app.traytable.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.match.SavedMatch
import app.traytable.room.LocalRooms
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawing
import app.traytable.ui.cards.printed
import app.traytable.ui.home.WhenPlayed.whenPlayed
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.drawing.littleTray

private val RIM = 12.dp
private val PIECE = 30.dp
private const val STEP = 1.32f

/**
 * The match played last: a small tray with its people on the rim. What lies on the felt is a picture
 * of the game and not of the match, which is not opened for it.
 */
@Composable
fun RunningTable(
    match: SavedMatch,
    now: Long,
    hasPicture: Boolean,
    actions: HomeActions,
    bin: @Composable () -> Unit,
) {
    val sitters = match.sitters
    Box {
        Row(
            Modifier.padding(top = PIECE / 2 - RIM / 2).fillMaxWidth().littleTray(RIM).padding(
                start = RIM + 12.dp,
                top = RIM + 6.dp,
                end = RIM + 4.dp,
                bottom = RIM + 8.dp,
            ),
            Arrangement.spacedBy(16.dp),
            Alignment.CenterVertically,
        ) {
            if (hasPicture) Cards(match, Modifier.padding(top = 6.dp).size(116.dp, 88.dp))
            Column(Modifier.weight(1f), Arrangement.spacedBy(6.dp)) {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    State(match, sitters, now, Modifier.weight(1f).padding(top = 8.dp))
                    bin()
                }
                TrayButton(
                    stringResource(R.string.home_continue),
                    { actions.resume(match.id()) },
                    Modifier.fillMaxWidth().padding(end = 8.dp),
                    ButtonKind.OnFelt,
                )
            }
        }
        PieceRow(
            sitters,
            PIECE,
            Modifier
                .align(Alignment.TopEnd)
                .padding(start = 40.dp, end = 40.dp),
            STEP,
        )
    }
}

/** Which game, when, and whose turn it is; the names of all who play for those who listen. */
@Composable
private fun State(
    match: SavedMatch,
    sitters: List<Sitter>,
    now: Long,
    modifier: Modifier,
) {
    val ink = LocalTrayColours.current.feltInk
    val name = nameOf(match)
    val played = whenPlayed(LocalContext.current, match.changed(), now)
    val turn = turnOf(sitters)
    val spoken = (listOf(name, played, turn) + sitters.map { it.name }).joinToString()
    Column(modifier.clearAndSetSemantics { contentDescription = spoken }) {
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            listOf(name, played).forEach {
                Text(it, color = ink, style = TrayType.name.copy(fontSize = 15.sp))
            }
        }
        Text(turn, color = ink, style = TrayType.title.copy(fontSize = 20.sp))
    }
}

/** "Ben’s turn". A row whose turn has been lost tells nothing; the match does when it is opened. */
@Composable
internal fun turnOf(sitters: List<Sitter>): String {
    val toAct = sitters.filter { it.isToAct }
    return when (toAct.size) {
        0 -> ""
        1 -> stringResource(R.string.home_turn_of, toAct.single().name)
        2, 3 -> stringResource(R.string.home_next, toAct.joinToString { it.name })
        else -> pluralStringResource(R.plurals.home_turn_of_many, toAct.size, toAct.size)
    }
}

/** A later version may have left a match of a game that this one does not know. */
@Composable
internal fun nameOf(match: SavedMatch): String = nameOf(match.game())

@Composable
internal fun nameOf(game: String): String =
    LocalRooms.current.find(game)?.let { stringResource(it.shelf.name()) } ?: game

/** A pile and a card of this game. */
@Composable
private fun Cards(
    match: SavedMatch,
    modifier: Modifier,
) {
    val face: CardFace? =
        LocalRooms.current
            .find(match.game())
            ?.shelf
            ?.emblem()
            ?.get(1)
    val print = face?.let { printed(it) }
    val colours = LocalTrayColours.current
    Spacer(
        modifier.drawWithCache {
            val width = size.height / CARD_RATIO * 0.94f
            val back = (null).drawing(width * 0.84f, this, colours)
            val card = print.drawing(width, this, colours)
            onDrawBehind {
                for (thickness in 2 downTo 0) {
                    val shift = 2.dp.toPx() * thickness
                    withTransform({ translate(shift, size.height * 0.08f + shift) }) {
                        back.drawOn(this)
                    }
                }
                withTransform({
                    translate(size.width - width * 1.06f, 0f)
                    rotate(5f, Offset(width / 2, width * CARD_RATIO / 2))
                }) { card.drawOn(this) }
            }
        },
    )
}

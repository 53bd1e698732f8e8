package app.traytable.ui.history

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.history.PlayedMatch
import app.traytable.history.PlayedMatch.Ranked
import app.traytable.room.LocalRooms
import app.traytable.ui.WholeText
import app.traytable.ui.cards.withMinus
import app.traytable.ui.home.Poster
import app.traytable.ui.home.PosterPicture
import app.traytable.ui.home.WhenPlayed.dayPlayed
import app.traytable.ui.home.nameOf
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ScoreBadge
import app.traytable.ui.tray.drawing.drawCrown
import app.traytable.ui.tray.pieces.Piece

private val PIECE = 28.dp
private val POSTER = 76.dp

/** So far a crown stands up beyond its piece. */
private val CROWN = 8.dp

/** One match: its game, when, and everybody in the order of their places. Heard as one sentence. */
@Composable
internal fun PlayedLine(
    match: PlayedMatch,
    now: Long,
    person: String?,
    actions: HistoryActions,
    modifier: Modifier = Modifier,
) {
    val colours = LocalTrayColours.current
    val game = nameOf(match.game())
    val day = dayPlayed(LocalContext.current, match.ended(), now)
    val sentence = sentenceOf(match, game, day)
    val delete = stringResource(R.string.history_delete)
    Surface(
        { actions.open(match.id()) },
        modifier.fillMaxWidth().semantics {
            role = Role.Button
            contentDescription = sentence
            customActions =
                listOf(
                    CustomAccessibilityAction(delete) {
                        actions.delete(match.id())
                        true
                    },
                )
        },
        shape = RoundedCornerShape(14.dp),
        color = colours.plate,
        contentColor = colours.ink,
        border = BorderStroke(1.2.dp, colours.plateLine),
    ) {
        Box(Modifier.clearAndSetSemantics {}) {
            // As high as the words beside it.
            Box(Modifier.matchParentSize()) {
                PosterPicture(posterOf(match), Modifier.width(POSTER).fillMaxHeight())
            }
            Column(
                Modifier
                    .padding(start = POSTER)
                    .fillMaxWidth()
                    .heightIn(min = 64.dp)
                    .padding(12.dp, 8.dp),
                Arrangement.spacedBy(2.dp),
            ) {
                FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
                    Text(game, Modifier.padding(end = 10.dp), style = TrayType.count)
                    Text(day, color = colours.inkSoft, style = TrayType.name)
                }
                if (match.isDamaged) Damaged() else Everybody(match, person)
            }
        }
    }
}

@Composable
private fun posterOf(match: PlayedMatch): Poster =
    LocalRooms.current.find(match.game())?.poster ?: Poster.fanned(listOf(null))

/** By name only who has won, and who is asked for: the others have their pieces. */
@Composable
private fun Everybody(
    match: PlayedMatch,
    person: String?,
) = FlowRow(
    Modifier.padding(top = 2.dp),
    Arrangement.spacedBy(12.dp),
    Arrangement.spacedBy(2.dp),
) {
    match.ranked().forEach { ranked ->
        val hasWon = ranked.place() == 1 && !match.isAlone
        val isNamed = hasWon || match.isAlone || ranked.name() == person
        Row(
            Modifier.padding(top = CROWN),
            Arrangement.spacedBy(6.dp),
            Alignment.CenterVertically,
        ) {
            RankedPiece(ranked, hasWon)
            if (isNamed) {
                WholeText(
                    ranked.name(),
                    Modifier.weight(1f, fill = false),
                    style = TrayType.count,
                )
            }
            ScoreBadge(withMinus(ranked.points()))
        }
    }
}

@Composable
private fun RankedPiece(
    ranked: Ranked,
    isCrowned: Boolean,
) {
    val colours = LocalTrayColours.current
    Piece(
        ranked.animal(),
        PIECE,
        Modifier.drawWithContent {
            drawContent()
            if (isCrowned) drawCrown(center, size.minDimension / 2, colours)
        },
        ranked.isBot,
    )
}

@Composable
private fun Damaged() =
    Row(
        Modifier.padding(top = 4.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        val error = MaterialTheme.colorScheme.error
        Icon(painterResource(R.drawable.ic_broken), contentDescription = null, tint = error)
        Text(stringResource(R.string.home_broken), color = error, style = TrayType.count)
    }

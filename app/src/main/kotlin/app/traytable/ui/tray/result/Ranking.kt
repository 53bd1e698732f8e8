package app.traytable.ui.tray.result

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.room.Share
import app.traytable.ui.WholeText
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.withMinus
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.ArcHand
import app.traytable.ui.tray.ArcPlan
import app.traytable.ui.tray.Hand
import app.traytable.ui.tray.HandCard
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

private const val AFTER = 900f
private const val EACH = 80f
private const val FAN = 60f

/** Everybody in the order of their places, with what their points are made of. */
@Composable
internal fun Ranking(
    standings: List<Standing>,
    run: Run,
) {
    Column(Modifier.widthIn(max = 640.dp).fillMaxWidth(), Arrangement.spacedBy(4.dp)) {
        standings.forEach { Row(it, run) }
    }
}

@Composable
private fun Row(
    standing: Standing,
    run: Run,
) {
    val colours = LocalTrayColours.current
    val isFirst = standing.place == 1
    val ink = if (isFirst) colours.tagInk else colours.feltInk
    val spoken =
        listOf(
            stringResource(R.string.result_place, standing.place),
            standing.name,
            Speech(LocalResources.current).points(standing.points),
        ) + standing.shares.map { it.spoken }
    Row(
        Modifier
            .fillMaxWidth()
            .background(if (isFirst) colours.lamp else Color.Transparent, RoundedCornerShape(14.dp))
            .padding(10.dp, 8.dp)
            .clearAndSetSemantics { contentDescription = spoken.joinToString() },
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Text("${standing.place}", color = ink, style = TrayType.prompt)
        Piece(standing.animal, 38.dp, isBot = standing.isBot)
        Column(Modifier.weight(1f), Arrangement.spacedBy(3.dp)) {
            WholeText(
                standing.name,
                color = ink,
                style = TrayType.story.copy(fontWeight = FontWeight.Bold),
            )
            if (standing.shares.isNotEmpty()) Shares(standing.shares, run)
        }
        Text(
            withMinus(standing.points),
            color = ink,
            style = TrayType.climax.copy(fontWeight = FontWeight.Bold),
        )
    }
}

/** One small plate for each part of the points, one after the other. */
@Composable
private fun Shares(
    shares: List<Share>,
    run: Run,
) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(2.dp),
        verticalArrangement = Arrangement.spacedBy(3.dp),
    ) {
        shares.forEachIndexed { index, share ->
            val colour = share.colour ?: CardColour.Black
            Box(
                Modifier
                    .graphicsLayer { alpha = run.part(AFTER + index * EACH, EACH) }
                    .background(colour.ground, RoundedCornerShape(5.dp))
                    .border(1.dp, LocalTrayColours.current.feltInk, RoundedCornerShape(5.dp))
                    .padding(horizontal = 9.dp, vertical = 1.dp),
            ) { Text(share.points, color = colour.ink, style = TrayType.badge) }
        }
    }
}

/** The cards that the winner has won, held up as a fan. */
@Composable
internal fun Trophies(
    ui: TableUi.Over,
    run: Run,
) {
    val winner = winners(ui).singleOrNull() ?: return
    val cards = ui.frame().scene().trophies(winner)
    if (cards.isEmpty()) return
    val plan = ArcPlan(cards.map { false }, ROOM, CARD, most = 1)
    Box(Modifier.fillMaxWidth().height((plan.height + 8f).dp), Alignment.TopCenter) {
        ArcHand(
            Hand(cards.mapIndexed { index, face -> HandCard("won $index", face) }),
            ui.frame().players()[winner.index()].name(),
            plan,
            CARD,
            Modifier.widthIn(min = ROOM.dp, max = ROOM.dp).graphicsLayer {
                alpha = run.part(AFTER, FAN * cards.size)
            },
        )
    }
}

private const val ROOM = 300f
private const val CARD = 72f

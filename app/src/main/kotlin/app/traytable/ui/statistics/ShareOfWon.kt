package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.statistics.Statistics
import app.traytable.ui.setup.LARGE
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.littleTray
import app.traytable.ui.tray.pieces.Piece

internal val RIM = 12.dp
private val RING = 112.dp

/** The person's piece on a small tray, in a ring that is lit as far as matches were won. */
@Composable
internal fun ShareOfWon(statistics: Statistics) {
    val colours = LocalTrayColours.current
    val person = statistics.people().first { it.name() == statistics.asked().person() }
    val played = statistics.played()
    val won = statistics.won()
    val share = stringResource(R.string.statistics_percent, percent(won, played))
    val counted = pluralStringResource(R.plurals.statistics_won_of, played, won, played)
    val spoken = listOf(person.name(), share, counted).joinToString()
    val isLarge = LocalDensity.current.fontScale >= LARGE
    Column(
        Modifier
            .fillMaxWidth()
            .littleTray(RIM)
            .padding(RIM + 12.dp, RIM + 16.dp)
            .clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(10.dp),
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(18.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Ring(won.toFloat() / played, Modifier.size(RING)) { Piece(person.animal(), 66.dp) }
            Column(Modifier.weight(1f)) {
                Text(
                    share,
                    color = colours.feltInk,
                    style = TrayType.bigName.copy(fontSize = 44.sp, lineHeight = 50.sp),
                )
                if (!isLarge) Counted(counted)
            }
        }
        if (isLarge) Counted(counted)
    }
}

@Composable
private fun Counted(words: String) {
    val ink = LocalTrayColours.current.feltInk
    Text(words, color = ink, style = TrayType.story.copy(fontWeight = FontWeight.Bold))
    Text(
        stringResource(R.string.statistics_shared),
        Modifier.padding(top = 6.dp),
        color = ink,
        style = TrayType.name,
    )
}

@Composable
internal fun Ring(
    share: Float,
    modifier: Modifier,
    middle: @Composable () -> Unit,
) {
    val colours = LocalTrayColours.current
    Box(modifier.drawBehind { drawRing(share, colours) }, Alignment.Center) { middle() }
}

private fun DrawScope.drawRing(
    share: Float,
    colours: TrayColours,
) {
    val pen = 13.dp.toPx()
    val line = 1.2.dp.toPx()
    val inset = pen / 2 + line
    val at = Offset(inset, inset)
    val room = Size(size.width - 2 * inset, size.height - 2 * inset)
    val arc = { colour: Color, from: Float, sweep: Float, width: Float ->
        drawArc(colour, from, sweep, false, at, room, style = Stroke(width, cap = StrokeCap.Butt))
    }
    arc(colours.ringGap, 0f, 360f, pen + 2 * line)
    arc(colours.slot, 0f, 360f, pen - 2 * line)
    if (share > 0f) {
        arc(colours.ringGap, -90f, 360f * share, pen + 2 * line)
        arc(colours.lamp, -90f, 360f * share, pen)
    }
}

package app.traytable.ui.setup

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.setup.Draft
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.rememberTick
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType

/** A chair that nobody has taken: a dashed ring to touch. */
@Composable
internal fun FreeChair(
    plan: TablePlan,
    place: Int,
    isOpen: Boolean,
    isTarget: Boolean,
    onOpen: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val tick = rememberTick()
    val room = maxOf(plan.piece, TOUCH)
    val at = plan.spots[place].piece
    val said = stringResource(R.string.setup_free_said, place + 1, plan.spots.size)
    Spacer(
        Modifier
            .absoluteOffset((at.x - room / 2).dp, (at.y - room / 2).dp)
            .size(room.dp)
            .drawBehind { drawFree(plan.piece.dp.toPx() / 2, isOpen || isTarget, colours) }
            .semantics {
                contentDescription = said
                selected = isOpen
                traversalIndex = place.toFloat()
            }.keyStop()
            .clickable(
                null,
                FocusRing,
                onClickLabel = stringResource(R.string.setup_sit),
                role = Role.Button,
            ) {
                tick()
                onOpen()
            },
    )
}

private const val TOUCH = 48f

private fun DrawScope.drawFree(
    radius: Float,
    isLit: Boolean,
    colours: TrayColours,
) {
    if (isLit) drawCircle(colours.lamp, radius * 1.2f)
    if (isLit) drawCircle(colours.lampLine, radius * 1.2f, style = Stroke(1.4.dp.toPx()))
    val ring = radius - 1.5.dp.toPx()
    drawCircle(colours.floor, ring)
    val dashes = PathEffect.dashPathEffect(floatArrayOf(6.dp.toPx(), 4.dp.toPx()))
    drawCircle(colours.teal, ring, style = Stroke(2.4.dp.toPx(), pathEffect = dashes))
    val arm = radius * 0.36f
    val pen = 3.4.dp.toPx()
    for (way in listOf(Offset(arm, 0f), Offset(0f, arm))) {
        drawLine(colours.teal, center - way, center + way, pen, StrokeCap.Round)
    }
}

/** The name at a chair; it ends with dots where it must, and is spoken in full with the piece. */
@Composable
internal fun Label(
    plan: TablePlan,
    spot: ChairSpot,
    draft: Draft,
    seat: Int,
) {
    val colours = LocalTrayColours.current
    val room = spot.label
    Column(
        Modifier
            .absoluteOffset(room.left.dp, room.top.dp)
            .size(room.width.dp, room.height.dp)
            .clearAndSetSemantics {},
        if (spot.isAbove) Arrangement.Bottom else Arrangement.Top,
        Alignment.CenterHorizontally,
    ) {
        if (seat == Draft.NOBODY) {
            val words = LocalDensity.current.fontScale * FREE_CHAIR
            // Many free chairs say it with one word each.
            val isRoomy = room.width >= words && draft.places() - draft.chairs().size <= FEW
            val free = if (isRoomy) R.string.setup_free else R.string.setup_free_short
            Line(stringResource(free), TrayType.name, colours.inkSoft)
        } else {
            val chair = draft.chairs()[seat]
            val bold = TrayType.story.copy(fontWeight = FontWeight.Bold)
            Line(nameOf(chair), bold, colours.ink)
            if (chair.isBot && plan.lines > 1) Line(kindOf(chair), TrayType.name, colours.inkSoft)
        }
    }
}

/** So wide are the words for a free chair, in either language. */
private const val FREE_CHAIR = 76f
private const val FEW = 3

@Composable
private fun Line(
    text: String,
    style: TextStyle,
    colour: Color,
) = Text(
    text,
    color = colour,
    textAlign = TextAlign.Center,
    style = style,
    maxLines = 1,
    overflow = TextOverflow.Ellipsis,
)

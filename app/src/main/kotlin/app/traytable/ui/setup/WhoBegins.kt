package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.setup.Draft
import app.traytable.ui.ear.takesFocus
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.OvalRim
import app.traytable.ui.tray.pieces.Piece
import kotlin.math.sqrt

/** On the felt: an arrow that points at whoever begins, or at nobody, and what it stands for. */
@Composable
internal fun WhoBegins(
    plan: TablePlan,
    draft: Draft,
    onOpen: () -> Unit,
) {
    if (draft.chairs().size < 2) return
    val felt = plan.oval.deflate(OvalRim.value + 3f)
    val letters = LocalDensity.current.fontScale
    val button = maxOf(48f, 30f * letters)
    val title = 20f * letters
    val free = felt.height - button - 18f
    val hasTitle = free - title >= LEAST_ARROW && chord(felt.width, 0.75f) >= 96f * letters
    val arrow = (if (hasTitle) free - title else free).coerceIn(LEAST_ARROW, MOST_ARROW)
    Column(
        Modifier
            .absoluteOffset(felt.left.dp, felt.top.dp)
            .size(felt.width.dp, felt.height.dp),
        Arrangement.Center,
        Alignment.CenterHorizontally,
    ) {
        // The words need more of the oval's width than the plate below does.
        if (hasTitle) Spacer(Modifier.height(6.dp))
        if (hasTitle) Question(Modifier.height(title.dp))
        Arrow(plan, draft, arrow)
        val bottom = (arrow / 2 + button + 2f) / (felt.height / 2)
        // A plate of large letters may lie over the edge of the oval.
        val within = chord(felt.width, minOf(bottom, if (letters > 1.5f) 0.6f else 0.86f))
        Answer(draft, Modifier.widthIn(max = within.dp), onOpen)
    }
}

/** The arrow turns in a circle of this width. */
private const val LONG = 82f
private const val LEAST_ARROW = 48f
private const val MOST_ARROW = 92f

/** How wide an oval is at some part of the way from its middle to its edge. */
private fun chord(
    width: Float,
    part: Float,
) = width * sqrt(1 - part * part)

@Composable
private fun Question(modifier: Modifier) {
    Box(modifier, Alignment.Center) {
        Text(
            stringResource(R.string.setup_begins),
            Modifier.clearAndSetSemantics {},
            color = LocalTrayColours.current.feltInk,
            style = TrayType.story,
            maxLines = 1,
        )
    }
}

@Composable
private fun Arrow(
    plan: TablePlan,
    draft: Draft,
    size: Float,
) {
    val colours = LocalTrayColours.current
    val towards =
        draft.chairs().getOrNull(draft.first())?.let { plan.towards(it.place()) }
            ?: plan.towardsNobody
    Spacer(Modifier.size(size.dp).drawBehind { drawArrow(towards, colours) })
}

private fun DrawScope.drawArrow(
    towards: Float,
    colours: TrayColours,
) = withTransform({
    translate(center.x, center.y)
    rotate(towards, Offset.Zero)
    scale(size.minDimension / LONG, size.minDimension / LONG, Offset.Zero)
    translate(0f, 4f)
}) {
    val arrow =
        Path().apply {
            moveTo(0f, -44f)
            lineTo(13f, -16f)
            lineTo(5f, -16f)
            lineTo(5f, 28f)
            lineTo(-5f, 28f)
            lineTo(-5f, -16f)
            lineTo(-13f, -16f)
            close()
        }
    drawPath(arrow, colours.lamp)
    drawPath(arrow, colours.lampLine, style = Stroke(1.4f, join = StrokeJoin.Round))
    drawCircle(colours.tag, 8f, Offset.Zero)
    drawCircle(colours.lampLine, 8f, Offset.Zero, style = Stroke(1.4f))
}

@Composable
private fun Answer(
    draft: Draft,
    modifier: Modifier,
    onOpen: () -> Unit,
) {
    val answer =
        draft.chairs().getOrNull(draft.first())?.let { nameOf(it) }
            ?: stringResource(R.string.setup_lot)
    val said = stringResource(R.string.setup_begins_said, answer)
    val change = stringResource(R.string.setup_change)
    Chip(
        answer,
        modifier.semantics {
            contentDescription = said
            traversalIndex = draft.places().toFloat()
            onClick(change, null)
        },
        onClick = onOpen,
    )
}

/** By lot, by somebody's name, and what the rulebook says. */
@Composable
internal fun BeginsPlate(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    onChoose: (Int) -> Unit,
) = Plate {
    PlateTitle(stringResource(R.string.setup_begins), Modifier.takesFocus(Unit))
    Note(stringResource(room.setup.begins()))
    Picks {
        Pick(stringResource(R.string.setup_lot), draft.first() == Draft.LOT) {
            onChoose(Draft.LOT)
        }
        draft.chairs().forEachIndexed { seat, chair ->
            Pick(
                nameOf(chair),
                draft.first() == seat,
                { Piece(chair.animal(), 28.dp, isBot = chair.isBot) },
            ) { onChoose(seat) }
        }
    }
}

package app.traytable.ui.solo

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloMoves
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/** So much height is kept for the call, whether it is there or not. */
@Composable
internal fun sayHeight(): Dp =
    with(LocalDensity.current) { (24.sp.toDp() + 12.dp).coerceAtLeast(52.dp) }

/**
 * “Solo!” on the felt: always in the same place when it can be said, now or with the last cards.
 *
 * @param isFilled nothing else on the screen is
 */
@Composable
internal fun Say(
    picking: Picking,
    isFilled: Boolean,
    modifier: Modifier = Modifier,
) {
    val table = picking.table
    val chance = picking.chance
    val kind = if (isFilled) ButtonKind.OnFelt else ButtonKind.Quiet
    val word = stringResource(R.string.move_solo_say)
    when {
        picking.picks.moves.any { it is SoloMove.Say } -> {
            val lit = Modifier.lit(picking.isSayHinted)
            Timed(chance, modifier) {
                TrayButton(word, { picking.play(SoloMoves.SAY) }, it.then(lit), kind)
            }
        }

        picking.isGivenTime && chance != null -> {
            Timed(chance, modifier) {
                TrayButton(word, { table.actions.play(chance.seat, SoloMoves.SAY) }, it, kind)
            }
        }

        picking.mayBeAloud -> {
            WithTheLastCards(picking, modifier)
        }
    }
}

/** The last cards go together: “Solo!” is said with them, or forgotten. */
@Composable
private fun WithTheLastCards(
    picking: Picking,
    modifier: Modifier,
) {
    val aloud = stringResource(R.string.solo_aloud)
    val said = stringResource(R.string.solo_aloud_said)
    val word = stringResource(if (picking.aloud) R.string.solo_said else R.string.move_solo_say)
    TrayButton(
        word,
        picking.onAloud,
        modifier.lit(picking.isSayHinted).semantics {
            onClick(aloud, null)
            if (picking.aloud) stateDescription = said
        },
        ButtonKind.Quiet,
    )
}

/** Where a hint wants this to be touched, it lies in light. */
@Composable
private fun Modifier.lit(isHinted: Boolean): Modifier {
    if (!isHinted) return this
    val here = stringResource(R.string.card_hinted)
    val colours = LocalTrayColours.current
    return semantics { stateDescription = here }.drawBehind {
        drawLight(colours.lampLine, 6.dp.toPx())
        drawLight(colours.lamp, 5.dp.toPx())
    }
}

private fun DrawScope.drawLight(
    colour: Color,
    beyond: Float,
) {
    val around = Rect(Offset.Zero, size).inflate(beyond)
    drawRoundRect(colour, around.topLeft, around.size, CornerRadius(14.dp.toPx() + beyond))
}

/** With the time that is left, where there is an end to it. */
@Composable
internal fun Timed(
    chance: SoloChance?,
    modifier: Modifier = Modifier,
    button: @Composable (Modifier) -> Unit,
) {
    Box(modifier, propagateMinConstraints = true) {
        button(Modifier)
        if (chance?.seconds != null && !chance.isOver) {
            Box(Modifier.matchParentSize(), Alignment.TopEnd) {
                TimeLeft(chance, Modifier.offset(10.dp, (-12).dp))
            }
        }
    }
}

/** The seconds on a lit disc, around which an arc runs out. Nothing to hear: the prompt says it. */
@Composable
private fun TimeLeft(
    chance: SoloChance,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    val isStill = isStill()
    val size = with(LocalDensity.current) { 30.dp.coerceAtLeast(24.sp.toDp()) }
    Box(
        modifier.size(size).clearAndSetSemantics {}.drawBehind {
            drawDisc(colours)
            if (!isStill) drawArc(colours, chance.arc.value)
        },
        Alignment.Center,
    ) { Text("${chance.left}", color = colours.tagInk, style = TrayType.count) }
}

private fun DrawScope.drawDisc(colours: TrayColours) {
    drawCircle(colours.lampLine, size.minDimension / 2 + 1.dp.toPx())
    drawCircle(colours.lamp, size.minDimension / 2)
}

private fun DrawScope.drawArc(
    colours: TrayColours,
    left: Float,
) {
    val pen = 3.dp.toPx()
    drawArc(
        colours.lampLine,
        -90f,
        -360f * left,
        useCenter = false,
        Offset(pen / 2, pen / 2),
        Size(size.width - pen, size.height - pen),
        style = Stroke(pen, cap = StrokeCap.Round),
    )
}

package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.PathEffect
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.StrokeJoin
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.graphics.vector.PathParser
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.ear.heard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched

/** The last place: whoever points there alone gets what nobody else got. */
@Composable
internal fun EmptyTable(
    parts: Parts,
    card: Dp,
    lie: Lie,
    modifier: Modifier = Modifier,
) {
    val top = lie.top(card)
    val revealed = parts.revealed?.takeIf { it.isJudged }
    val there = revealed?.at(Aim.SPACE).orEmpty()
    val name = stringResource(R.string.pile_space)
    val isHinted = parts.hinted is PointAPileMove.PickSpace
    val touch =
        if (parts.isPointing) {
            Touch(stringResource(R.string.pile_tap_aim), isHinted) { parts.aim.tap(Aim.SPACE) }
        } else {
            null
        }
    val atOnce =
        Touch(stringResource(R.string.pile_ear_point)) {
            parts.table.play(PointAPileMoves.PICK_SPACE)
        }
    val words =
        when {
            there.size == 1 -> stringResource(R.string.pile_alone, parts.table.name(there[0]))
            there.size > 1 -> stringResource(R.string.pile_several_there, "${there.size}")
            else -> stringResource(R.string.pile_empty)
        }
    val told =
        when {
            there.size == 1 -> "$words. " + stringResource(R.string.pile_alone_in_space)
            there.size > 1 -> stringResource(R.string.pile_several_in_space)
            else -> null
        }
    Box(
        modifier
            .fillMaxSize()
            .touched(touch)
            .semantics(mergeDescendants = true) {
                contentDescription = name
                if (parts.isPointing) customActions = listOf(atOnce.heard())
                if (told != null) stateDescription = told
                if (parts.isPointing) selected = parts.aim.target == Aim.SPACE
            },
    ) {
        Dashed(card, top, touch) { drawOpenHand(it.feltInk) }
        Box(
            Modifier
                .offset(y = top)
                .size(card, card * CARD_RATIO)
                .place(EMPTY, card, isCard = false),
        )
        OpenPicks(parts, Aim.SPACE, card, top)
        Caption(words, card, lie, if (there.isEmpty()) 14.dp else 40.dp)
    }
}

/** Where the next pile begins. */
@Composable
internal fun NewPile(
    parts: Parts,
    card: Dp,
    lie: Lie,
    modifier: Modifier = Modifier,
) {
    val top = lie.top(card)
    val piles = parts.view.piles().size
    val name = stringResource(R.string.pile_new)
    val isHinted = parts.hinted is PointAPileMove.PutNew && parts.isHintedCardChosen
    val touch =
        if (parts.forming.isOn && parts.forming.cards.isNotEmpty()) {
            Touch(stringResource(R.string.pile_tap_put), isHinted) { parts.forming.putOn(piles) }
        } else {
            null
        }
    Box(
        modifier
            .fillMaxSize()
            .place(pileRoom(piles), isCard = false)
            .touched(touch)
            .semantics(mergeDescendants = true) { contentDescription = name },
    ) {
        Dashed(card, top, touch?.takeIf { parts.forming.mayPut(piles) }) { colours ->
            val arm = size.width * 0.14f
            val pen = 3.dp.toPx()
            drawLine(
                colours.feltInk,
                center - Offset(arm, 0f),
                center + Offset(arm, 0f),
                pen,
                StrokeCap.Round,
            )
            drawLine(
                colours.feltInk,
                center - Offset(0f, arm),
                center + Offset(0f, arm),
                pen,
                StrokeCap.Round,
            )
        }
        Box(
            Modifier
                .offset(
                    y = top,
                ).size(card, card * CARD_RATIO)
                .place(pilePlace(piles)),
        )
        Caption(stringResource(R.string.pile_new_short), card, lie)
    }
}

/** A place with a dashed outline, which is a ring where it can be touched now. */
@Composable
private fun Dashed(
    card: Dp,
    top: Dp,
    touch: Touch?,
    sign: DrawScope.(TrayColours) -> Unit,
) {
    val colours = LocalTrayColours.current
    val colour =
        when {
            touch == null -> colours.slot
            touch.isHinted -> colours.lamp
            else -> colours.ring
        }
    Box(
        Modifier.offset(y = top).size(card, card * CARD_RATIO).drawBehind {
            val out = 3.dp.toPx()
            val pen = (if (touch == null) 1.6.dp else 2.8.dp).toPx()
            val dash = PathEffect.dashPathEffect(floatArrayOf(7.dp.toPx(), 5.dp.toPx()))
            drawRoundRect(
                colour,
                Offset(-out, -out),
                Size(size.width + out * 2, size.height + out * 2),
                CornerRadius(9.dp.toPx()),
                Stroke(pen, pathEffect = dash),
            )
            sign(colours)
        },
    )
}

// Drawn around the origin for a place 64 wide.
private val palm by lazy {
    PathParser()
        .parsePathString(
            "M-9,20Q-14,10 -15,2Q-15,-2 -12,-2Q-10,-2 -9,3V-13Q-9,-16 -6.5,-16Q-4,-16 -4,-13V-2" +
                "V-17Q-4,-20 -1.5,-20Q1,-20 1,-17V-2V-15Q1,-18 3.5,-18Q6,-18 6,-15V0V-9" +
                "Q6,-12 8.5,-12Q11,-12 11,-9V6Q11,14 7,20Z",
        ).toPath()
}

private fun DrawScope.drawOpenHand(colour: Color) =
    withTransform({
        translate(center.x, center.y)
        scale(size.width / 64, size.width / 64, Offset.Zero)
    }) { drawPath(palm, colour, style = Stroke(2.2f, join = StrokeJoin.Round)) }

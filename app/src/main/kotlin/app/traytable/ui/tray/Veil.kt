package app.traytable.ui.tray

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.RoundRect
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.PathFillType
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.PointerEventPass
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.WholeText
import app.traytable.ui.ear.takesFocus
import app.traytable.ui.ear.titled
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.PieceState

private const val VEIL_MILLIS = 200
private const val GROW_MILLIS = 320
private const val DIM = 0.72f

/** The same table where it was, dimmed, and who takes the phone. */
@Composable
internal fun Veil(
    table: Table<*, *, *, *>,
    setting: Setting,
) {
    val ui = table.ui as TableUi.HandOver
    val flights = LocalFlights.current
    val colours = LocalTrayColours.current
    val dim = remember { Animatable(0f) }
    val grown = remember(ui.next()) { Animatable(0f) }
    LaunchedEffect(ui.next()) { grown.animateTo(1f, tween(GROW_MILLIS)) }
    LaunchedEffect(Unit) { dim.animateTo(1f, tween(VEIL_MILLIS)) }
    Box(
        Modifier
            .fillMaxSize()
            .order(Order.Veil)
            .untouchable()
            .drawBehind {
                val lit = setting.laid.lit?.let(flights::bounds)
                drawVeil(setting.plan, lit, colours, dim.value * DIM)
            },
    ) {
        Box(
            Modifier.at(overHand(setting)).padding(horizontal = 8.dp, vertical = 10.dp),
            Alignment.BottomCenter,
        ) {
            Column(
                // All of the veil would hide the story from a screen reader.
                Modifier.fillMaxWidth().titled(stringResource(R.string.ear_hand_over)),
                Arrangement.spacedBy(14.dp),
                Alignment.CenterHorizontally,
            ) {
                // Beside what lies in the middle where there is no room below it.
                val isWide = setting.plan.window.form == Form.Wide
                val side = if (isWide) Alignment.Start else Alignment.CenterHorizontally
                Box(
                    Modifier.align(side).graphicsLayer {
                        alpha = grown.value
                        scaleX = GROWS + (1 - GROWS) * grown.value
                        scaleY = scaleX
                    },
                ) { NextOnes(table, setting, ui) }
                if (ui.others().isNotEmpty()) Calls(table, ui.others())
            }
        }
    }
}

private const val GROWS = 0.4f

/** The felt above the foot; where the hand stands beside what lies in the middle, its end of it. */
private fun overHand(setting: Setting): Rect {
    val felt = setting.plan.felt
    val hand = setting.plan.hand
    val isBeside = setting.laid.handBeside > 0 && setting.plan.window.form == Form.Wide
    return if (isBeside) felt.copy(left = hand.left, right = hand.right) else felt
}

/** What anybody may call, on the felt above the foot, while others act. */
@Composable
internal fun Callers(
    table: Table<*, *, *, *>,
    setting: Setting,
    people: List<Seat>,
) {
    if (people.isEmpty()) return
    Box(
        Modifier.at(overHand(setting)).padding(horizontal = 8.dp, vertical = 10.dp),
        Alignment.BottomCenter,
    ) { Calls(table, people) }
}

@Composable
private fun Calls(
    table: Table<*, *, *, *>,
    people: List<Seat>,
) = table.frame
    .scene()
    .room
    .Calls(table.frame, people, table.actions)

@Composable
private fun NextOnes(
    table: Table<*, *, *, *>,
    setting: Setting,
    ui: TableUi.HandOver,
) {
    val single = ui.next().singleOrNull()
    if (single != null) {
        BigName(table, setting, single)
        return
    }
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
        verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        ui.next().forEach { seat ->
            val label = stringResource(R.string.handover_i_am, table.name(seat))
            TrayButton(label, { table.actions.take(seat) }, kind = ButtonKind.OnFelt)
        }
    }
}

@Composable
private fun BigName(
    table: Table<*, *, *, *>,
    setting: Setting,
    seat: Seat,
) {
    val window = setting.plan.window
    val piece: Dp = if (window.form == Form.Wide || window.width < 340.dp) 72.dp else 106.dp
    val felt = overHand(setting)
    val isHalf = window.form == Form.Wide && felt == setting.plan.felt
    val room = felt.width.dp * if (isHalf) 0.5f else 1f
    val size = bigLetters(table.name(seat), room - piece - 84.dp)
    Row(
        Modifier
            .padding(8.dp)
            .semantics(mergeDescendants = true) { heading() }
            .takesFocus(seat),
        Arrangement.spacedBy(26.dp),
        Alignment.CenterVertically,
    ) {
        Piece(
            table.frame.animals()[seat.index()],
            piece,
            Modifier.padding(start = 16.dp).size(piece),
            state = PieceState.Acts,
        )
        Column(Modifier.weight(1f, fill = false)) {
            WholeText(
                table.name(seat),
                color = LocalTrayColours.current.feltInk,
                style = TrayType.bigName.copy(fontSize = size, lineHeight = size * 1.1f),
                maxLines = 3,
            )
            if (window.letters < 1.5f) {
                Text(
                    stringResource(R.string.handover_takes),
                    color = LocalTrayColours.current.feltInk,
                    textAlign = TextAlign.Start,
                    style = TrayType.prompt,
                )
            }
        }
    }
}

/** As large as the name allows in one line; where that would be small, a line for each of its parts. */
@Composable
private fun bigLetters(
    name: String,
    room: Dp,
): TextUnit {
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    return remember(name, room, density) {
        val whole = with(density) { room.toPx() }
        // Large enough for any eyes already: they do not grow with the other letters.
        val sizes = BIG.map { it / density.fontScale }

        fun largest(lines: List<String>) =
            sizes.firstOrNull { size ->
                val style = TrayType.bigName.copy(fontSize = size.sp, lineHeight = size.sp)
                lines.all { measurer.measure(it, style).size.width <= whole }
            }
        val inOneLine = largest(listOf(name))?.takeIf { it >= STILL_BIG / density.fontScale }
        inOneLine ?: largest(name.split(' ', '-')) ?: sizes.last()
    }.sp
}

private val BIG = listOf(64f, 52f, 42f, 34f, 26f, 20f)
private const val STILL_BIG = 34f

/** Over all but the foot and the card that calls depend on. */
private fun DrawScope.drawVeil(
    plan: TrayPlan,
    lit: Rect?,
    colours: TrayColours,
    alpha: Float,
) {
    val foot = plan.ledge.top * density
    val veil =
        Path().apply {
            fillType = PathFillType.EvenOdd
            addRect(Rect(Offset.Zero, Offset(size.width, foot)))
            if (lit != null) {
                addRoundRect(RoundRect(lit, CornerRadius(lit.width * CORNER)))
            }
        }
    drawPath(veil, colours.veil, alpha)
}

private const val CORNER = 0.08f

private fun Modifier.untouchable() =
    pointerInput(Unit) {
        awaitPointerEventScope {
            while (true) {
                awaitPointerEvent(PointerEventPass.Main).changes.forEach { it.consume() }
            }
        }
    }

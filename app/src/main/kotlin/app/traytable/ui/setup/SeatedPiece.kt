package app.traytable.ui.setup

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.detectDragGestures
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.getValue
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import androidx.compose.ui.zIndex
import app.traytable.R
import app.traytable.setup.Chair
import app.traytable.setup.Draft
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.table.rememberTick
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.words.LevelWords.levelName

/** Somebody on a chair. Everything a finger can do here is also an action that can be spoken. */
@Composable
internal fun SeatedPiece(
    plan: TablePlan,
    draft: Draft,
    seat: Int,
    isOpen: Boolean,
    isTarget: Boolean,
    lifted: MutableState<Lifted?>,
    touches: TableTouches,
) {
    val chair = draft.chairs()[seat]
    val place = chair.place()
    val tick = rememberTick()
    val room = maxOf(plan.piece, TOUCH)
    val at = plan.spots[place].piece
    val lamp = LocalTrayColours.current.lamp
    val held = lifted.value?.takeIf { it.place == place }
    val drop by rememberUpdatedState {
        val there = lifted.value?.let { plan.chairNear(at + it.by) }
        lifted.value = null
        if (there != null && there != place) touches.move(seat, there)
    }
    Box(
        Modifier
            .absoluteOffset((at.x - room / 2).dp, (at.y - room / 2).dp)
            .zIndex(if (held == null) 0f else 1f)
            .graphicsLayer {
                translationX = (held?.by?.x ?: 0f) * density
                translationY = (held?.by?.y ?: 0f) * density
            }.size(room.dp)
            .drawBehind {
                val ring = (plan.piece / 2 + 5f) * density
                if (isTarget) drawCircle(lamp, ring, style = Stroke(4.dp.toPx()))
            }.spoken(draft, seat, isOpen, touches)
            .keyStop()
            .clickable(null, FocusRing, onClickLabel = label(isOpen), role = Role.Button) {
                tick()
                touches.open(place)
            }.pointerInput(place, plan) {
                detectDragGestures(
                    onDragStart = {
                        tick()
                        lifted.value = Lifted(place)
                    },
                    onDragEnd = { drop() },
                    onDragCancel = { lifted.value = null },
                ) { change, by ->
                    change.consume()
                    val before = lifted.value?.by ?: Offset.Zero
                    lifted.value = Lifted(place, before + by / density)
                }
            },
        Alignment.Center,
    ) {
        val state = if (isOpen || held != null) PieceState.Acts else PieceState.Waiting
        Piece(chair.animal(), plan.piece.dp, isBot = chair.isBot, state = state)
    }
}

private const val TOUCH = 48f

@Composable
private fun label(isOpen: Boolean) =
    stringResource(if (isOpen) R.string.setup_close else R.string.setup_change)

@Composable
private fun Modifier.spoken(
    draft: Draft,
    seat: Int,
    isOpen: Boolean,
    touches: TableTouches,
): Modifier {
    val chair = draft.chairs()[seat]
    val places = draft.places()
    val said =
        stringResource(
            R.string.setup_piece_said,
            nameOf(chair),
            kindOf(chair),
            chair.place() + 1,
            places,
        )
    val begins = stringResource(R.string.setup_piece_begins)
    val on = stringResource(R.string.setup_on)
    val back = stringResource(R.string.setup_back)
    val away = stringResource(R.string.setup_remove, nameOf(chair))
    val step = { by: Int -> touches.move(seat, (chair.place() + by).mod(places)) }
    return semantics {
        contentDescription = said
        if (draft.first() == seat) stateDescription = begins
        selected = isOpen
        traversalIndex = chair.place().toFloat()
        customActions =
            listOf(
                action(on) { step(1) },
                action(back) { step(-1) },
                action(away) { touches.remove(seat) },
            )
    }
}

private fun action(
    label: String,
    deed: () -> Unit,
) = CustomAccessibilityAction(label) {
    deed()
    true
}

@Composable
internal fun nameOf(chair: Chair): String =
    chair.name().trim().ifEmpty { stringResource(R.string.setup_nameless) }

/** A person, or a bot of a level. */
@Composable
internal fun kindOf(chair: Chair): String =
    chair.level()?.let {
        stringResource(R.string.setup_bot_level, levelName(LocalResources.current, it))
    } ?: stringResource(R.string.setup_person)

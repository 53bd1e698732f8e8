package app.traytable.ui.replay

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.drag
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.CustomAccessibilityAction
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.customActions
import androidx.compose.ui.semantics.progressBarRangeInfo
import androidx.compose.ui.semantics.setProgress
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.replay.ReplayUi
import app.traytable.rules.table.Course
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import kotlin.math.roundToInt

/** The height of the groove with its knob. */
internal val TRACK = 32.dp

/** Where one has come to, in words and as a knob in a groove; a finger takes it elsewhere. */
@Composable
internal fun ReplaySlider(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
    modifier: Modifier = Modifier,
) {
    val course = ui.course()
    // Under the finger the knob is where the finger is, whatever the table shows by then.
    var dragged by remember { mutableStateOf<Int?>(null) }
    var isHeld by remember { mutableStateOf(false) }
    LaunchedEffect(ui, isHeld) { if (!isHeld) dragged = null }
    val ply = dragged ?: ui.ply()
    val goTo by rememberUpdatedState(actions.goTo)
    val words = placeInWords(course, ply)
    Column(
        modifier
            .fillMaxWidth()
            .pointerInput(course) {
                val take = { x: Float ->
                    val wanted = plyAt(x, size.width.toFloat(), KNOB.toPx(), course.plies())
                    if (wanted != dragged) {
                        dragged = wanted
                        goTo(wanted)
                    }
                }
                awaitEachGesture {
                    val down = awaitFirstDown()
                    down.consume()
                    isHeld = true
                    take(down.position.x)
                    drag(down.id) {
                        it.consume()
                        take(it.position.x)
                    }
                    isHeld = false
                }
            }.spoken(ui, words, actions.goTo),
    ) {
        PlaceWords(words, "$ply / ${course.plies()}")
        Groove(course, ply)
    }
}

/** "Round 3, move 41 of 120" */
@Composable
internal fun placeInWords(
    course: Course,
    ply: Int,
): String =
    when {
        ply == 0 -> {
            stringResource(R.string.replay_beginning)
        }

        course.rounds().size == 1 -> {
            stringResource(R.string.replay_move, ply, course.plies())
        }

        else -> {
            stringResource(R.string.replay_place, course.roundAt(ply), ply, course.plies())
        }
    }

/** In one line; where letters are too large for that, in numbers. All of it is spoken. */
@Composable
private fun PlaceWords(
    words: String,
    brief: String,
) {
    BoxWithConstraints {
        val measurer = rememberTextMeasurer()
        val room = constraints.maxWidth
        val density = LocalDensity.current
        val isWhole =
            remember(words, room, density) {
                measurer.measure(words, TrayType.count).size.width <= room
            }
        Text(
            if (isWhole) words else brief,
            color = LocalTrayColours.current.ink,
            style = TrayType.count,
            maxLines = 1,
        )
    }
}

@Composable
private fun Groove(
    course: Course,
    ply: Int,
) {
    val colours = LocalTrayColours.current
    Box(Modifier.fillMaxWidth().height(TRACK)) {
        Spacer(
            Modifier.matchParentSize().drawBehind { drawGroove(course, ply, colours) },
        )
    }
}

private fun plyAt(
    x: Float,
    width: Float,
    edge: Float,
    plies: Int,
): Int = ((x - edge) / (width - edge * 2) * plies).roundToInt().coerceIn(0, plies)

/** A real slider for ears, of as many steps as there are moves, and ways to the turning points. */
@Composable
private fun Modifier.spoken(
    ui: ReplayUi.Laid,
    words: String,
    goTo: (Int) -> Unit,
): Modifier {
    val name = stringResource(R.string.replay_slider)
    val next = stringResource(R.string.replay_next_turn)
    val last = stringResource(R.string.replay_last_turn)
    val course = ui.course()
    val ways = listOf(next to ui.turnAfter(), last to ui.turnBefore())
    return clearAndSetSemantics {
        contentDescription = name
        stateDescription = words
        val plies = course.plies()
        progressBarRangeInfo =
            ProgressBarRangeInfo(ui.ply().toFloat(), 0f..plies.toFloat(), maxOf(0, plies - 1))
        setProgress {
            goTo(it.roundToInt())
            true
        }
        customActions =
            ways.mapNotNull { (label, ply) ->
                ply?.let {
                    CustomAccessibilityAction(label) {
                        goTo(it)
                        true
                    }
                }
            }
    }
}

package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloRound
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.titled
import app.traytable.ui.jointed
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Badge
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.Needs
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.TrayPlan
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.afterAGlance
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.words.Sentence

/** How the last round ended, on the felt, before anybody looks at new cards. */
@Composable
internal fun RoundEnd(
    table: SoloMoment,
    near: Seat,
    round: SoloRound,
    onGoOn: () -> Unit,
    modifier: Modifier = Modifier,
) {
    val view = table.view
    DisposableEffect(Unit) {
        table.actions.holdBots()
        onDispose(table.actions.letBotsGoOn)
    }
    RoundEndHeard(table)
    // A lesson that stops here is left by going back, as anywhere else in it.
    BackHandler(table.coached?.deeds == null, onGoOn)
    val over = stringResource(R.string.solo_round_over, view.round() - 1)
    BoxWithConstraints(modifier.fillMaxSize().titled(over)) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val field = TrayPlan(window, Needs(table.seats.size - 1)).field
        val plan = CountPlan(window, field.size, table.seats.size, wordsHigh(table, round, field))
        val count =
            Block(
                "count",
                Shape(0f, 0f, plan.width, plan.height),
            ) { RoundCount(table, round, plan) }
        val people =
            People { seat ->
                Belongings(
                    badge = Badge("${view.points(seat)}"),
                    state = if (seat == round.winner()) PieceState.Acts else PieceState.Waiting,
                )
            }
        val goOn = stringResource(R.string.solo_next_round, view.round())
        val foot =
            Foot(
                over,
                listOf(Deed(goOn, onDeed = afterAGlance(view.round(), onGoOn))),
            )
        val story =
            listOf(
                Sentence { listOf(it.say(R.string.solo_until, "${view.limit()}")) },
                Sentence { listOf(it.say(R.string.solo_fewest)) },
            )
        Tray(table, near, Laid(listOf(count), foot, people, story = story))
    }
}

/** How high the sentence at the head of the count is, beside the piece of the winner. */
@Composable
private fun wordsHigh(
    table: SoloMoment,
    round: SoloRound,
    field: Rect,
): Float {
    val density = LocalDensity.current
    val room = with(density) { (field.width - BESIDE).dp.roundToPx() }
    val words =
        rememberTextMeasurer().measure(
            ended(table, round).jointed(),
            TrayType.title,
            constraints = Constraints(maxWidth = room.coerceAtLeast(0)),
        )
    return with(density) {
        words.size.height
            .toDp()
            .value
    }
}

private const val BESIDE = 96f

/**
 * A new round has been dealt a moment ago and this viewer has not acted in it yet.
 *
 * @param last what happened in the last moves, the oldest first
 */
internal fun isFreshRound(
    last: List<SoloEvent>,
    viewer: Seat?,
): Boolean {
    val deal = last.indexOfLast { it is SoloEvent.Deals }
    return deal >= 0 && last.drop(deal + 1).none { it.seat() == viewer && !it.isSuffered }
}

/** It befalls a player and is nothing they have done. */
private val SoloEvent.isSuffered: Boolean
    get() = this is SoloEvent.Turns || this is SoloEvent.IsSkipped || this is SoloEvent.ForgotSolo

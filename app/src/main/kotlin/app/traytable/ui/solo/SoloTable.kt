package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.ArcPlan
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.Way
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.rememberNear
import app.traytable.ui.words.Sentence

/** Solo's table: two piles, the loop of play, and the own hand. */
@Composable
internal fun SoloTable(
    table: SoloMoment,
    modifier: Modifier = Modifier,
) {
    val view = table.view
    val near = rememberNear(table)
    var read by rememberKept(table.frame.id()) {
        view.round() - if (isFreshRound(table.last, table.viewer)) 1 else 0
    }
    val round = view.lastRound()
    val isCounted = read < view.round() && !table.isHandOver && !table.isReplayed
    if (round != null && isCounted) {
        RoundEnd(table, near, round, { read = view.round() }, modifier)
    } else {
        Played(table, near, modifier)
    }
}

@Composable
private fun Played(
    table: SoloMoment,
    near: Seat,
    modifier: Modifier,
) {
    val frame = table.frame
    var touched by rememberKept(frame.id(), frame.ply(), table.viewer, saver = KEPT) { Touched() }
    val chance =
        if (table.isReplayed) {
            null
        } else {
            rememberChance(frame, table.view)?.takeIf { isOnTheClock(table, it) }
        }
    val picking = Picking(table, touched, chance) { touched = it }
    BackHandler(picking.question.isNotEmpty(), picking::pickNothing)
    var looked by remember(frame.id()) { mutableStateOf<Seat?>(null) }
    looked?.let { seat ->
        OpenHand(table, seat, modifier) { looked = null }
        return
    }
    SoloTable(picking, near, modifier) { looked = it }
}

/** Nobody waits for anything while one of several holds the phone. */
private fun isOnTheClock(
    table: SoloMoment,
    chance: SoloChance,
) = table.viewer == null || (table.frame.isAlone && table.viewer == chance.seat)

/** What is said aloud is said in that moment; only the card lies there still. */
private val KEPT =
    Saver<Touched, String>(save = { it.picked.orEmpty() }, restore = {
        Touched(it.ifEmpty { null })
    })

/** The table as it is at one moment. */
@Composable
internal fun SoloTable(
    picking: Picking,
    near: Seat,
    modifier: Modifier = Modifier,
    onLook: (Seat) -> Unit = {},
) {
    val table = picking.table
    val view = table.view
    BoxWithConstraints(modifier.fillMaxSize()) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val foot = foot(picking, near, window)
        val laid =
            Laid(
                listOf(piles(picking, foot.deeds.any { !it.isQuiet })),
                foot,
                people(picking, window, onLook),
                hand(picking, near, window),
                story = forgetfulness(table),
                way = Way(view.isClockwise, next(view)),
                lit = if (view.wish == null) DISCARDS else MAT,
                handBeside = cardsBeside(window),
                largest = ORDINARY,
                isShowing = picking.isGivenTime,
                slap = slap(table),
                flown = { flown(table.happened, table.viewer, view.hand()) },
            )
        Tray(table, near, laid)
    }
}

/**
 * Who has to say “Solo!” says it with a hand on their piece, as everybody can count cards; anybody
 * else calls out, and gets the phone.
 */
@Composable
private fun slap(table: SoloMoment): (Seat) -> Touch? {
    val silent = silentPeople(table.frame, table.view)
    val say = stringResource(R.string.move_solo_say)
    val call = stringResource(R.string.solo_slap)
    return { seat ->
        if (seat in silent) {
            Touch(say) { table.actions.play(seat, SoloMoves.SAY) }
        } else {
            Touch(call) { table.actions.take(seat) }
        }
    }
}

/** The draw pile at its largest; the discards are larger. */
private val ORDINARY = 80.dp

/** On its side a phone has room for the hand beside the piles, which then are as high as the felt. */
private fun cardsBeside(window: Window): Int =
    if (window.form == Form.Wide) {
        ((window.width - BESIDE_HAND) / ArcPlan.FINGER.dp).toInt().coerceIn(4, MOST_BESIDE)
    } else {
        0
    }

private val BESIDE_HAND = 372.dp
private const val MOST_BESIDE = 14

/** Who has just forgotten “Solo!” reads why cards came; what was laid then lies on the pile. */
private fun forgetfulness(table: SoloMoment): List<Sentence>? =
    table.happened
        .filter { it is SoloEvent.ForgotSolo }
        .takeIf { it.isNotEmpty() }
        ?.let { table.sentences(it) }

/** Who comes after whoever acts; nobody while an answer is awaited from just that seat. */
internal fun next(view: SoloView): Seat? {
    val many = view.seats()
    val step = if (view.isClockwise) 1 else many - 1
    return Seat.of((view.current().index() + step) % many).takeIf { it !in view.toAct() }
}

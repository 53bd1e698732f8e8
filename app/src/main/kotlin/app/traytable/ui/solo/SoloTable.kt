package app.traytable.ui.solo

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.rules.solo.SoloMove
import app.traytable.ui.table.FlightDeck
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.inHand
import app.traytable.ui.table.rememberKept
import app.traytable.ui.table.rememberTick

/** Solo's table: the others, the piles, and the own hand. */
@Composable
internal fun SoloTable(
    table: SoloMoment,
    modifier: Modifier = Modifier,
) {
    val view = table.view
    var read by rememberKept(table.frame.id()) {
        view.round() - if (isFreshRound(table.last, table.viewer)) 1 else 0
    }
    val round = view.lastRound()
    if (round != null && read < view.round() && !table.isHandOver) {
        DisposableEffect(Unit) {
            table.actions.holdBots()
            onDispose(table.actions.letBotsGoOn)
        }
        RoundEnd(table.frame, view, round, { read = view.round() }, modifier)
    } else {
        Played(table, modifier)
    }
}

@Composable
private fun Played(
    table: SoloMoment,
    modifier: Modifier,
) {
    val frame = table.frame
    var picked by rememberKept<String?>(frame.id(), frame.ply(), table.viewer) { null }
    var aloud by remember(frame.id(), frame.ply(), table.viewer) { mutableStateOf(false) }
    val tick = rememberTick()
    val picking =
        Picking(table, picked, aloud, { aloud = !aloud }) { moves, pick ->
            tick()
            if (moves.size == 1) {
                play(moves.single())
            } else {
                picked = pick.takeIf { it != picked }
            }
        }
    SoloTable(picking, modifier)
}

/** The table as it is at one moment, in the way that suits the screen. */
@Composable
internal fun SoloTable(
    picking: Picking,
    modifier: Modifier = Modifier,
) {
    val table = picking.table
    val ply = table.frame.ply()
    // What had moved before this viewer came does not fly.
    val since = remember(table.viewer) { ply }
    FlightDeck(
        ply,
        { if (ply != since) flown(table.happened) else emptyList() },
        modifier.fillMaxSize(),
    ) { flights ->
        BoxWithConstraints(Modifier.fillMaxSize()) {
            val size = LocalHabits.current.cardSize.inHand
            when {
                maxWidth >= 840.dp && maxHeight >= 560.dp -> {
                    RoomyTable(picking, flights, size * ROOMY, maxHeight)
                }

                maxWidth > maxHeight && maxWidth >= 560.dp -> {
                    WideTable(picking, flights, size)
                }

                maxWidth >= 600.dp -> {
                    TallTable(picking, flights, size * ROOMY, maxWidth, maxHeight)
                }

                else -> {
                    TallTable(picking, flights, size, maxWidth, maxHeight)
                }
            }
        }
    }
}

private const val ROOMY = 1.4f

/**
 * The table at one moment, with what has been touched so far.
 *
 * @param aloud “Solo!” is said with the last cards, if several are laid together
 * @param onPick hears what is touched next and the moves that it may come to
 */
internal class Picking(
    val table: SoloMoment,
    picked: String?,
    val aloud: Boolean = false,
    val onAloud: () -> Unit = {},
    private val onPick: Picking.(moves: List<SoloMove>, pick: String?) -> Unit,
) {
    val picks = SoloPicks(table.view, table.moves)

    val hand: List<HeldCard> = held(table.view, picks, picked)

    /** The moves between which the player has to choose first. */
    val question: List<SoloMove> = picked?.let(picks::of).orEmpty()

    fun play(move: SoloMove) = table.play(picks.spoken(move, aloud))

    fun pick(pick: String) = onPick(this, picks.of(pick), pick)

    fun pickNothing() = onPick(this, emptyList(), null)
}

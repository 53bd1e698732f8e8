package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileState.Phase.POINTING
import app.traytable.rules.table.Seat
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.around.wantsAllAtOnce
import app.traytable.ui.tray.fingers.Again
import app.traytable.ui.tray.fingers.Fingers
import app.traytable.ui.tray.fingers.Phase
import app.traytable.ui.tray.fingers.TrayGround
import app.traytable.ui.tray.fingers.againInWords
import app.traytable.ui.tray.fingers.fingersInWords
import app.traytable.ui.tray.fingers.rememberFingersOfGlass
import app.traytable.ui.words.refusal

/** What every glass that knows more than two fingers can tell apart. */
private const val SURE = 5

/**
 * All who have to point do so at the same moment, each with a finger on the one glass.
 *
 * @param again who points once more, and why
 * @param later who points in a later wave, because there are more people than fingers
 * @param bots who have chosen already, and point when the last people do
 */
internal class Together(
    val fingers: Fingers,
    val ground: TrayGround,
    val again: Map<Seat, Again>,
    val later: List<Seat>,
    val bots: List<Seat>,
    val splitInWaves: (() -> Unit)?,
)

@Composable
internal fun rememberTogether(
    table: PointAPileMoment,
    reveals: Reveals,
): Together? {
    val view = table.view
    val next = (table.ui as? TableUi.HandOver)?.next().orEmpty()
    val isWanted = wantsAllAtOnce(table.frame)
    val isOn = isWanted && view.phase() == POINTING && reveals.shown == null && next.isNotEmpty()
    val glass = rememberFingersOfGlass()
    var isInWaves by rememberKept(table.frame.id()) { false }
    var again by remember(table.frame.id(), view.round(), view.piles()) {
        mutableStateOf<Map<Seat, Again>>(emptyMap())
    }
    var tries by remember { mutableIntStateOf(0) }
    if (!isOn) return null
    val most = if (isInWaves) minOf(glass, SURE) else glass
    val waves = (next.size + most - 1) / most
    val wave = next.take((next.size + waves - 1) / waves)
    val ground =
        remember(table.frame.id(), wave, view.piles()) {
            val piles = view.piles().indices.associateWith(::pileRoom)
            TrayGround(wave, piles + (Aim.SPACE to EMPTY))
        }
    val fingers =
        remember(ground, tries) {
            Fingers(wave, ground) { seat, target ->
                target == Aim.SPACE || view.refusal(seat, target) == null
            }
        }
    val pointed = fingers.pointed
    // Bots have aimed before anybody counts; then nothing comes between the moves of people.
    val areBotsReady = table.seats.none { table.isBot(it) && table.frame.toAct().contains(it) }
    LaunchedEffect(pointed, areBotsReady, table.frame.ply()) {
        if (pointed == null || !areBotsReady) return@LaunchedEffect
        again = pointed.again
        if (pointed.picks.isEmpty()) {
            tries++
        } else {
            reveals.isCounted = pointed.again.isEmpty() && wave.size == next.size
            table.actions.playTogether(pointed.picks.mapValues { PointAPileMoves.pick(it.value) })
        }
    }
    val mayGoInWaves = !isInWaves && wave.size > SURE
    val later = next - wave.toSet()
    val bots = view.pointing().filter { table.isBot(it) && later.isEmpty() }
    return Together(
        fingers,
        ground,
        again.filterKeys { it in wave },
        later,
        bots,
        if (mayGoInWaves) ({ isInWaves = true }) else null,
    )
}

/** What all fingers are asked for; while they gather, the phone may go round instead. */
@Composable
internal fun togetherFoot(
    parts: Parts,
    together: Together,
): Foot {
    val table = parts.table
    val again =
        againInWords(table, together.again) { seat, target ->
            val why = parts.view.refusal(seat, target)
            why?.let { refusal(LocalResources.current, PointAPileRoom, it) }
        }
    val deeds =
        if (together.fingers.phase == Phase.Gathering) {
            listOfNotNull(
                together.splitInWaves?.let {
                    Deed(stringResource(R.string.fingers_waves), isQuiet = true, it)
                },
                Deed(stringResource(R.string.fingers_pass), isQuiet = true) {
                    table.actions.allAtOnce(false)
                },
            )
        } else {
            emptyList()
        }
    return Foot(fingersInWords(table, together.fingers, again), deeds, soft(parts, together))
}

@Composable
private fun soft(
    parts: Parts,
    together: Together,
): String {
    val table = parts.table
    if (together.later.isEmpty()) return stringResource(R.string.fingers_together)
    val first = together.fingers.seats.joinToString(transform = table::name)
    val later = together.later.joinToString(transform = table::name)
    return stringResource(R.string.fingers_first_then, first, later)
}

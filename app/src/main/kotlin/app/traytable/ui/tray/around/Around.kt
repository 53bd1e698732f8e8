package app.traytable.ui.tray.around

import androidx.compose.runtime.Composable
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.State
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.fingers.isReadAloud
import app.traytable.ui.tray.fingers.rememberFingersOfGlass
import kotlin.math.roundToInt

/**
 * The phone lies on the table and people sit around it: the tray is turned to the side of whoever
 * it is for, and the piece and name of everybody else to theirs.
 *
 * @param sides of the phone, in degrees clockwise from its near edge, one for each seat
 * @param facing whom the tray is turned to
 * @param ask turns it to whoever is asked, of several who may act; to nobody else if there is none
 */
class Around(
    private val sides: List<Int>,
    val facing: Seat,
    val ask: (Seat?) -> Unit = {},
) {
    /** So many quarters the tray is turned clockwise. */
    val quarters: Int = quarters(facing)

    /** So many quarters clockwise something is turned that is for this seat alone. */
    fun quarters(seat: Seat): Int = (sides[seat.index()] / QUARTER).roundToInt() % FULL

    /** Where somebody sits as whoever the tray is turned to sees it. */
    fun side(seat: Seat): Side {
        val away = (sides[seat.index()] - sides[facing.index()]).mod(ROUND)
        return when {
            away < LEFT -> Side.Left
            away <= RIGHT -> Side.Top
            else -> Side.Right
        }
    }

    fun areOpposite(
        one: Seat,
        other: Seat,
    ): Boolean = (sides[other.index()] - sides[one.index()]).mod(ROUND) in LEFT..RIGHT

    private companion object {
        const val QUARTER = 90f
        const val FULL = 4
        const val ROUND = 360
        const val LEFT = 135
        const val RIGHT = 225
    }
}

/** So many quarters clockwise something is turned for whoever sits at this side. */
val Side.quarters: Int
    get() =
        when (this) {
            Side.Left -> 1
            Side.Top -> 2
            Side.Right -> 3
        }

/** How people sit around the phone; null while it goes from hand to hand. */
val LocalAround = staticCompositionLocalOf<Around?> { null }

/**
 * How people sit around this table, if the phone lies on it. It is turned to the one who acts or
 * takes it next, and stays as it is while several do or nobody.
 */
@Composable
fun rememberAround(ui: TableUi): Around? {
    val frame = (ui as? TableUi.Laid)?.frame() ?: return null
    val faced = rememberKept(frame.id()) { NOBODY }
    val asked = rememberKept(frame.id()) { NOBODY }
    val people = frame.people()
    val isTogether = isPointedTogether(frame)
    val lies = LocalHabits.current.liesOnTable || LocalPosture.current.isHalfFolded || isTogether
    val first = people.minByOrNull { frame.sides()[it.index()] }
    val acting =
        // What somebody holds is turned to them and to nobody else.
        frame.viewer() ?: when (ui) {
            is TableUi.YourTurn -> asked.seat() ?: ui.acting().singleOrNull()

            // Nothing turns away under the fingers of those who point once more.
            is TableUi.HandOver -> if (isTogether) first else ui.next().singleOrNull()

            else -> people.singleOrNull { frame.toAct().contains(it) }
        }
    val facing =
        acting
            ?: faced.seat()
            ?: first
    if (facing != null) SideEffect { faced.value = facing.index() }
    val isShared = people.size > 1 && ui !is TableUi.Replayed
    if (!lies || !isShared || facing == null) return null
    return remember(asked, frame.sides(), facing) {
        Around(frame.sides(), facing) { asked.value = it?.index() ?: NOBODY }
    }
}

private const val NOBODY = -1

private fun State<Int>.seat(): Seat? = value.takeIf { it != NOBODY }?.let(Seat::of)

private fun Frame.people(): List<Seat> =
    players().indices.map(Seat::of).filter { players()[it.index()].level() == null }

/** At this table all point at the same moment, each with a finger on the glass. */
@Composable
fun isPointedTogether(frame: Frame): Boolean =
    frame.scene().room.isPointedTogether && wantsAllAtOnce(frame)

/** Whether these people can put all fingers on this glass at the same moment, and want to. */
@Composable
fun wantsAllAtOnce(frame: Frame): Boolean =
    LocalHabits.current.allAtOnce && mayPutAllFingersDown(frame)

/** Not where the glass is small or knows one finger only, nor where a finger reads the screen. */
@Composable
fun mayPutAllFingersDown(frame: Frame): Boolean =
    frame.people().size > 1 &&
        tableSize().isRoomForFingers() &&
        rememberFingersOfGlass() > 1 &&
        !LocalContext.current.isReadAloud()

/** On a low one piles scroll, and a finger that rests cannot scroll. */
private fun DpSize.isRoomForFingers() =
    width >= LEAST_WIDTH && (height >= LEAST_HEIGHT || width > height)

/** A glass that is narrower has no room for everybody's fingers. */
private val LEAST_WIDTH = 360.dp
private val LEAST_HEIGHT = 560.dp

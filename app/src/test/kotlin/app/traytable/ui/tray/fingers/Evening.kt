package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat
import org.junit.Assert.assertEquals
import java.util.Random

/** Whatever fingers are put on, each with a number that is free. */
interface Glass {
    fun down(
        finger: Int,
        at: Offset,
    )

    fun move(
        finger: Int,
        at: Offset,
    )

    fun up(
        finger: Int,
        at: Offset,
    )

    fun cancel()
}

/** Nothing lies between these and what is made of them. */
class NoGlass(
    private val fingers: Fingers,
) : Glass {
    override fun down(
        finger: Int,
        at: Offset,
    ) = fingers.down(finger.toLong(), at)

    override fun move(
        finger: Int,
        at: Offset,
    ) = fingers.move(finger.toLong(), at)

    override fun up(
        finger: Int,
        at: Offset,
    ) = fingers.up(finger.toLong(), at)

    override fun cancel() = fingers.cancel()
}

/**
 * People at a table who know what they point at, whatever the glass makes of it. They come down in
 * any order, slide, lift, come down again, waver and lift again; now and then a palm lies on the
 * glass, or all is taken away by a call.
 */
class Evening(
    private val fingers: Fingers,
    private val glass: Glass,
    private val random: Random,
) {
    val truth = mutableMapOf<Seat, Int>()
    private val fingerOf = mutableMapOf<Seat, Int>()

    fun play(): Pointed {
        gather()
        if (random.nextInt(RARELY) == 0) beInterrupted()
        if (random.nextInt(RARELY) == 0) layAPalm()
        wander()
        fingers.pass(LONG)
        fingerOf.toList().shuffled(random).forEach { (seat, finger) -> glass.up(finger, at(seat)) }
        return checkNotNull(fingers.pointed) { "${fingers.phase} ${fingers.snag}" }
    }

    private fun gather() {
        fingers.seats.shuffled(random).forEach { comeDown(it, Board.home(it)) }
        assertEquals(Phase.Counting, fingers.phase)
        fingers.pass(COUNTED)
    }

    private fun wander() =
        repeat(random.nextInt(4 * fingers.seats.size)) {
            act(fingers.seats[random.nextInt(fingers.seats.size)])
        }

    private fun beInterrupted() {
        waver()
        glass.cancel()
        assertEquals(Snag.Interrupted, fingers.snag)
        fingerOf.clear()
        truth.clear()
        gather()
    }

    /** Somebody wavers a little, with the finger on the glass. */
    private fun waver() {
        val seat = fingers.seats[random.nextInt(fingers.seats.size)]
        glass.move(fingerOf.getValue(seat), Board.place(random.nextInt(Board.PLACES)))
    }

    private fun layAPalm() {
        val palm = free()
        glass.down(palm, Board.nowhere)
        assertEquals(Snag.TooMany, fingers.snag)
        glass.up(palm, Board.nowhere)
        assertEquals(Phase.Counting, fingers.phase)
        fingers.pass(COUNTED)
    }

    private fun act(seat: Seat) {
        val target = random.nextInt(Board.PLACES)
        val finger = fingerOf[seat]
        when {
            finger == null && random.nextInt(3) == 0 -> {
                comeDown(seat, Board.home(seat))
                truth.remove(seat)
            }

            finger == null -> {
                comeDown(seat, Board.place(target))
                truth[seat] = target
            }

            random.nextInt(3) == 0 -> {
                fingerOf.remove(seat)
                glass.up(finger, at(seat))
            }

            else -> {
                glass.move(finger, Board.place(target))
                truth[seat] = target
            }
        }
    }

    private fun at(seat: Seat) = truth[seat]?.let(Board::place) ?: Board.home(seat)

    private fun comeDown(
        seat: Seat,
        at: Offset,
    ) {
        fingerOf[seat] = free()
        glass.down(fingerOf.getValue(seat), at)
    }

    private fun free(): Int = generateSequence(0) { it + 1 }.first { it !in fingerOf.values }

    private companion object {
        const val RARELY = 8
        const val COUNTED = 2_100L
        const val LONG = 60_000L
    }
}

/** Of nobody anything is taken that they did not mean. */
fun Evening.assertNobodyIsMistaken(
    seats: List<Seat>,
    pointed: Pointed,
) {
    pointed.picks.forEach { (seat, target) -> assertEquals("$seat", truth[seat], target) }
    assertEquals(seats.toSet(), pointed.picks.keys + pointed.again.keys)
}

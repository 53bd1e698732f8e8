package app.traytable.ui.tray.fingers

import androidx.compose.ui.geometry.Offset
import app.traytable.rules.table.Seat

/** Ten pieces in one row, nine places in another, and nothing between them. */
object Board : Ground {
    const val PLACES = 9
    const val SIZE = 50f
    private const val STEP = SIZE / 10

    val nowhere = Offset(SIZE / 2, SIZE / 2)

    fun home(seat: Seat) = Offset((seat.index() + 0.5f) * STEP, SIZE / 8)

    fun place(target: Int) = Offset((target + 0.5f) * STEP, SIZE * 7 / 8)

    override fun piece(at: Offset): Seat? =
        if (at.y < SIZE / 4) Seat.of((at.x / STEP).toInt()) else null

    override fun target(at: Offset): Int? =
        if (at.y > SIZE * 3 / 4) (at.x / STEP).toInt().takeIf { it < PLACES } else null
}

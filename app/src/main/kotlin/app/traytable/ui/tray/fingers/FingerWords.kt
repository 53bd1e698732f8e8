package app.traytable.ui.tray.fingers

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.table.Table

/** What all fingers are asked for now, and why it begins again if it does. */
@Composable
fun fingersInWords(
    table: Table<*, *, *, *>,
    fingers: Fingers,
    again: String?,
): String =
    when (fingers.phase) {
        Phase.Gathering -> {
            val missing = fingers.seats.filterNot(fingers::isResting)
            val why = fingers.snag?.let { snagInWords(it, table::name) } ?: again
            val ask =
                when {
                    missing.size == fingers.seats.size && missing.size > 1 -> {
                        stringResource(R.string.fingers_rest)
                    }

                    missing.isEmpty() -> {
                        stringResource(R.string.fingers_away)
                    }

                    else -> {
                        val names = missing.joinToString(transform = table::name)
                        stringResource(R.string.fingers_missing, names)
                    }
                }
            listOfNotNull(why, ask).joinToString(" ")
        }

        Phase.Counting -> {
            stringResource(R.string.fingers_ready)
        }

        Phase.Pointing, Phase.Rung -> {
            stringResource(R.string.fingers_point)
        }
    }

@Composable
private fun snagInWords(
    snag: Snag,
    name: (Seat) -> String,
): String =
    when (snag) {
        is Snag.TooSoon -> stringResource(R.string.fingers_too_soon, name(snag.seat))
        is Snag.TwoFingers -> stringResource(R.string.fingers_two, name(snag.seat))
        Snag.TooMany -> stringResource(R.string.fingers_too_many)
        Snag.Interrupted -> stringResource(R.string.fingers_interrupted)
    }

/**
 * Why some point again.
 *
 * @param barred why somebody may not point where they did, if the game says so
 */
@Composable
fun againInWords(
    table: Table<*, *, *, *>,
    again: Map<Seat, Again>,
    barred: @Composable (Seat, Int) -> String?,
): String? {
    if (again.isEmpty()) return null
    val words =
        again.entries.groupBy({ it.value }, { it.key }).map { (why, seats) ->
            val names = seats.joinToString(transform = table::name)
            when (why) {
                Again.TooLate -> {
                    stringResource(R.string.fingers_too_late, names)
                }

                Again.TwoFingers -> {
                    stringResource(R.string.fingers_two, names)
                }

                Again.Unclear -> {
                    stringResource(R.string.fingers_unclear, names)
                }

                is Again.Barred -> {
                    barred(seats.first(), why.target)?.let { "$names: $it" }
                        ?: stringResource(R.string.fingers_barred, names)
                }
            }
        }
    return words.joinToString(" ")
}

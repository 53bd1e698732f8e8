package app.traytable.ui.tray.result

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.Animal
import app.traytable.match.TableUi
import app.traytable.room.Share
import app.traytable.rules.table.Seat
import app.traytable.ui.table.speech
import app.traytable.ui.words.Speech

/** What somebody has reached, and what that is made of. */
@Immutable
internal class Standing(
    val name: String,
    val animal: Animal,
    val isBot: Boolean,
    val place: Int,
    val points: Int,
    val shares: List<Share> = emptyList(),
)

/** Everybody in the order of their places. */
@Composable
internal fun TableUi.Over.standings(): List<Standing> {
    val frame = frame()
    val speech = frame.speech()
    return frame
        .players()
        .mapIndexed { seat, player ->
            Standing(
                player.name(),
                frame.animals()[seat],
                player.level() != null,
                outcome().places()[seat],
                outcome().points()[seat],
                frame.scene().tally(Seat.of(seat), speech),
            )
        }.sortedBy { it.place }
}

internal val List<Standing>.winners get() = filter { it.place == 1 }

/** "Anna wins!" */
@Composable
internal fun headline(standings: List<Standing>): String {
    val winners = standings.winners.map { it.name }
    return when {
        standings.size == 1 -> {
            val points = standings.single().points
            Speech(LocalResources.current).points(points)
        }

        winners.size == 1 -> {
            stringResource(R.string.result_wins, winners.single())
        }

        else -> {
            val all = winners.dropLast(1).joinToString()
            stringResource(R.string.result_shared, all, winners.last())
        }
    }
}

package app.traytable.ui.history

import android.content.Context
import android.text.format.DateFormat
import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringArrayResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.history.PlayedMatch
import app.traytable.ui.home.WhenPlayed
import java.util.concurrent.TimeUnit

/** Which game, "yesterday, Anna first with 12 points, Ben second with 80 points". */
@Composable
internal fun sentenceOf(
    match: PlayedMatch,
    game: String,
    day: String,
): String {
    val places = stringArrayResource(R.array.history_places)
    val reached =
        match.ranked().map { ranked ->
            val place = places.getOrNull(ranked.place() - 1)
            val who =
                if (place == null || match.isAlone) {
                    ranked.name()
                } else {
                    stringResource(R.string.history_placed, ranked.name(), place)
                }
            val points = ranked.points()
            pluralStringResource(R.plurals.history_reached, points, who, points)
        }
    val how = reached.ifEmpty { listOf(stringResource(R.string.home_broken)) }
    return (listOf(game, day) + how).joinToString()
}

/** When it was played, and how long if that was at one go. */
@Composable
internal fun whenAndHowLong(
    match: PlayedMatch,
    now: Long,
): List<String> {
    val context = LocalContext.current
    val locale = LocalConfiguration.current.locales[0]
    val day = context.dateOf(match.ended(), now)
    if (match.isOfUnknownBeginning) return listOf(stringResource(R.string.played_arrived, day))
    // A clock may have been set back in between.
    val isOneDay =
        match.started() <= match.ended() && WhenPlayed.isOneDay(match.started(), match.ended())
    if (!isOneDay) {
        val begun = context.dateOf(match.started(), now)
        return listOf(stringResource(R.string.played_days, begun, day))
    }
    val minutes =
        TimeUnit.MILLISECONDS
            .toMinutes(match.ended() - match.started())
            .toInt()
            .coerceAtLeast(1)
    val time = DateFormat.getTimeFormat(context)
    return listOf(
        stringResource(
            R.string.played_from_to,
            day.replaceFirstChar { it.titlecase(locale) },
            time.format(match.started()),
            time.format(match.ended()),
        ),
        pluralStringResource(R.plurals.played_minutes, minutes, minutes),
    )
}

/** The time of day stands elsewhere. */
private fun Context.dateOf(
    moment: Long,
    now: Long,
): String =
    if (WhenPlayed.isOneDay(moment, now)) {
        getString(R.string.played_today)
    } else {
        WhenPlayed.whenPlayed(this, moment, now)
    }

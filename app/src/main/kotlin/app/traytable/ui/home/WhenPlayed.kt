package app.traytable.ui.home

import android.content.Context
import android.text.format.DateFormat
import app.traytable.R
import java.util.Calendar
import java.util.Date

/** "today 14:05", "yesterday", or the date: as precise as one remembers. */
fun whenPlayed(
    context: Context,
    played: Long,
    now: Long,
): String =
    when (daysBetween(played, now)) {
        0 -> {
            val time = DateFormat.getTimeFormat(context).format(Date(played))
            context.getString(R.string.when_today, time)
        }

        1 -> {
            context.getString(R.string.when_yesterday)
        }

        else -> {
            DateFormat.getMediumDateFormat(context).format(Date(played))
        }
    }

/** By the calendar on the wall, where a day may have 23 hours. */
private fun daysBetween(
    earlier: Long,
    later: Long,
): Int {
    val day = Calendar.getInstance().apply { timeInMillis = later }
    var days = 0
    while (days < 2 && !isSameDay(day, earlier)) {
        day.add(Calendar.DAY_OF_MONTH, -1)
        days++
    }
    return days
}

private fun isSameDay(
    day: Calendar,
    moment: Long,
): Boolean {
    val other = Calendar.getInstance().apply { timeInMillis = moment }
    return listOf(Calendar.ERA, Calendar.YEAR, Calendar.DAY_OF_YEAR).all { day[it] == other[it] }
}

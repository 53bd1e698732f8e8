package app.traytable.ui.home;

import android.content.Context;
import android.text.format.DateFormat;
import app.traytable.R;
import java.util.Calendar;

/** When somebody sat at a match. */
public final class WhenPlayed {
  private WhenPlayed() {}

  /** "today 14:05", "yesterday", or the date: as precise as one remembers. */
  public static String whenPlayed(Context context, long played, long now) {
    return switch (daysBetween(played, now)) {
      case 0 ->
          context.getString(R.string.when_today, DateFormat.getTimeFormat(context).format(played));
      case 1 -> context.getString(R.string.when_yesterday);
      default -> DateFormat.getMediumDateFormat(context).format(played);
    };
  }

  /** By the calendar on the wall, where a day may have 23 hours; more than two count as two. */
  private static int daysBetween(long earlier, long later) {
    Calendar day = calendar(later);
    int days = 0;
    while (days < 2 && !isSameDay(day, calendar(earlier))) {
      day.add(Calendar.DAY_OF_MONTH, -1);
      days++;
    }
    return days;
  }

  private static boolean isSameDay(Calendar one, Calendar other) {
    return one.get(Calendar.ERA) == other.get(Calendar.ERA)
        && one.get(Calendar.YEAR) == other.get(Calendar.YEAR)
        && one.get(Calendar.DAY_OF_YEAR) == other.get(Calendar.DAY_OF_YEAR);
  }

  private static Calendar calendar(long moment) {
    Calendar calendar = Calendar.getInstance();
    calendar.setTimeInMillis(moment);
    return calendar;
  }
}

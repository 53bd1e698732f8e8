package app.traytable.ui.home;

import android.content.Context;
import android.text.format.DateFormat;
import app.traytable.R;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;

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

  /** The same below the name of its month: "12 May" instead of the whole date. */
  public static String dayPlayed(Context context, long played, long now) {
    return daysBetween(played, now) < 2
        ? whenPlayed(context, played, now)
        : format(context, "dMMM", played);
  }

  /** "May 2026". */
  public static String monthOf(Context context, long moment) {
    return format(context, "LLLLy", moment);
  }

  /** In which month of all months there are. */
  public static int monthNumber(long moment) {
    Calendar calendar = calendar(moment);
    return calendar.get(Calendar.YEAR) * 12 + calendar.get(Calendar.MONTH);
  }

  public static boolean isOneDay(long one, long other) {
    return isSameDay(calendar(one), calendar(other));
  }

  private static String format(Context context, String parts, long moment) {
    Locale locale = context.getResources().getConfiguration().getLocales().get(0);
    String pattern = DateFormat.getBestDateTimePattern(locale, parts);
    return new SimpleDateFormat(pattern, locale).format(new Date(moment));
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

package app.traytable.errand;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;
import app.traytable.MainActivity;
import app.traytable.rules.table.DealCode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the app was opened for. Whether there is such a match or game is found out on Home. */
public sealed interface Errand {
  /** To play on in a match. */
  record GoOn(long match) implements Errand {}

  /** To deal a new match with those who played this game last. */
  record Deal(String game) implements Errand {}

  /** To play a deal by its code, which somebody's camera has read; it may be anything. */
  record ByCode(String code) implements Errand {}

  String GO_ON = "app.traytable.GO_ON";
  String DEAL = "app.traytable.DEAL";
  String MATCH = "match";
  String GAME = "game";

  /** More than any code has, with all that may stand between its letters. */
  int LONGEST_CODE = 200;

  /**
   * Anybody may send an intent, with anything in it. Null when it asks for nothing in particular.
   */
  static @Nullable Errand of(@Nullable Intent intent) {
    String action = intent == null ? null : intent.getAction();
    // Who comes back from the list of recent apps does not ask again.
    if (action == null || (intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
      return null;
    }
    return switch (action) {
      case GO_ON -> new GoOn(number(intent));
      case DEAL -> new Deal(text(intent));
      case Intent.ACTION_VIEW -> code(intent);
      default -> null;
    };
  }

  private static @Nullable Errand code(Intent intent) {
    String address = intent.getDataString();
    if (address == null || !address.toLowerCase(Locale.ROOT).startsWith(DealCode.ADDRESS)) {
      return null;
    }
    String code = Uri.decode(address.substring(DealCode.ADDRESS.length()));
    return new ByCode(code.substring(0, Math.min(code.length(), LONGEST_CODE)));
  }

  private static long number(Intent intent) {
    try {
      return intent.getLongExtra(MATCH, 0);
    } catch (RuntimeException e) {
      // Extras of a class that this app does not have cannot even be unpacked.
      return 0;
    }
  }

  private static String text(Intent intent) {
    try {
      String game = intent.getStringExtra(GAME);
      return game == null ? "" : game;
    } catch (RuntimeException e) {
      return "";
    }
  }

  /** The intent that asks for this. */
  default Intent intent(Context context) {
    Intent intent = new Intent(context, MainActivity.class);
    if (this instanceof GoOn goOn) {
      return intent.setAction(GO_ON).putExtra(MATCH, goOn.match());
    }
    if (this instanceof ByCode byCode) {
      Uri address = Uri.parse(DealCode.ADDRESS + Uri.encode(byCode.code()));
      return intent.setAction(Intent.ACTION_VIEW).setData(address);
    }
    return intent.setAction(DEAL).putExtra(GAME, ((Deal) this).game());
  }
}

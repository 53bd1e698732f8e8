package app.traytable.errand;

import android.content.Context;
import androidx.core.content.pm.ShortcutInfoCompat;
import androidx.core.content.pm.ShortcutManagerCompat;
import androidx.core.graphics.drawable.IconCompat;
import app.traytable.R;
import app.traytable.Rooms;
import app.traytable.match.LineUp;
import app.traytable.match.SavedMatch;
import app.traytable.room.GameRoom;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a long press on the app's icon offers: to go on with the newest match, and the games played
 * last. It tells games and nobody's name: a launcher shows it to whoever looks.
 */
public record Shortcuts(List<Shortcut> all) {
  /** A launcher shows four at most. */
  private static final int MOST = 4;

  /** One of them: what it does, and what it is called. */
  public record Shortcut(Errand errand, String label) {}

  public Shortcuts {
    all = List.copyOf(all);
  }

  public static Shortcuts of(
      Context context, Rooms rooms, List<SavedMatch> unfinished, List<LineUp> lineUps) {
    List<Shortcut> found = new ArrayList<>();
    for (SavedMatch match : unfinished) {
      GameRoom<?, ?, ?, ?> room = rooms.find(match.game());
      if (found.isEmpty() && match.problem() == null && room != null) {
        String label = context.getString(R.string.home_continue_game, nameOf(context, room));
        found.add(new Shortcut(new Errand.GoOn(match.id()), label));
      }
    }
    Set<String> played = new LinkedHashSet<>();
    lineUps.forEach(lineUp -> played.add(lineUp.game()));
    for (String game : played) {
      GameRoom<?, ?, ?, ?> room = rooms.find(game);
      if (found.size() < MOST && room != null) {
        String label = context.getString(R.string.home_play_game, nameOf(context, room));
        found.add(new Shortcut(new Errand.Deal(game), label));
      }
    }
    return new Shortcuts(found);
  }

  private static String nameOf(Context context, GameRoom<?, ?, ?, ?> room) {
    return context.getString(room.getShelf().name());
  }

  /** Gives them to the launcher, in the place of those it has. Not for the main thread. */
  public void publish(Context context) {
    List<ShortcutInfoCompat> infos = new ArrayList<>();
    for (Shortcut shortcut : all) {
      boolean goesOn = shortcut.errand() instanceof Errand.GoOn;
      infos.add(
          new ShortcutInfoCompat.Builder(context, idOf(shortcut.errand()))
              .setShortLabel(shortcut.label())
              .setRank(infos.size())
              .setIcon(
                  IconCompat.createWithResource(
                      context, goesOn ? R.drawable.ic_shortcut_go_on : R.drawable.ic_shortcut_deal))
              .setIntent(shortcut.errand().intent(context))
              .build());
    }
    try {
      ShortcutManagerCompat.setDynamicShortcuts(context, infos);
    } catch (RuntimeException e) {
      // A launcher that takes no more of them, or none while the phone is locked: it has the old
      // ones, and those lead somewhere too.
    }
  }

  /** Tells the launcher which of them somebody wants, so that it can offer that one first. */
  public static void used(Context context, Errand errand) {
    if (errand instanceof Errand.ByCode) {
      return;
    }
    try {
      ShortcutManagerCompat.reportShortcutUsed(context, idOf(errand));
    } catch (RuntimeException e) {
      // It is only a hint.
    }
  }

  private static String idOf(Errand errand) {
    return errand instanceof Errand.Deal deal ? "deal-" + deal.game() : "go-on";
  }
}

package app.traytable.errand;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import android.content.Context;
import android.content.pm.ShortcutInfo;
import android.content.pm.ShortcutManager;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.Rooms;
import app.traytable.match.Animal;
import app.traytable.match.Damage;
import app.traytable.match.LineUp;
import app.traytable.match.SavedMatch;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seats;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What the launcher offers. */
@RunWith(AndroidJUnit4.class)
public final class ShortcutsTest {
  private static final List<Player> ANNA_AND_BEN =
      List.of(Player.person("Anna"), Player.person("Ben"));

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void theNewestMatchGoesOnAndTheGamesPlayedLastAreDealt() {
    publish(
        List.of(match(5, "qwinto", null), match(4, "solo", null)),
        List.of(lineUp("solo"), lineUp("noidea"), lineUp("solo"), lineUp("qwinto")));

    assertEquals(
        List.of("Continue Qwinto – cards", "Play Solo", "Play No Idea", "Play Qwinto – cards"),
        labels());
    assertEquals(new Errand.GoOn(5), leadsTo(0));
    assertEquals(new Errand.Deal("noidea"), leadsTo(2));
  }

  @Test
  public void aMatchThatCannotBeReadAndAGameThatIsNotHereAreNotOffered() {
    publish(
        List.of(match(5, "qwinto", Damage.MOVES), match(4, "solo", null)),
        List.of(lineUp("chess"), lineUp("solo")));

    assertEquals(List.of("Continue Solo", "Play Solo"), labels());
    assertEquals(new Errand.GoOn(4), leadsTo(0));
  }

  @Test
  public void whatHasEndedIsNoLongerOffered() {
    publish(List.of(match(5, "solo", null)), List.of(lineUp("solo")));
    publish(List.of(), List.of(lineUp("solo")));

    assertEquals(List.of("Play Solo"), labels());

    publish(List.of(), List.of());
    assertEquals(List.of(), labels());
  }

  @Test
  public void theyTellNobodysName() {
    publish(List.of(match(5, "solo", null)), List.of(lineUp("solo")));

    for (ShortcutInfo shortcut : shortcuts()) {
      assertFalse(shortcut.toString().contains("Anna"));
      assertEquals(
          1,
          Objects.requireNonNull(Objects.requireNonNull(shortcut.getIntent()).getExtras()).size());
    }
  }

  @Test
  @Config(qualifiers = "de")
  public void inGermanTheySpeakGerman() {
    publish(List.of(match(5, "noidea", null)), List.of(lineUp("noidea")));

    assertEquals(List.of("Keine Ahnung weiterspielen", "Keine Ahnung spielen"), labels());
  }

  private void publish(List<SavedMatch> unfinished, List<LineUp> lineUps) {
    Shortcuts.of(context, Rooms.STANDARD, unfinished, lineUps).publish(context);
  }

  private List<String> labels() {
    return shortcuts().stream().map(shortcut -> String.valueOf(shortcut.getShortLabel())).toList();
  }

  private @Nullable Errand leadsTo(int rank) {
    return Errand.of(shortcuts().get(rank).getIntent());
  }

  private List<ShortcutInfo> shortcuts() {
    return context.getSystemService(ShortcutManager.class).getDynamicShortcuts().stream()
        .sorted(Comparator.comparingInt(ShortcutInfo::getRank))
        .toList();
  }

  private static SavedMatch match(long id, String game, @Nullable Damage problem) {
    return new SavedMatch(id, game, ANNA_AND_BEN, animals(), Seats.only(0), id, problem);
  }

  private static LineUp lineUp(String game) {
    return new LineUp(game, ANNA_AND_BEN, animals(), Map.of(), null);
  }

  private static List<Animal> animals() {
    return List.of(Animal.FOX, Animal.WHALE);
  }
}

package app.traytable.shrunk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;

/**
 * A scripted match and the screens around it, in English and then in German, on what R8 leaves of
 * the app. Each game has a class and with it a process of its own: a whole app keeps what is static
 * as long as its process lives.
 */
@RunWith(RobolectricTestRunner.class)
public abstract class Match {
  private final String game;
  private final List<Spot> spots = new ArrayList<>();
  private String code;
  private String end;

  protected Match(String game) {
    this.game = game;
  }

  /**
   * Where it was touched: the same place on the screen, whatever is written there.
   *
   * @param goesOn whether something was being shown that could have been left behind
   */
  private record Spot(String line, int index, int of, boolean goesOn) {
    /** Nothing, unless as much can be touched, and there stand the same figures. */
    Optional<Node> on(Screen screen, Walk walk) {
      List<Node> all = screen.touchable();
      return Optional.of(all)
          .filter(nodes -> nodes.size() == of && walk.goesOn(screen) == goesOn)
          .map(nodes -> nodes.get(index))
          .filter(node -> figures(node.label()).equals(figures(line)));
    }

    private static String figures(String text) {
      return text.replaceAll("[^0-9]", "");
    }
  }

  @Test
  public void isPlayedInBothLanguages() throws IOException {
    List<String> script = Files.readAllLines(Path.of("src/test/scripts", game + ".txt"));
    Walk english = new Walk(Phone.open(), Words.english(), game);
    english.hurryBots();
    script.subList(0, middle(script)).forEach(line -> follow(english, line));
    int half = spots.size();
    Walk resumed = new Walk(Phone.reopen(english.phone().leave()), Words.english(), game);
    script.subList(middle(script), script.size()).forEach(line -> follow(resumed, line));
    resumed.toEveryScreen();
    resumed.phone().leave();

    RuntimeEnvironment.setQualifiers("+de");
    Walk german = new Walk(Phone.open(), Words.german(), game);
    german.toDeal();
    german.phone().type(code);
    spots.subList(0, half).forEach(spot -> follow(german, spot));
    german.phone().leave();
    Walk continued = new Walk(Phone.open(), Words.german(), game);
    continued.toTable();
    spots.subList(half, spots.size()).forEach(spot -> follow(continued, spot));
    continued.awaitEnd(end);
    continued.toEveryScreen();
  }

  /** Where the phone changes hands, if it does: whoever takes it up again is asked who they are. */
  private static int middle(List<String> script) {
    int half = script.size() / 2;
    for (int i = half; i < script.size(); i++) {
      if (script.get(i).contains("I am ")) {
        return i;
      }
    }
    return half;
  }

  /** What “Go on” leads to comes by itself for who is slower, so it is no step of the way. */
  private void follow(Walk walk, String line) {
    Phone phone = walk.phone();
    String[] words = line.split(" ", 3);
    if (words[0].equals("type")) {
      code = words[1];
      spots.clear();
      phone.type(code);
    } else if (words[0].equals("end")) {
      end = line;
      walk.awaitEnd(end);
    } else if (!words[2].equals("Go on")) {
      Node node =
          walk.awaitOrGoOn(
              line,
              screen ->
                  screen.touchable().stream()
                      .filter(one -> one.label().equals(words[2]))
                      .skip(Integer.parseInt(words[1]))
                      .findFirst());
      List<Node> all = phone.seen().touchable();
      if (words[2].equals("Never ask")) {
        // What was asked about has not been done, and in the next match nothing is asked.
        spots.remove(spots.size() - 1);
      } else {
        spots.add(new Spot(words[2], all.indexOf(node), all.size(), walk.goesOn(phone.seen())));
      }
      phone.draw();
      phone.tap(node);
    }
  }

  private void follow(Walk walk, Spot spot) {
    Phone phone = walk.phone();
    Node node = walk.awaitOrGoOn("what was “" + spot.line + "”", screen -> spot.on(screen, walk));
    phone.draw();
    phone.tap(node);
  }
}

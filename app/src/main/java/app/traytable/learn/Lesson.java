package app.traytable.learn;

import androidx.annotation.StringRes;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A guided match: real deals, real moves, and a sentence for each step. It is data; the table, the
 * rules and the refusals are those of every match. The last step praises.
 *
 * @param id the game and a word, such as "chess/first"
 * @param minutes about how long it takes
 */
public record Lesson(String id, @StringRes int title, int minutes, List<LessonDeal> deals) {
  /** Where the learner sits. */
  public static final Seat LEARNER = Seat.of(0);

  public Lesson {
    deals = List.copyOf(deals);
  }

  public Lesson(String id, @StringRes int title, int minutes, LessonDeal... deals) {
    this(id, title, minutes, List.of(deals));
  }

  public String game() {
    return id.substring(0, id.indexOf('/'));
  }

  /** All steps, whatever deal they belong to. */
  public List<LessonStep> steps() {
    List<LessonStep> steps = new ArrayList<>();
    deals.forEach(deal -> steps.addAll(deal.steps()));
    return steps;
  }

  public int most() {
    return deals.stream().mapToInt(LessonDeal::seats).max().orElse(0);
  }

  /** Whether the cards are dealt anew for this step. */
  boolean beginsDeal(int step) {
    int first = 0;
    for (LessonDeal deal : deals) {
      if (first == step) {
        return true;
      }
      first += deal.steps().size();
    }
    return false;
  }

  /** The match as it lies before anything of this step is played, if the lesson is followed. */
  <S, M extends Move, V, E extends Event> Match<S, M, V, E> before(
      int step, Game<S, M, V, E> game, List<Player> players) {
    int first = 0;
    for (LessonDeal deal : deals) {
      int last = first + deal.steps().size();
      if (step < last) {
        Match<S, M, V, E> match = deal.deal(game, players);
        for (LessonStep done : deal.steps().subList(0, step - first)) {
          match = play(match, done.plies());
          for (String move : done.mainWay()) {
            match = match.play(LEARNER, game.moves().parse(move));
          }
        }
        return match;
      }
      first = last;
    }
    throw new IllegalArgumentException("Lesson " + id + " has no step " + step + ".");
  }

  /** The match after these moves, each as a journal writes it. */
  static <S, M extends Move, V, E extends Event> Match<S, M, V, E> play(
      Match<S, M, V, E> match, List<String> plies) {
    Match<S, M, V, E> now = match;
    for (String ply : plies) {
      String[] words = ply.split(" ", 2);
      now = now.play(Seat.parse(words[0]), now.game().moves().parse(words[1]));
    }
    return now;
  }
}

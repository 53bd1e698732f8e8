package app.traytable.rules.bots;

import app.traytable.rules.table.Move;
import java.util.List;

/**
 * A move worth making and why, from what its seat may know. The reason is the key to a sentence in
 * the app, like the verb of an event; the words go into that sentence.
 */
public record Hint<M extends Move>(M move, String reason, List<String> words) {
  /** The reason when there is no better one: of all that was tried it went best. */
  public static final String WENT_BEST = "went-best";

  public Hint {
    words = List.copyOf(words);
  }

  public static <M extends Move> Hint<M> of(M move, String reason, String... words) {
    return new Hint<>(move, reason, List.of(words));
  }
}

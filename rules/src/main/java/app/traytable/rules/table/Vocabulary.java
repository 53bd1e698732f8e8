package app.traytable.rules.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Every move of a game, each with the one-line text that is kept in journals forever, in the order
 * in which lists of moves have them. Moves are read, written and put in order by this and by
 * nothing else.
 */
public final class Vocabulary<M extends Move> {
  private final List<M> all;
  private final Map<String, M> byText;
  private final Map<M, String> texts = new HashMap<>();
  private final Map<M, Integer> places = new HashMap<>();
  private final Map<Move, M> owned = new HashMap<>();

  private Vocabulary(Map<String, M> byText) {
    this.byText = byText;
    this.all = List.copyOf(byText.values());
    byText.forEach((text, move) -> texts.put(move, text));
    for (M move : all) {
      places.put(move, places.size());
      owned.put(move, move);
    }
    if (texts.size() != all.size()) {
      throw new IllegalArgumentException("one move has two texts");
    }
  }

  /** Collects the moves of a game. */
  public static final class Builder<M extends Move> {
    private final Map<String, M> byText = new LinkedHashMap<>();

    /** A move behind all others so far; tells the move, so that whoever makes it can keep it. */
    public M add(String text, M move) {
      if (byText.put(text, move) != null) {
        throw new IllegalArgumentException("two moves are called " + text);
      }
      return move;
    }

    public Vocabulary<M> build() {
      return new Vocabulary<>(new LinkedHashMap<>(byText));
    }
  }

  /**
   * Reads what {@link #text} writes.
   *
   * @throws IllegalMove for any other text
   */
  public M parse(String text) {
    M move = byText.get(text);
    if (move == null) {
      throw IllegalMove.unknown(text);
    }
    return move;
  }

  /**
   * How a journal writes this move.
   *
   * @throws IllegalMove for a move that this game does not know
   */
  public String text(M move) {
    String text = texts.get(move);
    if (text == null) {
      throw new IllegalMove(TableRefusal.UNKNOWN);
    }
    return text;
  }

  /**
   * The move of this game that equals any move at all.
   *
   * @throws IllegalMove when it is a move of another game, or none
   */
  public M own(@Nullable Move move) {
    M own = owned.get(move);
    if (own == null) {
      throw new IllegalMove(TableRefusal.UNKNOWN);
    }
    return own;
  }

  /** Where it stands among all moves; -1 for a move that this game does not know. */
  public int place(M move) {
    return places.getOrDefault(move, -1);
  }

  public List<M> all() {
    return all;
  }
}

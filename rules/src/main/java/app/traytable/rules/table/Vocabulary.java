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
  private final List<String> texts;
  private final Map<String, M> byText;
  private final Map<Move, Integer> places = new HashMap<>();

  private Vocabulary(Map<String, M> byText) {
    this.byText = byText;
    this.all = List.copyOf(byText.values());
    this.texts = List.copyOf(byText.keySet());
    all.forEach(move -> places.put(move, places.size()));
    if (places.size() != all.size()) {
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
    return texts.get(known(move));
  }

  /**
   * The move of this game that equals any move at all.
   *
   * @throws IllegalMove when it is a move of another game, or none
   */
  public M own(@Nullable Move move) {
    return all.get(known(move));
  }

  private int known(@Nullable Move move) {
    Integer place = places.get(move);
    if (place == null) {
      throw TableRefusal.UNKNOWN.illegal();
    }
    return place;
  }

  /** Where it stands among all moves; -1 for a move that this game does not know. */
  public int place(M move) {
    return places.getOrDefault(move, -1);
  }

  public List<M> all() {
    return all;
  }
}

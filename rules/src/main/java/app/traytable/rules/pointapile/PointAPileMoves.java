package app.traytable.rules.pointapile;

import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** Every move there is, made once. Cards and piles count from 0 here and from 1 in texts. */
public final class PointAPileMoves {
  /** Two cards for each of eight players; a pile of all of them may be split into as many. */
  static final int MOST_CARDS = 16;

  private static final Vocabulary.Builder<PointAPileMove> WORDS = new Vocabulary.Builder<>();

  public static final PointAPileMove DONE = WORDS.add("done", new PointAPileMove.Done());

  public static final PointAPileMove PICK_SPACE =
      WORDS.add("pick space", new PointAPileMove.PickSpace());

  /** One for each pile. */
  public static final List<PointAPileMove> PICKS = picks();

  /** By card, then by pile. */
  public static final List<List<PointAPileMove>> PUTS;

  /** One for each card. */
  public static final List<PointAPileMove> PUTS_NEW;

  static final Vocabulary<PointAPileMove> ALL;

  static {
    List<List<PointAPileMove>> puts = new ArrayList<>();
    List<PointAPileMove> putsNew = new ArrayList<>();
    for (int card = 0; card < MOST_CARDS; card++) {
      puts.add(puts(card));
      putsNew.add(WORDS.add("put " + (card + 1) + " new", new PointAPileMove.PutNew(card)));
    }
    PUTS = List.copyOf(puts);
    PUTS_NEW = List.copyOf(putsNew);
    ALL = WORDS.build();
  }

  private PointAPileMoves() {}

  private static List<PointAPileMove> picks() {
    List<PointAPileMove> moves = new ArrayList<>();
    for (int pile = 0; pile < MOST_CARDS; pile++) {
      moves.add(WORDS.add("pick P" + (pile + 1), new PointAPileMove.Pick(pile)));
    }
    return List.copyOf(moves);
  }

  private static List<PointAPileMove> puts(int card) {
    List<PointAPileMove> moves = new ArrayList<>();
    for (int pile = 0; pile < MOST_CARDS; pile++) {
      String text = "put " + (card + 1) + " P" + (pile + 1);
      moves.add(WORDS.add(text, new PointAPileMove.Put(card, pile)));
    }
    return List.copyOf(moves);
  }

  /**
   * Points at this.
   *
   * @param target a pile, or {@link PointAPileView#SPACE}
   */
  public static PointAPileMove pick(int target) {
    return target == PointAPileView.SPACE ? PICK_SPACE : PICKS.get(target);
  }
}

package app.traytable.rules.pointapile;

import static app.traytable.rules.pointapile.PointAPileMoves.MOST_CARDS;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.RandomAccess;

/** Lists of legal moves that cost next to nothing to make. */
final class PointAPileChoices {
  static final List<PointAPileMove> DONE = List.of(PointAPileMoves.DONE);

  /** Stands for the pile that may not be covered when all may. */
  static final int NO_PILE = -1;

  /** For each set of the first eight piles; there are more only while a large pile is split. */
  private static final int USUAL_PILES = 8;

  private static final List<List<PointAPileMove>> PICKS = new ArrayList<>();

  /** As arrays: a card's puts by pile, and the new pile as the last of them. */
  private static final PointAPileMove[][] PUTS = new PointAPileMove[MOST_CARDS][MOST_CARDS + 1];

  static {
    for (int piles = 0; piles < 1 << USUAL_PILES; piles++) {
      PICKS.add(List.copyOf(makePicks(piles)));
    }
    for (int card = 0; card < MOST_CARDS; card++) {
      PointAPileMoves.PUTS.get(card).toArray(PUTS[card]);
      PUTS[card][MOST_CARDS] = PointAPileMoves.PUTS_NEW.get(card);
    }
  }

  private PointAPileChoices() {}

  /**
   * Empty space and these piles.
   *
   * @param piles one bit for each
   */
  static List<PointAPileMove> picks(int piles) {
    return piles < PICKS.size() ? PICKS.get(piles) : makePicks(piles);
  }

  private static List<PointAPileMove> makePicks(int piles) {
    List<PointAPileMove> moves = new ArrayList<>();
    moves.add(PointAPileMoves.PICK_SPACE);
    for (int left = piles; left != 0; left &= left - 1) {
      moves.add(PointAPileMoves.PICKS.get(Integer.numberOfTrailingZeros(left)));
    }
    return moves;
  }

  /**
   * Each of these cards on each pile, or on a new one.
   *
   * @param cards one bit for each
   * @param spared the pile on which nothing may be put, or {@link #NO_PILE}
   */
  static List<PointAPileMove> puts(int cards, int piles, boolean mayOpen, int spared) {
    return new Puts(cards, piles, mayOpen, spared);
  }

  /** Works its moves out when they are asked for: there are too many different lists to keep. */
  private static final class Puts extends AbstractList<PointAPileMove> implements RandomAccess {
    private final int cards;
    private final int size;
    private final int choices;
    private final int onPiles;
    private final int spared;

    Puts(int cards, int piles, boolean mayOpen, int spared) {
      this.cards = cards;
      this.spared = spared == NO_PILE ? MOST_CARDS : spared;
      onPiles = spared == NO_PILE ? piles : piles - 1;
      choices = mayOpen ? onPiles + 1 : onPiles;
      size = Integer.bitCount(cards) * choices;
    }

    @Override
    public PointAPileMove get(int index) {
      if (index < 0 || index >= size) {
        throw new IndexOutOfBoundsException("no move " + index);
      }
      int card = index / choices;
      int choice = index - card * choices;
      int left = cards;
      for (int i = 0; i < card; i++) {
        left &= left - 1;
      }
      PointAPileMove[] puts = PUTS[Integer.numberOfTrailingZeros(left)];
      return puts[choice == onPiles ? MOST_CARDS : choice < spared ? choice : choice + 1];
    }

    @Override
    public int size() {
      return size;
    }
  }
}

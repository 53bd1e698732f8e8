package app.traytable.rules.pointapile;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a player does in Point-a-Pile. Cards and piles count from 0 here and from 1 in texts. */
public sealed interface PointAPileMove extends Move {
  /** Two cards for each of eight players; a pile of all of them may be split into as many. */
  int MOST_CARDS = 16;

  PointAPileMove DONE = new Done();
  PointAPileMove PICK_SPACE = new PickSpace();

  List<PointAPileMove> PICKS = each(Pick::new);

  List<PointAPileMove> PUTS_NEW = each(PutNew::new);

  /** By card, then by pile. */
  List<List<PointAPileMove>> PUTS = each(card -> each(pile -> new Put(card, pile)));

  /** The piles are formed; now everybody points. */
  record Done() implements PointAPileMove {
    @Override
    public String text() {
      return "done";
    }

    @Override
    public int order() {
      return 0;
    }
  }

  /** Points at no pile. */
  record PickSpace() implements PointAPileMove {
    @Override
    public String text() {
      return "pick space";
    }

    @Override
    public int order() {
      return 1;
    }
  }

  /** Points at a pile. */
  record Pick(int pile) implements PointAPileMove {
    @Override
    public String text() {
      return "pick P" + (pile + 1);
    }

    @Override
    public int order() {
      return 2 + pile;
    }
  }

  /** Lays a card on top of a pile. */
  record Put(int card, int pile) implements PointAPileMove {
    @Override
    public String text() {
      return "put " + (card + 1) + " P" + (pile + 1);
    }

    @Override
    public int order() {
      return (card + 2) * (MOST_CARDS + 1) + pile;
    }
  }

  /** Opens another pile with a card. */
  record PutNew(int card) implements PointAPileMove {
    @Override
    public String text() {
      return "put " + (card + 1) + " new";
    }

    @Override
    public int order() {
      return (card + 2) * (MOST_CARDS + 1) + MOST_CARDS;
    }
  }

  private static <T> List<T> each(IntFunction<T> thing) {
    return List.copyOf(IntStream.range(0, MOST_CARDS).mapToObj(thing).collect(Collectors.toList()));
  }

  static PointAPileMove parse(String text) {
    PointAPileMove move = Texts.MOVES.get(text);
    if (move == null) {
      throw IllegalMove.unknown(text);
    }
    return move;
  }

  /** Every move there is, by its text. */
  final class Texts {
    private static final Map<String, PointAPileMove> MOVES = new HashMap<>();

    static {
      add(List.of(DONE, PICK_SPACE));
      add(PICKS);
      add(PUTS_NEW);
      PUTS.forEach(Texts::add);
    }

    private Texts() {}

    private static void add(List<PointAPileMove> moves) {
      moves.forEach(move -> MOVES.put(move.text(), move));
    }
  }
}

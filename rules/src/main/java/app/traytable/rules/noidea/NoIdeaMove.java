package app.traytable.rules.noidea;

import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What a player does in No Idea. Places and piles count from 0 here and from 1 in texts. */
public sealed interface NoIdeaMove extends Move {
  NoIdeaMove DRAW = new Draw();
  NoIdeaMove TOUCH = new Touch();
  NoIdeaMove CLAIM = new Claim();

  List<NoIdeaMove> REVEALS = each(NoIdeaState.PLACES, Reveal::new);

  /** As many as there could be piles if every number card lay alone. */
  List<NoIdeaMove> LAYS = each(102, Lay::new);

  /** Turns the top card of the draw pile. */
  record Draw() implements NoIdeaMove {
    @Override
    public String text() {
      return "draw";
    }

    @Override
    public int order() {
      return 0;
    }
  }

  /** Reaches for the layout before drawing. */
  record Touch() implements NoIdeaMove {
    @Override
    public String text() {
      return "touch";
    }

    @Override
    public int order() {
      return 1;
    }
  }

  /** "Nothing fits anymore!" */
  record Claim() implements NoIdeaMove {
    @Override
    public String text() {
      return "claim";
    }

    @Override
    public int order() {
      return 2;
    }
  }

  /** Turns a card of one's own layout. */
  record Reveal(int place) implements NoIdeaMove {
    @Override
    public String text() {
      return "reveal " + (place + 1);
    }

    @Override
    public int order() {
      return 3 + place;
    }
  }

  /** Lays the revealed card on one of several fitting piles. */
  record Lay(int pile) implements NoIdeaMove {
    @Override
    public String text() {
      return "lay P" + (pile + 1);
    }

    @Override
    public int order() {
      return 3 + NoIdeaState.PLACES + pile;
    }
  }

  private static List<NoIdeaMove> each(int count, IntFunction<NoIdeaMove> move) {
    return List.copyOf(IntStream.range(0, count).mapToObj(move).collect(Collectors.toList()));
  }

  static NoIdeaMove parse(String text) {
    NoIdeaMove move = Texts.MOVES.get(text);
    if (move == null) {
      throw IllegalMove.unknown(text);
    }
    return move;
  }

  /** Every move there is, by its text. */
  final class Texts {
    private static final Map<String, NoIdeaMove> MOVES = new HashMap<>();

    static {
      List.of(List.of(DRAW, TOUCH, CLAIM), REVEALS, LAYS)
          .forEach(some -> some.forEach(move -> MOVES.put(move.text(), move)));
    }

    private Texts() {}
  }
}

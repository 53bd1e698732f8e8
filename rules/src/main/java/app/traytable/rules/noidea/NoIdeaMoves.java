package app.traytable.rules.noidea;

import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.List;

/** Every move there is, made once. Places and piles count from 0 here and from 1 in texts. */
public final class NoIdeaMoves {
  private static final Vocabulary.Builder<NoIdeaMove> WORDS = new Vocabulary.Builder<>();

  public static final NoIdeaMove DRAW = WORDS.add("draw", new NoIdeaMove.Draw());
  public static final NoIdeaMove TOUCH = WORDS.add("touch", new NoIdeaMove.Touch());
  public static final NoIdeaMove CLAIM = WORDS.add("claim", new NoIdeaMove.Claim());

  /** One for each place. */
  public static final List<NoIdeaMove> REVEALS = reveals();

  /** One for each pile; as many as there could be if every number card lay alone. */
  public static final List<NoIdeaMove> LAYS = lays(102);

  static final Vocabulary<NoIdeaMove> ALL = WORDS.build();

  private NoIdeaMoves() {}

  private static List<NoIdeaMove> reveals() {
    List<NoIdeaMove> moves = new ArrayList<>();
    for (int place = 0; place < NoIdeaState.PLACES; place++) {
      moves.add(WORDS.add("reveal " + (place + 1), new NoIdeaMove.Reveal(place)));
    }
    return List.copyOf(moves);
  }

  private static List<NoIdeaMove> lays(int piles) {
    List<NoIdeaMove> moves = new ArrayList<>();
    for (int pile = 0; pile < piles; pile++) {
      moves.add(WORDS.add("lay P" + (pile + 1), new NoIdeaMove.Lay(pile)));
    }
    return List.copyOf(moves);
  }
}

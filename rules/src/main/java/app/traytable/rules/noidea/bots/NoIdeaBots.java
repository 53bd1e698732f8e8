package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Level;
import java.util.List;

/** Who plays No Idea without a person. */
public final class NoIdeaBots implements Bots<NoIdeaMove, NoIdeaView, NoIdeaReason> {
  /** How many worlds the best one plays on for one decision. */
  public static final int PLAY_OUTS = 300;

  private final NoIdea game = new NoIdea();

  @Override
  public Bot<NoIdeaMove, NoIdeaView> bot(Level level) {
    return switch (level) {
      case EASY -> new NoIdeaRuleOfThumb(30, 0.5, false);
      case NORMAL -> new NoIdeaRuleOfThumb(100, 0.7, true);
      case HARD -> new WorldSearch<>(game, new NoIdeaGuide(), PLAY_OUTS);
    };
  }

  @Override
  public NoIdeaReason explain(NoIdeaView view, List<NoIdeaMove> legalMoves, NoIdeaMove move) {
    return new NoIdeaAdviser(view).explain(move);
  }
}

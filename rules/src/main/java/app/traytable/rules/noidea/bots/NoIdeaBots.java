package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who plays No Idea without a person. */
public final class NoIdeaBots implements Bots<NoIdeaMove, NoIdeaView, NoIdeaReason> {
  /** How many worlds the best one plays on for one decision. */
  public static final int PLAY_OUTS = 300;

  private final NoIdea game = new NoIdea();

  @Override
  public Bot<NoIdeaMove, NoIdeaView> bot(Level level, Temper temper) {
    return switch (level) {
      case EASY -> new NoIdeaRuleOfThumb(30, 0.5, false);
      case NORMAL -> new NoIdeaRuleOfThumb(100, courage(temper), true);
      case HARD -> search(temper);
    };
  }

  /** How likely a claim of Normal must be: about there it makes no difference. */
  private static double courage(Temper temper) {
    return switch (temper) {
      case BOLD -> 0.65;
      case STEADY -> 0.7;
      case CAREFUL -> 0.75;
    };
  }

  @Override
  public NoIdeaReason explain(NoIdeaView view, List<NoIdeaMove> legalMoves, NoIdeaMove move) {
    return new NoIdeaAdviser(view).explain(move);
  }

  @Override
  public @Nullable NoIdeaReason objection(
      NoIdeaView view, List<NoIdeaMove> legalMoves, NoIdeaMove best, NoIdeaMove aimed) {
    return new NoIdeaObjector(view).object(best, aimed);
  }

  @Override
  public Comparison compare(NoIdeaView view, NoIdeaMove best, NoIdeaMove aimed, Rng rng) {
    return search(Temper.STEADY).compare(view, best, aimed, rng);
  }

  @Override
  public Tempo tempo(NoIdeaView table, NoIdeaMove move) {
    return NoIdeaTempo.of(table, move);
  }

  private WorldSearch<NoIdeaState, NoIdeaMove, NoIdeaView> search(Temper temper) {
    return new WorldSearch<>(game, new NoIdeaGuide(), PLAY_OUTS, temper);
  }
}

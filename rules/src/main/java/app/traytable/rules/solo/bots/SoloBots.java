package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.Comparison;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Rng;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who plays Solo without a person. */
public final class SoloBots implements Bots<SoloMove, SoloView, SoloReason> {
  /** How many worlds the best one plays on for one decision. */
  public static final int PLAY_OUTS = 4800;

  private final Solo game = new Solo();

  @Override
  public Bot<SoloMove, SoloView> bot(Level level, Temper temper) {
    return switch (level) {
      case EASY -> SoloPlayer.CARELESS;
      case NORMAL -> SoloPlayer.careful(temper);
      case HARD -> new SoloHard(search(temper));
    };
  }

  @Override
  public SoloReason explain(SoloView view, List<SoloMove> legalMoves, SoloMove move) {
    return new SoloAdviser(view, legalMoves).explain(move);
  }

  @Override
  public @Nullable SoloReason objection(
      SoloView view, List<SoloMove> legalMoves, SoloMove best, SoloMove aimed) {
    return new SoloObjector(view, legalMoves).object(best, aimed);
  }

  @Override
  public Comparison compare(SoloView view, SoloMove best, SoloMove aimed, Rng rng) {
    return search(Temper.STEADY).compare(view, best, aimed, rng);
  }

  @Override
  public Tempo tempo(SoloView table, SoloMove move) {
    return SoloTempo.of(table, move);
  }

  private WorldSearch<SoloState, SoloMove, SoloView> search(Temper temper) {
    return new WorldSearch<>(game, new SoloGuide(), PLAY_OUTS, temper);
  }
}

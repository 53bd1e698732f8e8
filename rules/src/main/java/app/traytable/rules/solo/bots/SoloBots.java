package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.solo.Solo;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Level;
import java.util.List;

/** Who plays Solo without a person. */
public final class SoloBots implements Bots<SoloMove, SoloView, SoloReason> {
  /** How many worlds the best one plays on for one decision. */
  public static final int PLAY_OUTS = 1200;

  private final Solo game = new Solo();

  @Override
  public Bot<SoloMove, SoloView> bot(Level level) {
    return switch (level) {
      case EASY -> SoloPlayer.CARELESS;
      case NORMAL -> SoloPlayer.CAREFUL;
      case HARD -> new SoloHard(new WorldSearch<>(game, new SoloGuide(), PLAY_OUTS));
    };
  }

  @Override
  public SoloReason explain(SoloView view, List<SoloMove> legalMoves, SoloMove move) {
    return new SoloAdviser(view, legalMoves).explain(move);
  }
}

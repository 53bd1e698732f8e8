package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Plays imagined worlds on to the end of the turn. What comes later is luck more than skill, and
 * would drown what the move itself is worth.
 */
public final class NoIdeaGuide implements Guide<NoIdeaState, NoIdeaMove, NoIdeaView> {
  /** Moves that look worse than the best by more points than this need no try. */
  private static final double CLOSE = 1;

  /** One standard error settles what is alike; more would cost strength. */
  private static final double DOUBT = 1;

  /** Points of lead that make a win e times as likely as a defeat: at the end, and at first. */
  private static final double LEAD_AT_END = 1;

  private static final double LEAD_AT_FIRST = 7;

  private static final double MOST_TROPHIES = 12;
  private static final double TIE_BREAK = 0.01;

  @Override
  public Seat viewer(NoIdeaView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat");
  }

  @Override
  public List<NoIdeaMove> worthTrying(NoIdeaView view, List<NoIdeaMove> legalMoves) {
    if (legalMoves.get(0) == NoIdeaMoves.DRAW) {
      return legalMoves.subList(0, 1);
    }
    record Judged(NoIdeaMove move, double worth) {}
    NoIdeaPlan turn = new NoIdeaPlan(view.masked());
    List<Judged> judged = new ArrayList<>();
    boolean triedUnknown = false;
    // Known misfits end the turn, which is no use while a known card fits.
    boolean sure = legalMoves.stream().anyMatch(turn::isKnownToFit);
    for (NoIdeaMove move : legalMoves) {
      boolean unknown = turn.isUnknown(move);
      if (unknown ? !triedUnknown : !sure || !turn.isKnownMisfit(move)) {
        judged.add(new Judged(move, turn.worth(move)));
      }
      triedUnknown |= unknown;
    }
    judged.sort(Comparator.comparingDouble(j -> -j.worth()));
    double least = judged.get(0).worth() - CLOSE;
    List<NoIdeaMove> tries = new ArrayList<>();
    judged.stream().filter(j -> j.worth() >= least).forEach(j -> tries.add(j.move()));
    return tries;
  }

  @Override
  public NoIdeaMove natural(
      NoIdeaView view, List<? extends @Nullable NoIdeaMove> tries, Temper temper) {
    List<NoIdeaMove> moves = new ArrayList<>();
    for (NoIdeaMove move : tries) {
      moves.add(Objects.requireNonNull(move, "nobody reacts in this game"));
    }
    return new NoIdeaGlance(view.masked(), temper).best(moves);
  }

  @Override
  public double doubt(
      NoIdeaView view, List<? extends @Nullable NoIdeaMove> tries, @Nullable NoIdeaMove move) {
    return DOUBT;
  }

  @Override
  public NoIdeaMove goOn(NoIdeaState world, Seat seat, List<NoIdeaMove> legalMoves, Rng rng) {
    return new NoIdeaPlan(world).best(legalMoves);
  }

  @Override
  public boolean isFarEnough(NoIdeaState first, NoIdeaState now) {
    return now.phase() == Phase.OPENING;
  }

  /** How likely the seat wins. */
  @Override
  public double worth(NoIdeaState world, Seat seat) {
    double[] points = points(world);
    double left = (world.rules().trophies() - world.trophiesWon()) / MOST_TROPHIES;
    double lead =
        world.phase() == Phase.OVER
            ? TIE_BREAK / 10
            : LEAD_AT_END + (LEAD_AT_FIRST - LEAD_AT_END) * Math.sqrt(left);
    double all = 0;
    for (double theirs : points) {
      all += StrictMath.exp((theirs - points[seat.index()]) / lead);
    }
    return 1 / all;
  }

  /** Trophies and prizes, and until the end what the layouts promise. */
  private static double[] points(NoIdeaState world) {
    double[] points = new double[world.rules().seats()];
    for (int i = 0; i < world.trophiesWon(); i++) {
      points[world.winner(i)] += world.trophy(i) + TIE_BREAK;
    }
    for (int seat = 0; seat < points.length; seat++) {
      for (int value = 0; value < NoIdeaState.PRIZE_VALUES; value++) {
        points[seat] += world.prizes(seat, value) * (value + TIE_BREAK);
      }
      if (world.phase() != Phase.OVER) {
        points[seat] += NoIdeaPlan.layout(world, seat);
      }
    }
    return points;
  }
}

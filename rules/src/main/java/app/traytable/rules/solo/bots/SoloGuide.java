package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Guide;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Worlds;
import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shows the search which moves a careful player would think about, and goes on as that player. */
public final class SoloGuide implements Guide<SoloState, SoloMove, SoloView> {
  /** So many of the most promising moves are tried. */
  private static final int TRIES = 6;

  /** After so many moves for each seat the round is judged by the chances to go out first. */
  private static final int MOVES_OF_A_SEAT = 6;

  /** By so many standard errors something must be better than what one does at a glance. */
  private static final double DOUBT = 2;

  /** The same if somebody who looks on would wonder. */
  private static final double DOUBT_OF_ODD_MOVES = 8;

  /** How much the taste of a player counts at a glance, in turns. */
  private static final double TASTE = 0.3;

  /** By how many points two players differ when one of them is clearly ahead. */
  private static final double CLEAR_LEAD = 30;

  /** The longer a match still goes on, the less a lead means. */
  private static final double LEAD_PER_POINT_LEFT = 0.35;

  private static final double POINTS_OF_A_CARD = 15;

  @Override
  public Seat viewer(SoloView view) {
    return Seat.of(SoloOutlook.seatOf(view));
  }

  @Override
  public List<SoloMove> worthTrying(SoloView view, List<SoloMove> legalMoves) {
    if (legalMoves.contains(SoloMoves.SAY)) {
      return List.of(SoloMoves.SAY);
    }
    SoloOutlook outlook = SoloOutlook.of(view);
    List<Promise> promises = new ArrayList<>();
    for (SoloMove move : legalMoves) {
      if (!(move instanceof SoloMove.Silently)) {
        promises.add(new Promise(move, outlook.worth(move)));
      }
    }
    promises.sort(Comparator.comparingDouble(promise -> -promise.worth));
    List<SoloMove> tries = new ArrayList<>();
    for (Promise promise : promises) {
      if (tries.size() < TRIES && wishesWell(view, promise.move)) {
        tries.add(promise.move);
      }
    }
    return tries;
  }

  /** Wishes for a colour of which there are as many in hand as of any other, or one fewer. */
  private static boolean wishesWell(SoloView view, SoloMove move) {
    if (!(move instanceof SoloMove.PlayFor wish)) {
      return true;
    }
    SoloBag left = view.masked().hand(SoloOutlook.seatOf(view)).cards().without(wish.card());
    int most = 0;
    for (int colour = 0; colour < SoloCards.SUITS; colour++) {
      most = Math.max(most, SoloEffort.following(left, colour));
    }
    int wished = SoloEffort.following(left, SoloCards.COLOURS.indexOf(wish.colour()));
    return wished >= Math.max(Math.min(1, most), most - 1);
  }

  @Override
  public @Nullable SoloMove natural(
      SoloView view, List<? extends @Nullable SoloMove> tries, Temper temper) {
    SoloOutlook outlook = SoloOutlook.of(view);
    SoloMove best = tries.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (SoloMove move : tries) {
      double worth = outlook.worth(move) + TASTE * SoloTaste.of(temper, move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  @Override
  public double doubt(
      SoloView view, List<? extends @Nullable SoloMove> tries, @Nullable SoloMove move) {
    return SoloWatcher.wonders(view, tries, move) ? DOUBT_OF_ODD_MOVES : DOUBT;
  }

  private record Promise(SoloMove move, double worth) {}

  @Override
  public Worlds<SoloState> worlds(Game<SoloState, SoloMove, SoloView, ?> game, SoloView view) {
    return new SoloBeliefs(view);
  }

  @Override
  public SoloMove goOn(SoloState world, Seat seat, List<SoloMove> legalMoves, Rng rng) {
    SoloOutlook outlook = new SoloOutlook(world, seat.index(), false);
    return SoloPlayer.CAREFUL.choose(outlook, legalMoves, rng);
  }

  @Override
  public Seats mayReact(SoloState world) {
    int bits = world.silent().bits();
    byte top = world.pile().top();
    boolean open = world.invitesInterjection();
    for (int seat = 0; seat < world.rules().seats(); seat++) {
      SoloBag cards = world.hand(seat).cards();
      boolean shelter = world.phase() == Phase.ALL_SWAP || seat == world.skipped();
      if (open && cards.has(top) || shelter && (cards.faces() & SoloCards.PROTECTIONS) != 0) {
        bits |= 1 << seat;
      }
    }
    int actor = world.actor();
    return Seats.ofBits(actor == SoloState.NOBODY ? 0 : bits & ~(1 << actor));
  }

  @Override
  public @Nullable SoloMove react(SoloState world, Seat seat, List<SoloMove> legalMoves, Rng rng) {
    SoloOutlook outlook = new SoloOutlook(world, seat.index(), false);
    return SoloPlayer.CAREFUL.react(outlook, legalMoves, rng);
  }

  @Override
  public boolean isFarEnough(SoloState first, SoloState now) {
    if (now.round() != first.round()) {
      return true;
    }
    boolean quiet = now.phase() == Phase.TURN || now.phase() == Phase.CHAIN;
    int moves = now.moves() - first.moves();
    return quiet && moves >= MOVES_OF_A_SEAT * now.rules().seats() && now.silent().isEmpty();
  }

  /**
   * How likely this seat wins the match, judged by the points and by how long it may go on. In a
   * round just dealt all hands count alike; in one that goes on, by who may go out first.
   */
  @Override
  public double worth(SoloState world, Seat seat) {
    boolean over = world.phase() == Phase.OVER;
    double[] chances = over || isFresh(world) ? new double[0] : SoloChances.of(world);
    if (world.rules().limit() == 0 && !over) {
      return chances.length == 0 ? 1.0 / world.rules().seats() : chances[seat.index()];
    }
    double[] points = new double[world.rules().seats()];
    double most = 0;
    for (int i = 0; i < points.length; i++) {
      double stays = chances.length == 0 ? 0 : 1 - chances[i];
      points[i] = world.points(i) + stays * world.hand(i).size() * POINTS_OF_A_CARD;
      most = Math.max(most, points[i]);
    }
    double left = Math.max(0, world.rules().limit() - most);
    double lead = over ? 0.01 : CLEAR_LEAD + LEAD_PER_POINT_LEFT * left;
    double sum = 0;
    for (double other : points) {
      sum += StrictMath.exp(Math.min(300, (points[seat.index()] - other) / lead));
    }
    return 1 / sum;
  }

  /** Nobody has laid or drawn anything yet. */
  private static boolean isFresh(SoloState world) {
    boolean fresh = world.pile().below() == null;
    for (int i = 1; i < world.rules().seats(); i++) {
      fresh &= world.hand(i).size() == world.hand(0).size();
    }
    return fresh;
  }
}

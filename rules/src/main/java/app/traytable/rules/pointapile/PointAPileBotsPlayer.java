package app.traytable.rules.pointapile;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Hint;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Forms the piles that promise most when everybody points at them, and points by a habit that
 * cannot be read. How well depends on how often it rehearses the pointing before.
 */
final class PointAPileBotsPlayer implements Bot<PointAPileMove, PointAPileView> {
  /**
   * How much it thinks.
   *
   * @param ways how many ways to put the cards are looked at, by lot
   * @param climbs how many more that are like the best ones so far
   * @param rehearsals how often the pointing is rehearsed for each of them
   * @param finalists how many of them are rehearsed once more, as often as before a pick
   * @param beforePick how often the pointing is rehearsed before a pick
   */
  record Effort(int ways, int climbs, int rehearsals, int finalists, int beforePick) {}

  /** One look whether anybody still waits for so many rehearsals. */
  private static final int BREATH = 100;

  /** With more than these, fewer ways are looked at. */
  private static final int USUAL_SEATS = 4;

  private final boolean learned;
  private final Effort effort;

  /**
   * A player.
   *
   * @param learned has learned from many games what a score pile is worth
   */
  PointAPileBotsPlayer(boolean learned, Effort effort) {
    this.learned = learned;
    this.effort = effort;
  }

  private PointAPileBotsHopes hopes(PointAPileState s) {
    if (!learned) {
      return PointAPileBotsHopes.FELT;
    }
    return s.rules.seats() == 2 ? PointAPileBotsHopes.OF_TWO : PointAPileBotsHopes.OF_MANY;
  }

  @Override
  public PointAPileMove choose(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    return hint(view, legalMoves, rng).move();
  }

  @Override
  public Hint<PointAPileMove> hint(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    if (legalMoves.size() == 1) {
      return Hint.of(legalMoves.get(0), PointAPileBots.ONLY_MOVE);
    }
    PointAPileBotsReasons reasons = new PointAPileBotsReasons(view);
    return view.phase() == Phase.POINTING
        ? pick(view, legalMoves, reasons, rng)
        : put(view.masked, reasons, rng);
  }

  private Hint<PointAPileMove> pick(
      PointAPileView view, List<PointAPileMove> moves, PointAPileBotsReasons reasons, Rng rng) {
    for (PointAPileMove move : moves) {
      if (reasons.isCertainWin(move)) {
        return Hint.of(move, PointAPileBots.WINS);
      }
    }
    double[] habit = rehearsed(view.masked, rng).habit(view.seat(), 0.05);
    return reasons.pick(moves.get(PointAPileBotsPointing.draw(habit, rng)));
  }

  private PointAPileBotsPointing rehearsed(PointAPileState s, Rng rng) {
    PointAPileBotsPointing pointing = new PointAPileBotsPointing(s, hopes(s));
    for (int left = effort.beforePick(); left > 0; left -= BREATH) {
      Bot.stopIfNobodyWaits();
      pointing.rehearse(Math.min(left, BREATH), rng);
    }
    return pointing;
  }

  private Hint<PointAPileMove> put(PointAPileState s, PointAPileBotsReasons reasons, Rng rng) {
    PointAPileBotsForms forms = new PointAPileBotsForms(s);
    long luck = rng.next();
    List<Way> best = new ArrayList<>();
    // A rehearsal takes longer the more there are who point at more piles.
    int crowd = Math.max(USUAL_SEATS, s.rules.seats());
    int all = effort.ways() + effort.climbs();
    int tries = Math.max(1, all * USUAL_SEATS * USUAL_SEATS / (crowd * crowd));
    for (int i = 0; i < tries; i++) {
      Bot.stopIfNobodyWaits();
      byte[] way =
          best.isEmpty() || i < tries * effort.ways() / all
              ? forms.any(rng)
              : forms.nearby(best.get(rng.below(best.size())).cards, rng);
      if (best.stream().noneMatch(known -> Arrays.equals(known.cards, way))) {
        PointAPileBotsPointing pointing = new PointAPileBotsPointing(forms.formed(way), hopes(s));
        pointing.rehearse(effort.rehearsals(), new Rng(luck));
        best.add(new Way(way, pointing.meanChance(s.active)));
        best.sort((a, b) -> Double.compare(b.chance, a.chance));
        if (best.size() > effort.finalists()) {
          best.remove(effort.finalists());
        }
      }
    }
    byte[] way = best.size() == 1 ? best.get(0).cards : winner(best, forms, s, luck);
    int card = forms.first(way);
    return reasons.put(forms.put(card, way), forms.formed(way), way[card], forms.isTop(card, way));
  }

  /** The best of the last few. */
  private byte[] winner(
      List<Way> finalists, PointAPileBotsForms forms, PointAPileState s, long luck) {
    byte[] winner = finalists.get(0).cards;
    double most = -1;
    for (Way way : finalists) {
      double chance = rehearsed(forms.formed(way.cards), new Rng(luck)).meanChance(s.active);
      if (chance > most) {
        most = chance;
        winner = way.cards;
      }
    }
    return winner;
  }

  /** How the cards may lie, and what chance that gives who puts them. */
  private static final class Way {
    final byte[] cards;
    final double chance;

    Way(byte[] cards, double chance) {
      this.cards = cards;
      this.chance = chance;
    }
  }
}

package app.traytable.rules.pointapile.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileState;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Forms the piles that promise most when everybody points at them, and points by a habit that
 * cannot be read. How well depends on how often it rehearses the pointing before.
 */
final class PointAPilePlayer implements Bot<PointAPileMove, PointAPileView> {
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

  /** So many other ways are looked at when the best hands somebody a win. */
  private static final int MORE_WAYS = 100;

  private final boolean learned;
  private final Effort effort;
  private final Temper temper;

  /**
   * A player.
   *
   * @param learned has learned from many games what a score pile is worth
   */
  PointAPilePlayer(boolean learned, Effort effort, Temper temper) {
    this.learned = learned;
    this.effort = effort;
    this.temper = temper;
  }

  /** What score piles are worth to it, for one decision. */
  private PointAPileHopes hopes(PointAPileState s) {
    if (!learned) {
      return PointAPileHopes.FELT;
    }
    int seats = s.rules().seats();
    return (seats == 2 ? PointAPileHopes.OF_TWO : PointAPileHopes.OF_MANY).remembering();
  }

  @Override
  public PointAPileMove choose(PointAPileView view, List<PointAPileMove> legalMoves, Rng rng) {
    if (legalMoves.size() == 1) {
      return legalMoves.get(0);
    }
    return view.phase() == Phase.POINTING
        ? pick(view.masked(), PointAPileBots.seat(view), legalMoves, rng)
        : put(view.masked(), rng);
  }

  private PointAPileMove pick(PointAPileState s, int seat, List<PointAPileMove> moves, Rng rng) {
    for (PointAPileMove move : moves) {
      if (move instanceof PointAPileMove.Pick pick && isCertainWin(s, seat, pick.pile())) {
        return move;
      }
    }
    double[] learnt = rehearsed(s, rng).habit(seat, 0.05);
    double[] habit = new PointAPileGlance(s, seat).seen(learnt, temper);
    return moves.get(PointAPilePointing.draw(habit, rng));
  }

  /** Nobody else may pick this pile, and it reaches the goal. */
  private static boolean isCertainWin(PointAPileState s, int seat, int pile) {
    if (!PointAPileHopes.hasWon(s.scoreWith(seat, pile), s, seat)) {
      return false;
    }
    for (Seat other : s.pointing()) {
      if (other.index() != seat && s.mayPick(other.index(), pile)) {
        return false;
      }
    }
    return true;
  }

  PointAPilePointing rehearsed(PointAPileState s, Rng rng) {
    return rehearsed(s, hopes(s), rng);
  }

  private PointAPilePointing rehearsed(PointAPileState s, PointAPileHopes hopes, Rng rng) {
    PointAPilePointing pointing = new PointAPilePointing(s, hopes);
    for (int left = effort.beforePick(); left > 0; left -= BREATH) {
      Bot.stopIfNobodyWaits();
      pointing.rehearse(Math.min(left, BREATH), rng);
    }
    return pointing;
  }

  private PointAPileMove put(PointAPileState s, Rng rng) {
    PointAPileForms forms = new PointAPileForms(s);
    byte[] way = sound(best(forms, s, rng), forms, rng);
    return forms.put(forms.first(way), way);
  }

  /** The way itself, unless it hands somebody a certain win and another one is found. */
  private static byte[] sound(byte[] way, PointAPileForms forms, Rng rng) {
    byte[] sound = way;
    for (int i = 0; i < MORE_WAYS && PointAPileGlance.handsAWin(forms.formed(sound)); i++) {
      sound = forms.any(rng);
    }
    return PointAPileGlance.handsAWin(forms.formed(sound)) ? way : sound;
  }

  /** The table as this player would like it once the cards that are left are put. */
  PointAPileState formed(PointAPileState s, Rng rng) {
    if (s.toPut() == 0) {
      return s;
    }
    PointAPileForms forms = new PointAPileForms(s);
    return forms.formed(best(forms, s, rng));
  }

  private byte[] best(PointAPileForms forms, PointAPileState s, Rng rng) {
    long luck = rng.next();
    PointAPileHopes hopes = hopes(s);
    List<Way> best = new ArrayList<>();
    // A rehearsal takes longer the more there are who point at more piles.
    int crowd = Math.max(USUAL_SEATS, s.rules().seats());
    int all = effort.ways() + effort.climbs();
    int tries = Math.max(1, all * USUAL_SEATS * USUAL_SEATS / (crowd * crowd));
    for (int i = 0; i < tries; i++) {
      Bot.stopIfNobodyWaits();
      byte[] way =
          best.isEmpty() || i < tries * effort.ways() / all
              ? forms.any(rng)
              : forms.nearby(best.get(rng.below(best.size())).cards, rng);
      if (best.stream().noneMatch(known -> Arrays.equals(known.cards, way))) {
        PointAPilePointing pointing = new PointAPilePointing(forms.formed(way), hopes);
        pointing.rehearse(effort.rehearsals(), new Rng(luck));
        best.add(new Way(way, pointing.meanChance(s.active())));
        best.sort((a, b) -> Double.compare(b.chance, a.chance));
        if (best.size() > effort.finalists()) {
          best.remove(effort.finalists());
        }
      }
    }
    return best.size() == 1 ? best.get(0).cards : winner(best, forms, s.active(), hopes, luck);
  }

  /** The best of the last few. */
  private byte[] winner(
      List<Way> finalists, PointAPileForms forms, int active, PointAPileHopes hopes, long luck) {
    byte[] winner = finalists.get(0).cards;
    double most = -1;
    for (Way way : finalists) {
      double chance = rehearsed(forms.formed(way.cards), hopes, new Rng(luck)).meanChance(active);
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

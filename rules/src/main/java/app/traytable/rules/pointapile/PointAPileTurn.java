package app.traytable.rules.pointapile;

import static app.traytable.rules.pointapile.PointAPileState.NO_PILES;
import static app.traytable.rules.pointapile.PointAPileState.SPACE;

import app.traytable.rules.pointapile.PointAPileEvent.Goal;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Teller;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/** Carries out one legal move on a state of its own. */
final class PointAPileTurn {
  private final PointAPileState s;
  private final Teller<PointAPileEvent> teller;

  private PointAPileTurn(PointAPileState before, Teller<PointAPileEvent> teller) {
    this.s = new PointAPileState(before);
    this.teller = teller;
  }

  /** Draws the cards of the first round. */
  static PointAPileState begin(PointAPileState before) {
    PointAPileTurn turn = new PointAPileTurn(before, Teller.silent());
    turn.draw();
    turn.s.shown = 0;
    return turn.s;
  }

  /** Each kind of move makes a turn of its own: a short one then leaves no object behind. */
  static PointAPileState carryOut(
      PointAPileState before, int seat, PointAPileMove move, Teller<PointAPileEvent> teller) {
    if (move instanceof PointAPileMove.Put put) {
      return new PointAPileTurn(before, teller).put(put.card(), put.pile());
    } else if (move instanceof PointAPileMove.PutNew put) {
      return new PointAPileTurn(before, teller).put(put.card(), before.piles.length);
    } else if (move instanceof PointAPileMove.Done) {
      return new PointAPileTurn(before, teller).countDown();
    } else if (move instanceof PointAPileMove.Pick pick) {
      return new PointAPileTurn(before, teller).pick(seat, (byte) pick.pile());
    }
    return new PointAPileTurn(before, teller).pick(seat, SPACE);
  }

  /** Puts an open card on this pile, or on a new one if the number is the next. */
  private PointAPileState put(int card, int pile) {
    s.toPut &= ~(1 << card);
    if (pile == s.piles.length) {
      s.piles = Arrays.copyOf(s.piles, pile + 1);
      s.piles[pile] = new byte[] {s.open[card]};
    } else {
      s.piles = s.piles.clone();
      s.piles[pile] = Cards.with(s.piles[pile], s.open[card]);
    }
    if (teller.isHeard()) {
      teller.tell(new PointAPileEvent.Puts(active(), s.open[card], pile));
    }
    return s;
  }

  private PointAPileState countDown() {
    if (s.phase == Phase.FORMING) {
      s.pointing = Seats.firstOnes(s.rules.seats());
    }
    s.phase = Phase.POINTING;
    s.open = Cards.none();
    s.toPick = s.pointing;
    if (teller.isHeard()) {
      teller.tell(new PointAPileEvent.CountsDown(active(), s.pointing));
    }
    return s;
  }

  private PointAPileState pick(int seat, byte target) {
    s.picks = s.picks.clone();
    s.picks[seat] = target;
    s.toPick = Seats.ofBits(s.toPick.bits() & ~(1 << seat));
    if (teller.isHeard()) {
      byte told = teller.secret(Seats.only(seat), target);
      teller.tell(new PointAPileEvent.Picks(Seat.of(seat), told));
    }
    if (s.toPick.isEmpty()) {
      resolve();
    }
    return s;
  }

  /** All fingers come down: piles go to who points at them alone, and the others wait. */
  private void resolve() {
    int[] wanted = new int[s.piles.length];
    int space = s.inSpace.bits();
    for (int seat = 0; seat < s.picks.length; seat++) {
      byte pick = s.picks[seat];
      if (pick == SPACE) {
        space |= 1 << seat;
      } else if (pick >= 0) {
        wanted[pick] |= 1 << seat;
      }
      if (teller.isHeard() && pick != Cards.NONE) {
        teller.tell(new PointAPileEvent.Points(Seat.of(seat), pick));
      }
    }
    s.inSpace = Seats.ofBits(space);
    s.pointed = s.picks;
    s.picks = new byte[s.picks.length];
    Arrays.fill(s.picks, Cards.NONE);
    s.shown++;
    byte[][] piles = s.piles;
    s.piles = NO_PILES;
    int contested = 0;
    for (int i = 0; i < piles.length; i++) {
      tellPile(i, Seats.ofBits(wanted[i]), piles[i].length);
      if (Integer.bitCount(wanted[i]) == 1) {
        int seat = Integer.numberOfTrailingZeros(wanted[i]);
        score(seat, piles[i], PointAPileEvent.Scores::new);
      } else if (wanted[i] == 0 || piles[i].length == 1) {
        s.unwanted = Cards.joined(s.unwanted, piles[i]);
      } else {
        contested++;
      }
    }
    if (contested > 0) {
      queue(piles, wanted, contested);
    }
    goOn();
  }

  /** What came out of a split goes before what waited already. */
  private void queue(byte[][] piles, int[] wanted, int contested) {
    byte[][] waiting = new byte[contested + s.waiting.length][];
    Seats[] wantedBy = new Seats[waiting.length];
    int size = 0;
    for (int i = 0; i < piles.length; i++) {
      if (Integer.bitCount(wanted[i]) > 1 && piles[i].length > 1) {
        waiting[size] = piles[i];
        wantedBy[size++] = Seats.ofBits(wanted[i]);
      }
    }
    System.arraycopy(s.waiting, 0, waiting, size, s.waiting.length);
    System.arraycopy(s.wantedBy, 0, wantedBy, size, s.waiting.length);
    s.waiting = waiting;
    s.wantedBy = wantedBy;
  }

  private void goOn() {
    if (s.waiting.length == 0) {
      endRound();
      return;
    }
    s.phase = Phase.SPLITTING;
    s.pointing = s.wantedBy[0];
    layOpen(s.waiting[0]);
    s.waiting = Arrays.copyOfRange(s.waiting, 1, s.waiting.length);
    s.wantedBy = Arrays.copyOfRange(s.wantedBy, 1, s.wantedBy.length);
    tell(s.active, s.open, PointAPileEvent.Splits::new);
  }

  private void endRound() {
    s.pointing = Seats.NONE;
    if (s.inSpace.size() == 1 && s.unwanted.length > 0) {
      int seat = Integer.numberOfTrailingZeros(s.inSpace.bits());
      score(seat, s.unwanted, PointAPileEvent.ScoresUnwanted::new);
    } else if (s.unwanted.length > 0) {
      s.discards = Cards.joined(s.discards, s.unwanted);
      tell(s.active, s.unwanted, PointAPileEvent.Discards::new);
    }
    s.unwanted = Cards.none();
    s.inSpace = Seats.NONE;
    // Ruling 7: without enough cards for another round the game ends with this one.
    int winners = s.rules.missions() ? missionWinner() : goalReached();
    if (winners != 0) {
      s.winners = Seats.ofBits(winners);
      s.phase = Phase.OVER;
    } else if (s.deckLeft + s.discards.length < s.rules.drawn()) {
      s.phase = Phase.OVER;
      if (teller.isHeard()) {
        teller.tell(new PointAPileEvent.RunsOut(active(), s.deckLeft + s.discards.length));
      }
    } else {
      s.active = (s.active + 1) % s.rules.seats();
      s.round++;
      draw();
    }
  }

  /** Five cards of one colour or five points (ruling 6). */
  private int goalReached() {
    int reached = 0;
    for (int seat = 0; seat < s.scores.length; seat++) {
      Goal goal = PointAPileScore.goal(s.scores[seat], seat == s.active);
      if (goal != null) {
        reached |= 1 << seat;
        if (teller.isHeard()) {
          teller.tell(new PointAPileEvent.Reaches(Seat.of(seat), goal));
        }
      }
    }
    return reached;
  }

  /** Only the first one from the active player clockwise (ruling 8). */
  private int missionWinner() {
    for (int i = 0; i < s.scores.length; i++) {
      int seat = (s.active + i) % s.scores.length;
      long counts = PointAPileScore.count(s.scores[seat]);
      PointAPileMission mission = PointAPileMission.of(s.missions[seat]);
      if (mission.isWonBy(counts, s.points(seat))) {
        s.shown++;
        if (teller.isHeard()) {
          teller.tell(new PointAPileEvent.Completes(Seat.of(seat), mission));
        }
        return 1 << seat;
      }
    }
    return 0;
  }

  private void draw() {
    int wanted = s.rules.drawn();
    if (s.deckLeft < wanted) {
      shuffleDiscardsIn();
    }
    byte[] cards = new byte[wanted];
    for (int i = 0; i < wanted; i++) {
      cards[i] = s.deck[--s.deckLeft];
    }
    s.shown++;
    s.phase = Phase.FORMING;
    layOpen(cards);
    tell(s.active, cards, PointAPileEvent.Draws::new);
  }

  private void shuffleDiscardsIn() {
    byte[] fresh = Cards.joined(Arrays.copyOf(s.deck, s.deckLeft), s.discards);
    Rng rng = new Rng(s.rng);
    Cards.shuffle(fresh, fresh.length, rng);
    s.rng = rng.state();
    s.deck = fresh;
    s.deckLeft = fresh.length;
    s.discards = Cards.none();
    if (teller.isHeard()) {
      teller.tell(new PointAPileEvent.Shuffles(active(), fresh.length));
    }
  }

  private void layOpen(byte[] cards) {
    s.open = cards;
    s.toPut = (1 << cards.length) - 1;
  }

  private void score(int seat, byte[] cards, BiFunction<Seat, List<Byte>, PointAPileEvent> event) {
    s.scores = s.scores.clone();
    s.scores[seat] = Cards.joined(s.scores[seat], cards);
    tell(seat, cards, event);
  }

  private void tell(int seat, byte[] cards, BiFunction<Seat, List<Byte>, PointAPileEvent> event) {
    if (teller.isHeard()) {
      teller.tell(event.apply(Seat.of(seat), PointAPileCards.list(cards)));
    }
  }

  /** What becomes of a pile, and who pointed at it. */
  private void tellPile(int pile, Seats by, int cards) {
    if (teller.isHeard()) {
      teller.tell(
          switch (by.size()) {
            case 0 -> new PointAPileEvent.Unwanted(active(), pile);
            case 1 -> new PointAPileEvent.Wanted(active(), pile, by.iterator().next());
            default ->
                cards == 1
                    ? new PointAPileEvent.Unsplittable(active(), pile, by)
                    : new PointAPileEvent.Contested(active(), pile, by);
          });
    }
  }

  private Seat active() {
    return Seat.of(s.active);
  }
}

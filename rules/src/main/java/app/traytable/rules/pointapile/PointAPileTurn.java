package app.traytable.rules.pointapile;

import static app.traytable.rules.pointapile.PointAPileState.NO_PILES;
import static app.traytable.rules.pointapile.PointAPileState.SPACE;

import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Carries out one legal move on a state of its own. */
final class PointAPileTurn {
  private final PointAPileState s;
  private final @Nullable EventLog log;

  /**
   * @param log listens where somebody wants to be told; null on the hot path
   */
  PointAPileTurn(PointAPileState before, @Nullable EventLog log) {
    this.s = new PointAPileState(before);
    this.log = log;
  }

  /** Draws the cards of the first round. */
  PointAPileState begin() {
    draw();
    s.shown = 0;
    return s;
  }

  /** Puts an open card on this pile, or on a new one if the number is the next. */
  PointAPileState put(int card, int pile) {
    s.toPut &= ~(1 << card);
    if (pile == s.piles.length) {
      s.piles = Arrays.copyOf(s.piles, pile + 1);
      s.piles[pile] = new byte[] {s.open[card]};
    } else {
      s.piles = s.piles.clone();
      s.piles[pile] = Cards.with(s.piles[pile], s.open[card]);
    }
    if (log != null) {
      log.add(s.active, "puts", PointAPileCards.name(s.open[card]), "P" + (pile + 1));
    }
    return s;
  }

  PointAPileState done() {
    if (s.phase == Phase.FORMING) {
      s.pointing = Seats.firstOnes(s.rules.seats());
    }
    s.phase = Phase.POINTING;
    s.open = Cards.none();
    s.toPick = s.pointing;
    if (log != null) {
      log.add(s.active, "counts-down", seats(s.pointing));
    }
    return s;
  }

  PointAPileState pick(int seat, byte pile) {
    s.picks = s.picks.clone();
    s.picks[seat] = pile;
    s.toPick = Seats.ofBits(s.toPick.bits() & ~(1 << seat));
    if (log != null) {
      log.add(seat, "picks", log.secret(Seats.only(seat), place(pile)));
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
      if (log != null && pick != Cards.NONE) {
        log.add(seat, "points", place(pick));
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
      if (Integer.bitCount(wanted[i]) == 1) {
        tellPile("wanted", i, wanted[i]);
        score(Integer.numberOfTrailingZeros(wanted[i]), piles[i], "scores");
      } else if (wanted[i] == 0 || piles[i].length == 1) {
        tellPile(wanted[i] == 0 ? "unwanted" : "unsplittable", i, wanted[i]);
        s.unwanted = Cards.joined(s.unwanted, piles[i]);
      } else {
        tellPile("contested", i, wanted[i]);
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
    say("splits", s.open);
  }

  private void endRound() {
    s.pointing = Seats.NONE;
    if (s.inSpace.size() == 1 && s.unwanted.length > 0) {
      score(Integer.numberOfTrailingZeros(s.inSpace.bits()), s.unwanted, "scores-unwanted");
    } else if (s.unwanted.length > 0) {
      s.discards = Cards.joined(s.discards, s.unwanted);
      say("discards", s.unwanted);
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
      if (log != null) {
        log.add(s.active, "runs-out", s.deckLeft + s.discards.length);
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
      byte[] pile = s.scores[seat];
      long counts = PointAPileScore.count(pile);
      boolean colour = PointAPileScore.ofBestColour(counts) >= PointAPile.GOAL;
      boolean points = PointAPileScore.points(pile, counts, seat == s.active) >= PointAPile.GOAL;
      if (colour || points) {
        reached |= 1 << seat;
        if (log != null) {
          log.add(seat, "reaches", colour ? points ? "both" : "colour" : "points");
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
        if (log != null) {
          log.add(seat, "completes", mission);
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
    say("draws", cards);
  }

  private void shuffleDiscardsIn() {
    byte[] fresh = Cards.joined(Arrays.copyOf(s.deck, s.deckLeft), s.discards);
    Rng rng = new Rng(s.rng);
    Cards.shuffle(fresh, fresh.length, rng);
    s.rng = rng.state();
    s.deck = fresh;
    s.deckLeft = fresh.length;
    s.discards = Cards.none();
    if (log != null) {
      log.add(s.active, "shuffles", fresh.length);
    }
  }

  private void layOpen(byte[] cards) {
    s.open = cards;
    s.toPut = (1 << cards.length) - 1;
  }

  private void score(int seat, byte[] cards, String verb) {
    s.scores = s.scores.clone();
    s.scores[seat] = Cards.joined(s.scores[seat], cards);
    if (log != null) {
      log.add(seat, verb, names(cards));
    }
  }

  private void say(String verb, byte[] cards) {
    if (log != null) {
      log.add(s.active, verb, names(cards));
    }
  }

  /** What becomes of a pile, and who pointed at it. */
  private void tellPile(String verb, int pile, int wanted) {
    if (log != null) {
      Object[] seats = seats(Seats.ofBits(wanted));
      Object[] words = new Object[1 + seats.length];
      words[0] = place((byte) pile);
      System.arraycopy(seats, 0, words, 1, seats.length);
      log.add(s.active, verb, words);
    }
  }

  private static Object[] seats(Seats seats) {
    List<Object> words = new ArrayList<>();
    seats.forEach(words::add);
    return words.toArray();
  }

  private static Object[] names(byte[] cards) {
    Object[] names = new Object[cards.length];
    for (int i = 0; i < cards.length; i++) {
      names[i] = PointAPileCards.name(cards[i]);
    }
    return names;
  }

  private static String place(byte pick) {
    return pick == SPACE ? "space" : "P" + (pick + 1);
  }
}

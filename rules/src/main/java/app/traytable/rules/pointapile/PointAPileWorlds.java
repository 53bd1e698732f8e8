package app.traytable.rules.pointapile;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;

/** Deals again what a view hides, and lets the lot pick for those who have picked in secret. */
final class PointAPileWorlds {
  private PointAPileWorlds() {}

  static PointAPileState imagine(PointAPileState masked, Rng rng) {
    PointAPileState world = new PointAPileState(masked);
    world.rng = rng.next();
    world.deck = unseenCards(masked);
    Cards.shuffle(world.deck, world.deckLeft, rng);
    world.picks = picks(masked, rng);
    world.missions = missions(masked, rng);
    return world;
  }

  private static byte[] unseenCards(PointAPileState masked) {
    int[] counts = new int[PointAPileCards.FACES];
    for (byte card : PointAPileCards.deck(masked.rules.touchMeNot())) {
      counts[card]++;
    }
    take(counts, masked.discards);
    take(counts, masked.unwanted);
    for (byte[][] piles : new byte[][][] {masked.piles, masked.waiting, masked.scores}) {
      for (byte[] pile : piles) {
        take(counts, pile);
      }
    }
    for (int i = 0; i < masked.open.length; i++) {
      if ((masked.toPut >>> i & 1) != 0) {
        counts[masked.open[i]]--;
      }
    }
    return spread(counts, masked.deckLeft);
  }

  private static void take(int[] counts, byte[] cards) {
    for (byte card : cards) {
      counts[card]--;
    }
  }

  private static byte[] picks(PointAPileState masked, Rng rng) {
    byte[] picks = masked.picks.clone();
    for (int seat = 0; seat < picks.length; seat++) {
      if (picks[seat] == Cards.HIDDEN) {
        int piles = PointAPileReferee.piles(masked, seat);
        int skipped = rng.below(Integer.bitCount(piles) + 1);
        for (int i = 0; i < skipped; i++) {
          picks[seat] = (byte) Integer.numberOfTrailingZeros(piles);
          piles &= piles - 1;
        }
        if (skipped == 0) {
          picks[seat] = PointAPileState.SPACE;
        }
      }
    }
    return picks;
  }

  /** A mission that its owner's score pile fulfils would most likely have ended the game. */
  private static byte[] missions(PointAPileState masked, Rng rng) {
    int[] counts = new int[PointAPileMission.values().length];
    int hidden = masked.missions.length;
    for (byte mission : PointAPileMission.cards()) {
      counts[mission]++;
    }
    for (byte mission : masked.missions) {
      if (mission != Cards.HIDDEN) {
        counts[mission]--;
        hidden--;
      }
    }
    if (hidden == 0) {
      return masked.missions;
    }
    byte[] pool = spread(counts, hidden);
    Cards.shuffle(pool, pool.length, rng);
    byte[] missions = masked.missions.clone();
    for (int i = 0; i < missions.length; i++) {
      if (missions[i] == Cards.HIDDEN) {
        int chosen = i < masked.rules.seats() ? stillOpen(masked, i, pool) : 0;
        missions[i] = pool[chosen];
        pool = Cards.without(pool, chosen);
      }
    }
    return missions;
  }

  private static int stillOpen(PointAPileState masked, int seat, byte[] pool) {
    long counts = PointAPileScore.count(masked.scores[seat]);
    int points = masked.points(seat);
    for (int i = 0; i < pool.length; i++) {
      if (!PointAPileMission.of(pool[i]).isWonBy(counts, points)) {
        return i;
      }
    }
    return 0;
  }

  private static byte[] spread(int[] counts, int total) {
    byte[] cards = new byte[total];
    int size = 0;
    for (byte card = 0; card < counts.length; card++) {
      for (int i = 0; i < counts[card]; i++) {
        cards[size++] = card;
      }
    }
    return cards;
  }
}

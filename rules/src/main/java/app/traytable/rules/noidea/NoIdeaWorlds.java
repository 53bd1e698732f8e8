package app.traytable.rules.noidea;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import org.jspecify.annotations.Nullable;

/** Deals again what a view hides. */
final class NoIdeaWorlds {
  private NoIdeaWorlds() {}

  static NoIdeaState imagine(NoIdeaState masked, Rng rng) {
    NoIdeaState world = new NoIdeaState(masked);
    world.rng = rng.next();
    byte[] pool = unseenCards(masked);
    Cards.shuffle(pool, pool.length, rng);
    int left = pool.length;
    world.layout = masked.layout.clone();
    for (int slot = 0; slot < world.layout.length; slot++) {
      if (world.layout[slot] == Cards.HIDDEN) {
        world.layout[slot] = pool[--left];
      }
    }
    world.draw = pool;
    world.drawLeft = left;
    world.trophies = trophies(masked, rng);
    return world;
  }

  private static byte[] unseenCards(NoIdeaState masked) {
    int[] counts = new int[NoIdeaCards.FACES];
    int total = 0;
    for (byte card : NoIdeaCards.deck()) {
      counts[card]++;
      total++;
    }
    int known = 0;
    for (byte card : masked.layout) {
      if (card >= 0) {
        counts[card]--;
        known++;
      }
    }
    for (NoIdeaPile pile : masked.piles) {
      known += take(pile, counts);
    }
    known += take(masked.removed, counts);
    if (masked.held != Cards.NONE && masked.heldFrom < 0) {
      counts[masked.held]--;
      known++;
    }
    for (int i = 0; i < masked.prizes.length; i++) {
      counts[NoIdeaCards.prize(i % 3)] -= masked.prizes[i];
      known += masked.prizes[i];
    }
    return spread(counts, total - known);
  }

  private static int take(@Nullable NoIdeaPile pile, int[] counts) {
    for (NoIdeaPile p = pile; p != null; p = p.below()) {
      counts[p.top()]--;
    }
    return NoIdeaPile.size(pile);
  }

  private static byte[] trophies(NoIdeaState masked, Rng rng) {
    int[] counts = new int[6];
    int hidden = 0;
    for (byte value : NoIdeaCards.trophies()) {
      counts[value]++;
    }
    for (byte value : masked.trophies) {
      if (value == Cards.HIDDEN) {
        hidden++;
      } else {
        counts[value]--;
      }
    }
    byte[] pool = spread(counts, hidden);
    Cards.shuffle(pool, hidden, rng);
    byte[] trophies = masked.trophies.clone();
    for (int i = 0; i < trophies.length; i++) {
      if (trophies[i] == Cards.HIDDEN) {
        trophies[i] = pool[--hidden];
      }
    }
    return trophies;
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

package app.traytable.rules.qwinto;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;

/** Deals again what a view hides. */
final class QwintoWorlds {
  private QwintoWorlds() {}

  static QwintoState imagine(QwintoView view, Rng rng) {
    QwintoState world = new QwintoState(view.masked);
    world.rng = rng.next();
    int known = 0;
    for (int place = 0; place < QwintoGrid.PLACES; place++) {
      known |= 1 << world.grid[place] | world.covered[place];
    }
    for (int hand : world.hands) {
      known |= hand;
    }
    byte[] pool = QwintoCards.listed(~known);
    Cards.shuffle(pool, pool.length, rng);
    int left = pool.length;
    world.hands = world.hands.clone();
    for (int seat = 0; seat < world.seats; seat++) {
      for (int i = Integer.bitCount(world.hands[seat]); i < view.handSizes[seat]; i++) {
        world.hands[seat] |= 1 << pool[--left];
      }
    }
    world.draw = pool;
    return world;
  }
}

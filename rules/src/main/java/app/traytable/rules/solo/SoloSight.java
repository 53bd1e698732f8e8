package app.traytable.rules.solo;

import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloState.Rules;
import app.traytable.rules.table.Cards;
import java.util.ArrayList;
import java.util.List;

/**
 * What lies open at one moment, as far as it matters to whoever has a choice.
 *
 * @param sizes how many cards each seat holds
 * @param hasDrawn a card has just been drawn, and may be laid
 */
public record SoloSight(
    Phase phase,
    int current,
    int direction,
    List<Integer> sizes,
    byte top,
    int suit,
    int chain,
    boolean hasDrawn,
    int target,
    int offered,
    int sheltered,
    boolean forgotten,
    int skipped,
    int silent) {
  static SoloSight of(SoloState s) {
    List<Integer> sizes = new ArrayList<>(s.hands.length);
    for (SoloHand hand : s.hands) {
      sizes.add(hand.size());
    }
    return new SoloSight(
        s.phase,
        s.current,
        s.direction,
        List.copyOf(sizes),
        s.pile.top(),
        s.suit,
        s.chain,
        s.drawn != Cards.NONE,
        s.target,
        s.offer.length,
        s.sheltered,
        s.forgotten,
        s.skipped,
        s.silent);
  }

  /** A table that looks like this, with no card in it but the top one. */
  public SoloState table(Rules rules) {
    SoloHand[] hands = sizes.stream().map(SoloHand::unseen).toArray(SoloHand[]::new);
    SoloPile pile = SoloPile.on(null, top);
    SoloState s = new SoloState(rules, hands, Cards.none(), pile, SoloPast.FORGETFUL);
    s.phase = phase;
    s.current = current;
    s.direction = direction;
    s.suit = suit;
    s.chain = chain;
    s.drawn = hasDrawn ? Cards.HIDDEN : Cards.NONE;
    s.target = target;
    s.offer = Cards.hidden(offered);
    s.sheltered = sheltered;
    s.forgotten = forgotten;
    s.skipped = skipped;
    s.silent = silent;
    return s;
  }
}

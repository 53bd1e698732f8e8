package app.traytable.rules.solo;

import org.jspecify.annotations.Nullable;

/** The discard pile: its top card and what lies under it. Piles share what they have in common. */
public record SoloPile(byte top, @Nullable SoloPile below, int size) {
  static SoloPile on(@Nullable SoloPile below, byte card) {
    return new SoloPile(card, below, below == null ? 1 : below.size + 1);
  }
}

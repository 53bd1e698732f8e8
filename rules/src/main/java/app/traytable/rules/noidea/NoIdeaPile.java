package app.traytable.rules.noidea;

import org.jspecify.annotations.Nullable;

/** A face-up pile: its top card and what lies under it. Piles share what they have in common. */
public record NoIdeaPile(byte top, @Nullable NoIdeaPile below) {
  static NoIdeaPile on(@Nullable NoIdeaPile below, byte card) {
    return new NoIdeaPile(card, below);
  }

  static int size(@Nullable NoIdeaPile pile) {
    int size = 0;
    for (NoIdeaPile p = pile; p != null; p = p.below) {
      size++;
    }
    return size;
  }

  /** All cards of one pile laid one by one on another. */
  static @Nullable NoIdeaPile moved(@Nullable NoIdeaPile from, @Nullable NoIdeaPile onto) {
    NoIdeaPile result = onto;
    for (NoIdeaPile p = from; p != null; p = p.below) {
      result = on(result, p.top);
    }
    return result;
  }
}

package app.traytable.statistics;

import java.util.List;

/**
 * Matches won one after the other.
 *
 * @param now up to the latest match
 */
public record Streaks(int now, int longest) {
  /** From the first match to the latest: whether it was won. */
  static Streaks of(List<Boolean> won) {
    int now = 0;
    int longest = 0;
    for (boolean one : won) {
      now = one ? now + 1 : 0;
      longest = Math.max(longest, now);
    }
    return new Streaks(now, longest);
  }
}

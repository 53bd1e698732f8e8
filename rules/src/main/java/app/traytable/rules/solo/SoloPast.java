package app.traytable.rules.solo;

import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * What everybody has seen of a round, from the oldest deed on, as far back as somebody remembers
 * who pays attention. Nothing secret is in it: which cards were chosen for a Gift is left out.
 */
public final class SoloPast implements Iterable<SoloSeen> {
  /** Of tables that are only imagined nobody needs to remember anything. */
  static final SoloPast FORGETFUL = new SoloPast(0, new SoloSeen[0]);

  /** So many deeds for each seat. */
  private static final int REMEMBERED = 10;

  private final int most;
  private final SoloSeen[] deeds;

  private SoloPast(int most, SoloSeen[] deeds) {
    this.most = most;
    this.deeds = deeds;
  }

  /** Nothing has happened yet. */
  static SoloPast ofSeats(int seats) {
    return new SoloPast(REMEMBERED * seats, FORGETFUL.deeds);
  }

  /** The same for a new round. */
  SoloPast cleared() {
    return deeds.length == 0 ? this : new SoloPast(most, FORGETFUL.deeds);
  }

  /** One deed more, unless it tells nothing, or only to the one who gets a Gift. */
  SoloPast with(SoloState before, int seat, SoloMove move) {
    if (most == 0 || move instanceof SoloMove.Give || move instanceof SoloMove.Say) {
      return this;
    }
    int kept = Math.min(deeds.length, most - 1);
    SoloSeen[] next = new SoloSeen[kept + 1];
    System.arraycopy(deeds, deeds.length - kept, next, 0, kept);
    next[kept] = SoloSeen.of(before, seat, move);
    return new SoloPast(most, next);
  }

  @Override
  public Iterator<SoloSeen> iterator() {
    return Arrays.asList(deeds).iterator();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof SoloPast o && most == o.most && Arrays.equals(deeds, o.deeds);
  }

  @Override
  public int hashCode() {
    return deeds.length;
  }
}

package app.traytable.statistics;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class StreaksTest {
  @Test
  public void whoHasNotPlayedHasNoStreak() {
    assertEquals(new Streaks(0, 0), streaks(""));
  }

  @Test
  public void aLostMatchEndsAStreakAndKeepsTheLongest() {
    assertEquals(new Streaks(0, 3), streaks("++-+++-"));
  }

  @Test
  public void theStreakOfNowMayBeTheLongest() {
    assertEquals(new Streaks(4, 4), streaks("++-++++"));
    assertEquals(new Streaks(1, 2), streaks("-++-+"));
  }

  private static Streaks streaks(String matches) {
    List<Boolean> won = new ArrayList<>();
    matches.chars().forEach(sign -> won.add(sign == '+'));
    return Streaks.of(won);
  }
}

package app.traytable.play.server;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public final class ViewersTest {
  private long now;
  private final Viewers viewers = new Viewers(() -> now);

  @Test
  public void theFirstPlaysAndTheNextWatches() {
    viewers.see("anna");
    viewers.see("ben");
    assertTrue(viewers.plays("anna"));
    assertFalse(viewers.plays("ben"));
  }

  @Test
  public void whoeverLeavesPassesThePhoneOn() {
    viewers.see("anna");
    viewers.see("ben");
    viewers.leave("anna");
    assertTrue(viewers.plays("ben"));
    viewers.see("anna");
    assertTrue(viewers.plays("ben"));
  }

  @Test
  public void whoeverFallsSilentIsGone() {
    viewers.see("anna");
    now = 6_000;
    viewers.see("ben");
    assertTrue(viewers.plays("anna"));
    now = 8_000;
    assertTrue(viewers.plays("ben"));
    assertEquals(1, viewers.count());
  }

  @Test
  public void theTimeWithoutAnybodyBeginsWithTheLastSight() {
    now = 500;
    assertEquals(500, viewers.unwatched());
    now = 1_000;
    viewers.see("anna");
    assertEquals(0, viewers.unwatched());
    now = 601_000;
    assertEquals(600_000, viewers.unwatched());
  }
}

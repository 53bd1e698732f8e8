package app.traytable.rules.pointapile;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** Imagined worlds could be the true one, as far as their viewer can tell. */
public final class PointAPileWorldsTest {
  private static final PointAPile GAME = new PointAPile();
  private static final Seat ANNA = Seat.of(0);
  private static final int WORLDS = 100;

  private static PointAPileTable forming() {
    return PointAPileTable.seats(3)
        .score(1, "R+1 B")
        .score(3, "P")
        .drawn("R G B P R G")
        .deck(20)
        .play("S1 put 1 new", "S1 put 3 P1");
  }

  private static PointAPileTable splitting() {
    return PointAPileTable.touchMeNot(4)
        .score(2, "R!over-5 G")
        .piles("R G", "B P", "R")
        .picks("1221");
  }

  private static PointAPileTable withMissions() {
    return PointAPileTable.missions(
            PointAPileMission.TEN_POINTS,
            PointAPileMission.TWELVE_CARDS,
            PointAPileMission.FIVE_OF_ONE_COLOUR)
        .score(2, "R G B P R+1 G")
        .piles("B", "P");
  }

  private static PointAPileState imagined(PointAPileTable table, int seed) {
    return GAME.imagine(table.view(1), new Rng(seed));
  }

  @Test
  public void anImaginedWorldLooksTheSameToItsViewer() {
    for (PointAPileTable table : List.of(forming(), splitting(), withMissions())) {
      for (int seed = 0; seed < WORLDS; seed++) {
        assertEquals(table.view(1), GAME.view(imagined(table, seed), ANNA));
      }
    }
  }

  @Test
  public void anImaginedWorldIsMadeOfTheSameCards() {
    for (PointAPileTable table : List.of(forming(), splitting(), withMissions())) {
      byte[] all = PointAPileCards.deck(table.state().rules().touchMeNot());
      Arrays.sort(all);
      for (int seed = 0; seed < WORLDS; seed++) {
        assertArrayEquals(all, cards(imagined(table, seed)));
      }
    }
  }

  /** Every card wherever it lies, in the order of their faces. */
  private static byte[] cards(PointAPileState s) {
    byte[] cards = new byte[100];
    int size = 0;
    for (byte[][] piles : new byte[][][] {s.piles, s.waiting, s.scores}) {
      for (byte[] pile : piles) {
        size = add(cards, size, pile);
      }
    }
    size = add(cards, size, s.discards);
    size = add(cards, size, s.unwanted);
    size = add(cards, size, Arrays.copyOf(s.deck, s.deckLeft));
    for (int i = 0; i < s.open.length; i++) {
      if ((s.toPut >>> i & 1) != 0) {
        cards[size++] = s.open[i];
      }
    }
    byte[] sorted = Arrays.copyOf(cards, size);
    Arrays.sort(sorted);
    return sorted;
  }

  private static int add(byte[] to, int size, byte[] pile) {
    System.arraycopy(pile, 0, to, size, pile.length);
    return size + pile.length;
  }

  @Test
  public void anyUnseenCardMayBeTheNext() {
    Set<Byte> next = new HashSet<>();
    Set<Long> chances = new HashSet<>();
    for (int seed = 0; seed < WORLDS; seed++) {
      PointAPileState world = imagined(forming(), seed);
      next.add(world.deck[world.deckLeft - 1]);
      chances.add(world.rng);
    }
    assertTrue(next.size() + " cards", next.size() > 10);
    assertEquals("later shuffles are imagined too", WORLDS, chances.size());
  }

  @Test
  public void theMissionsOfOthersAreImaginedFromThoseThatAreLeft() {
    byte[] all = PointAPileMission.cards();
    Set<PointAPileMission> others = new HashSet<>();
    for (int seed = 0; seed < WORLDS; seed++) {
      PointAPileState world = imagined(withMissions(), seed);
      assertEquals(PointAPileMission.TEN_POINTS, PointAPileMission.of(world.missions[0]));
      others.add(PointAPileMission.of(world.missions[2]));
      byte[] sorted = world.missions.clone();
      Arrays.sort(sorted);
      assertArrayEquals("each mission as often as it is there", all, sorted);
    }
    assertFalse("there is only one of it", others.contains(PointAPileMission.TEN_POINTS));
    assertEquals(
        "any other kind, as long as S3 has no cards",
        PointAPileMission.values().length - 1,
        others.size());
  }

  /** S2 has all colours and six cards: with that mission the match would be over. */
  @Test
  public void nobodyIsThoughtToHaveAMissionThatWouldHaveWon() {
    for (int seed = 0; seed < WORLDS; seed++) {
      PointAPileMission mission = PointAPileMission.of(imagined(withMissions(), seed).missions[1]);
      assertFalse(mission == PointAPileMission.ALL_COLOURS_AND_SIX_CARDS);
      assertFalse(mission == PointAPileMission.FIVE_BLANK_CARDS);
    }
  }
}

package app.traytable.rules.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.Test;

/** Places at the table, and sets of them. */
public final class SeatsTest {
  @Test
  public void aSeatIsOneObjectWithANameFromOneOn() {
    for (int index = 0; index < Seat.MOST; index++) {
      Seat seat = Seat.of(index);
      assertSame(seat, Seat.of(index));
      assertSame(seat, Seat.parse("S" + (index + 1)));
      assertEquals("S" + (index + 1), seat.toString());
      assertEquals(index, seat.index());
    }
    for (String text : List.of("", "S", "S0", "S11", "s1", "S01", "1")) {
      assertThrows(text, IllegalArgumentException.class, () -> Seat.parse(text));
    }
  }

  @Test
  public void aSeatThatNoTableHasIsRefusedInWords() {
    for (int index : new int[] {-1, Seat.MOST, Integer.MAX_VALUE - 1, Integer.MIN_VALUE}) {
      IllegalMove refusal = assertThrows(IllegalMove.class, () -> Seat.of(index));
      assertEquals(TableRefusal.SEAT, refusal.refusal());
      assertEquals("Nobody sits on seat " + (index + 1) + ".", refusal.getMessage());
    }
  }

  @Test
  public void aSeatIsAmongSoManyOrNobodySitsThere() {
    assertSame(Seat.of(2), Seat.of(2).among(3));
    IllegalMove refusal = assertThrows(IllegalMove.class, () -> Seat.of(2).among(2));
    assertEquals(TableRefusal.SEAT, refusal.refusal());
  }

  @Test
  public void aSetKnowsItsSeatsInTheirOrder() {
    for (int bits = 0; bits < 1 << Seat.MOST; bits++) {
      Seats seats = Seats.ofBits(bits);
      assertSame(seats, Seats.ofBits(bits));
      assertEquals(bits, seats.bits());
      assertEquals(bits == 0, seats.isEmpty());
      List<Seat> listed = new ArrayList<>();
      seats.forEach(listed::add);
      assertEquals(seats.size(), listed.size());
      List<Seat> expected = new ArrayList<>();
      for (int index = 0; index < Seat.MOST; index++) {
        boolean isIn = (bits & 1 << index) != 0;
        assertEquals(isIn, seats.contains(Seat.of(index)));
        if (isIn) {
          expected.add(Seat.of(index));
        }
      }
      assertEquals(expected, listed);
    }
  }

  @Test
  public void oneSeatTheFirstOnesAndNone() {
    assertEquals(List.of(Seat.of(3)), listed(Seats.only(3)));
    assertEquals(List.of(Seat.of(0), Seat.of(1), Seat.of(2)), listed(Seats.firstOnes(3)));
    assertEquals(1 << Seat.MOST, Seats.firstOnes(Seat.MOST).bits() + 1);
    assertSame(Seats.NONE, Seats.firstOnes(0));
    assertEquals("S1 S3", Seats.ofBits(5).toString());
    assertEquals("", Seats.NONE.toString());
  }

  @Test
  public void behindTheLastSeatThereIsNone() {
    Iterator<Seat> seats = Seats.only(1).iterator();
    assertTrue(seats.hasNext());
    assertEquals(Seat.of(1), seats.next());
    assertFalse(seats.hasNext());
    assertThrows(NoSuchElementException.class, seats::next);
  }

  private static List<Seat> listed(Seats seats) {
    List<Seat> list = new ArrayList<>();
    seats.forEach(list::add);
    return list;
  }
}

package app.traytable.data;

import static org.junit.Assert.assertNotEquals;

import java.util.List;
import org.junit.Test;

public final class SealTest {
  @Test
  public void theSameLettersInOtherMovesHaveAnotherSeal() {
    assertNotEquals(
        Seal.of("", List.of("S1 play R1", "2")), Seal.of("", List.of("S1 play R", "12")));
  }
}

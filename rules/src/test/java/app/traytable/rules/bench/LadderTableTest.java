package app.traytable.rules.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;

public final class LadderTableTest {
  private static final String BEFORE = "# Bots\n\n| | a |\n|---|---|\n";
  private static final String AFTER = "\n| other | table |\n";

  private static String readme(String between) {
    return BEFORE + LadderTable.BEGIN + between + LadderTable.END + AFTER;
  }

  private static String row(String name, int seats, String rest) {
    return "| " + name + " | " + seats + " | " + rest + " |";
  }

  @Test
  public void whatWasMeasuredAgainTakesThePlaceOfWhatStoodThereAndTheRestStays() {
    String first =
        LadderTable.updated(
            readme(""), List.of(row("solo", 10, "old"), row("solo", 2, "stays"), row("b", 4, "x")));

    String second =
        LadderTable.updated(first, List.of(row("solo", 10, "new"), row("solo short", 2, "more")));

    assertTrue(second, second.startsWith(BEFORE + LadderTable.BEGIN));
    assertTrue(second, second.endsWith(LadderTable.END + AFTER));
    assertTrue(
        second,
        second.contains(
            String.join(
                "\n",
                row("b", 4, "x"),
                row("solo", 2, "stays"),
                row("solo", 10, "new"),
                row("solo short", 2, "more"))));
    assertEquals("no row is lost or doubled", 4, second.split("\\| (b|solo)", -1).length - 1);
  }

  @Test
  public void writtenAgainItStaysAsItIs() {
    String once = LadderTable.updated(readme("\n"), List.of(row("solo", 2, "x")));

    assertEquals(once, LadderTable.updated(once, List.of(row("solo", 2, "x"))));
  }

  @Test
  public void aTextWithoutAPlaceForItIsLeftAlone() {
    assertThrows(
        IllegalArgumentException.class,
        () -> LadderTable.updated(BEFORE + LadderTable.END, List.of(row("solo", 2, "x"))));
  }
}

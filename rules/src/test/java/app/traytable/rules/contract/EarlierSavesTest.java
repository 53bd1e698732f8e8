package app.traytable.rules.contract;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Games;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

/**
 * Journals that people may have on their phones, each with what its players saw at the end. They
 * were written once and are never written again: if one cannot be read any more, somebody has lost
 * a match.
 */
public final class EarlierSavesTest {
  private static final Path FOLDER = Path.of("src/test/saves");

  @Test
  public void everyJournalIsReadAndWrittenAsItWas() throws Exception {
    List<Path> journals = journals();
    assertEquals(8, journals.size());
    for (Path file : journals) {
      String text = Files.readString(file);
      assertEquals(file.toString(), text, Games.load(text).journal().text());
    }
  }

  @Test
  public void everyMatchLooksToEverybodyAsItDid() throws Exception {
    for (Path file : journals()) {
      Path seen = FOLDER.resolve(file.getFileName().toString().replace(".journal", ".seen"));
      assertTrue(seen + " is missing", Files.exists(seen));
      assertEquals(
          file.toString(), Files.readString(seen), seen(Games.load(Files.readString(file))));
    }
  }

  private static List<Path> journals() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files
          .filter(file -> file.toString().endsWith(".journal"))
          .sorted()
          .collect(Collectors.toList());
    }
  }

  private static <S, M extends Move, V, E extends Event> String seen(Match<S, M, V, E> match) {
    StringBuilder text = new StringBuilder();
    text.append(match.game().outcome(match.state())).append('\n');
    text.append(match.game().toAct(match.state())).append('\n');
    text.append(Told.text(match.lastEvents(null))).append('\n');
    text.append(match.game().table(match.state())).append('\n');
    for (Seat seat : Seats.firstOnes(match.players().size())) {
      text.append(Told.text(match.lastEvents(seat))).append('\n');
      text.append(match.game().view(match.state(), seat)).append('\n');
      List<M> moves = match.game().legalMoves(match.state(), seat);
      text.append(moves.stream().map(match.game().moves()::text).collect(Collectors.joining(", ")))
          .append('\n');
    }
    return text.toString();
  }
}

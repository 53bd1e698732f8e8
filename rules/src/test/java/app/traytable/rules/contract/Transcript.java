package app.traytable.rules.contract;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** One game, with every move, what everybody is told of it, and every view after it. */
public final class Transcript {
  private Transcript() {}

  /** Writes the transcripts of all games into one folder, and what bots choose into another. */
  public static void main(String[] args) throws IOException {
    Path transcripts = Files.createDirectories(Path.of(args[0]));
    Path choices = Files.createDirectories(Path.of(args[1]));
    for (Fixture<?, ?, ?, ?> fixture : Fixtures.all()) {
      for (Trial trial : fixture.transcripts()) {
        Files.writeString(transcripts.resolve(fileName(trial)), write(fixture, trial));
      }
      for (Trial trial : fixture.choices()) {
        Files.writeString(choices.resolve(fileName(trial)), Choices.write(fixture, trial));
      }
    }
  }

  static String fileName(Trial trial) {
    return trial.game() + "-" + trial.seed() + ".txt";
  }

  static String write(Fixture<?, ?, ?, ?> fixture, Trial trial) {
    StringBuilder text = new StringBuilder(trial + "\n");
    play(fixture, trial, text);
    return text.toString();
  }

  private static <S, M extends Move, V, E extends Event> void play(
      Fixture<S, M, V, E> fixture, Trial trial, StringBuilder text) {
    Game<S, M, V, E> game = fixture.game();
    Match<S, M, V, E> match = Match.start(game, trial.setup(game.info()), trial.players());
    Rng rng = new Rng(trial.seed());
    List<Bot<M, V>> bots = fixture.bots();
    writeViews(match, text);
    while (!game.toAct(match.state()).isEmpty()) {
      List<Seat> able = new ArrayList<>();
      for (Seat seat : Seats.firstOnes(trial.seats())) {
        if (!game.legalMoves(match.state(), seat).isEmpty()) {
          able.add(seat);
        }
      }
      Seat seat = able.get(rng.below(able.size()));
      Bot<M, V> bot = bots.get(rng.below(bots.size()));
      List<M> legal = game.legalMoves(match.state(), seat);
      M move = bot.choose(game.view(match.state(), seat), legal, rng);
      match = match.play(seat, move);
      text.append("\n").append(match.plies()).append(" ").append(seat).append(" ");
      text.append(game.moves().text(move)).append("\n");
      writeTelling(match, text);
      writeViews(match, text);
    }
    text.append("\n").append(game.outcome(match.state())).append("\n");
  }

  private static <S, M extends Move, V, E extends Event> void writeTelling(
      Match<S, M, V, E> match, StringBuilder text) {
    String open = Told.text(match.lastEvents(null));
    text.append("  told  ").append(open).append("\n");
    for (Seat seat : Seats.firstOnes(match.setup().seats())) {
      String told = Told.text(match.lastEvents(seat));
      if (!told.equals(open)) {
        text.append("  to ").append(seat).append(" ").append(told).append("\n");
      }
    }
  }

  /** A seat that knows no more than the table has no line. */
  private static <S, M extends Move, V, E extends Event> void writeViews(
      Match<S, M, V, E> match, StringBuilder text) {
    String table = match.game().table(match.state()).toString();
    text.append("  table ").append(table).append("\n");
    for (Seat seat : Seats.firstOnes(match.setup().seats())) {
      String view = match.game().view(match.state(), seat).toString();
      if (!view.equals(table)) {
        text.append("  ").append(seat).append("    ").append(view).append("\n");
      }
    }
  }
}

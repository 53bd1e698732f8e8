package app.traytable.rules.table;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.LotBot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The smallest game there is: two count aloud in turns, and nobody wins. "again" counts without
 * passing the turn, "peek" shows something as well.
 */
final class CountingGame
    implements Game<CountingGame.Count, CountingGame.Word, CountingGame.Count> {
  static final GameInfo INFO =
      new GameInfo(
          "counting",
          2,
          3,
          0,
          1,
          List.of(Option.onOff("loud"), new Option("from", List.of("one", "zero"))),
          1_000_000);
  static final Word NEXT = new Word("next");
  static final Word AGAIN = new Word("again");
  static final Word PEEK = new Word("peek");

  record Count(int number, int current, int shown) {}

  record Word(String text) implements Move {
    @Override
    public int order() {
      return text.length();
    }
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Count deal(Setup setup) {
    return new Count(0, setup.in(INFO).starter().index(), 0);
  }

  @Override
  public Seats toAct(Count state) {
    return Seats.only(state.current);
  }

  @Override
  public List<Word> legalMoves(Count state, Seat seat) {
    return seat.index() == state.current ? List.of(NEXT, AGAIN, PEEK) : List.of();
  }

  @Override
  public Count play(Count state, Seat seat, Word move) {
    if (seat.index() != state.current) {
      throw IllegalMove.notYourTurn();
    }
    int next = move.equals(NEXT) ? 1 - state.current : state.current;
    return new Count(state.number + 1, next, state.shown + (move.equals(PEEK) ? 1 : 0));
  }

  @Override
  public Count view(Count state, Seat seat) {
    return state;
  }

  @Override
  public Count table(Count state) {
    return state;
  }

  @Override
  public Count imagine(Count view, Rng rng) {
    return view;
  }

  @Override
  public Outcome outcome(Count state) {
    return Outcome.ranked(false, new int[2]);
  }

  @Override
  public List<Event> tell(Count before, Seat seat, Word move, @Nullable Seat viewer) {
    EventLog log = new EventLog(viewer);
    log.add(seat.index(), "counts", before.number, log.secret(Seats.only(0), "one"));
    return log.events();
  }

  @Override
  public int shown(Count state) {
    return state.shown;
  }

  @Override
  public Word parse(String text) {
    return new Word(text);
  }

  @Override
  public Bot<Word, Count> bot(Level level) {
    return new LotBot<>();
  }
}

package app.traytable.rules.table;

import java.util.List;

/**
 * The smallest game there is: two count aloud in turns, and nobody wins. "again" counts without
 * passing the turn, "peek" shows something as well.
 */
final class CountingGame
    implements Game<
        CountingGame.Count, CountingGame.Word, CountingGame.Count, CountingGame.Counts> {
  static final GameInfo INFO =
      new GameInfo(
          "counting",
          2,
          3,
          0,
          1,
          List.of(Option.onOff("loud"), new Option("from", List.of("one", "zero"))),
          1_000_000);
  private static final Vocabulary.Builder<Word> WORDS = new Vocabulary.Builder<>();
  static final Word NEXT = WORDS.add("next", new Word("next"));
  static final Word AGAIN = WORDS.add("again", new Word("again"));
  static final Word PEEK = WORDS.add("peek", new Word("peek"));
  private static final Vocabulary<Word> MOVES = WORDS.build();

  record Count(int number, int current, int shown) {}

  record Word(String word) implements Move {}

  /** Only the first seat may know that it is one. */
  record Counts(Seat seat, int number, byte one) implements Event {
    @Override
    public String text() {
      return line("counts", number, one == Cards.HIDDEN ? "?" : "one");
    }
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public Vocabulary<Word> moves() {
    return MOVES;
  }

  @Override
  public boolean isOpen(Count state) {
    return state.current == 0;
  }

  @Override
  public boolean invitesReactions(Count state) {
    return state.current == 1;
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
  public Count play(Count state, Seat seat, Word move, Teller<Counts> teller) {
    if (seat.index() != state.current) {
      throw TableRefusal.TURN.illegal();
    }
    teller.tell(new Counts(seat, state.number, teller.secret(Seats.only(0), (byte) 1)));
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
  public Count open(Count state, Seat near) {
    return state;
  }

  @Override
  public Seat turn(Count state) {
    return Seat.of(state.current);
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
  public List<Figure<Count, Counts>> figures() {
    return List.of(
        new Figure<>("words", (seat, told, end) -> words(seat, told)),
        new Figure<>("behind", (seat, told, end) -> end.number() - words(seat, told)));
  }

  private static int words(Seat seat, List<Counts> told) {
    return (int) told.stream().filter(counts -> counts.seat().equals(seat)).count();
  }

  @Override
  public int shown(Count state) {
    return state.shown;
  }
}

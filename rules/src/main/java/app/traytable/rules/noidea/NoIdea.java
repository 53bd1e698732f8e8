package app.traytable.rules.noidea;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.NoIdeaState.Rules;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Clear six cards that nobody has looked at, again and again, and win trophies. */
public final class NoIdea implements Game<NoIdeaState, NoIdeaMove, NoIdeaView> {
  static final String GENTLE_START = "gentle-start";
  static final String MEMORY_AID = "memory-aid";
  static final String OPEN_TROPHIES = "open-trophies";
  static final String SHORT_GAME = "short-game";

  /**
   * Measured: the longest of 2,000 games by lot had 1,422 moves. The rules allow for an endless
   * one, in which nobody ever clears a layout.
   */
  private static final int MOVE_BOUND = 20_000;

  private static final GameInfo INFO =
      new GameInfo(
          "noidea",
          2,
          5,
          7,
          20,
          List.of(
              Option.onOff(GENTLE_START),
              Option.onOff(MEMORY_AID),
              Option.onOff(OPEN_TROPHIES),
              Option.onOff(SHORT_GAME)),
          MOVE_BOUND);

  private static final int TROPHIES = 12;
  private static final int SHORT_TROPHIES = 6;
  private static final int MOST_TO_CLAIM = 3;

  private static final List<NoIdeaMove> OPENING = List.of(NoIdeaMove.DRAW, NoIdeaMove.TOUCH);
  private static final List<NoIdeaMove> GENTLE_OPENING = List.of(NoIdeaMove.DRAW);
  private static final List<List<NoIdeaMove>> REVEALING = revealing();

  /** The moves for each set of places where cards lie. */
  private static List<List<NoIdeaMove>> revealing() {
    List<List<NoIdeaMove>> all = new ArrayList<>();
    for (int mask = 0; mask < 1 << PLACES; mask++) {
      List<NoIdeaMove> moves = new ArrayList<>();
      if (Integer.bitCount(mask) <= MOST_TO_CLAIM) {
        moves.add(NoIdeaMove.CLAIM);
      }
      for (int place = 0; place < PLACES; place++) {
        if ((mask >>> place & 1) != 0) {
          moves.add(NoIdeaMove.REVEALS.get(place));
        }
      }
      all.add(List.copyOf(moves));
    }
    return List.copyOf(all);
  }

  @Override
  public GameInfo info() {
    return INFO;
  }

  @Override
  public NoIdeaState deal(Setup setup) {
    Rng rng = new Rng(setup.in(INFO).seed());
    byte[] trophies = NoIdeaCards.trophies();
    Cards.shuffle(trophies, trophies.length, rng);
    byte[] deck = NoIdeaCards.deck();
    Cards.shuffle(deck, deck.length, rng);
    byte[] layout = new byte[setup.seats() * PLACES];
    int left = deck.length - layout.length;
    System.arraycopy(deck, left, layout, 0, layout.length);
    Rules rules =
        new Rules(
            setup.seats(),
            setup.isOn(GENTLE_START),
            setup.isOn(MEMORY_AID),
            setup.isOn(OPEN_TROPHIES),
            setup.isOn(SHORT_GAME) ? SHORT_TROPHIES : TROPHIES);
    NoIdeaState state = new NoIdeaState(rules, rng.state(), deck, layout, trophies);
    state.drawLeft = left;
    state.current = setup.starter().index();
    return state;
  }

  @Override
  public Seats toAct(NoIdeaState state) {
    return state.phase == Phase.OVER ? Seats.NONE : Seats.only(state.current);
  }

  @Override
  public List<NoIdeaMove> legalMoves(NoIdeaState state, Seat seat) {
    if (seat.index() != state.current) {
      return List.of();
    }
    return switch (state.phase) {
      case OPENING -> state.rules.gentleStart() ? GENTLE_OPENING : OPENING;
      case LAYING -> laying(state);
      case REVEALING -> REVEALING.get(state.places(state.current));
      case OVER -> List.of();
    };
  }

  private static List<NoIdeaMove> laying(NoIdeaState state) {
    List<NoIdeaMove> moves = new ArrayList<>(state.piles.length);
    for (int i = 0; i < state.piles.length; i++) {
      if (NoIdeaCards.fits(state.held, state.piles[i].top())) {
        moves.add(NoIdeaMove.LAYS.get(i));
      }
    }
    return moves;
  }

  @Override
  public NoIdeaState play(NoIdeaState state, Seat seat, NoIdeaMove move) {
    return play(state, seat, move, null);
  }

  @Override
  public List<Event> tell(NoIdeaState before, Seat seat, NoIdeaMove move, @Nullable Seat viewer) {
    EventLog log = new EventLog(viewer);
    play(before, seat, move, log);
    return log.events();
  }

  private static NoIdeaState play(
      NoIdeaState state, Seat seat, NoIdeaMove move, @Nullable EventLog log) {
    seat.among(state.rules.seats());
    if (move == null) {
      throw IllegalMove.none();
    }
    if (state.phase == Phase.OVER) {
      throw IllegalMove.over();
    }
    if (seat.index() != state.current) {
      throw IllegalMove.notYourTurn();
    }
    NoIdeaTurn turn = new NoIdeaTurn(state, log);
    if (move instanceof NoIdeaMove.Reveal reveal) {
      require(state, Phase.REVEALING);
      boolean isPlace = reveal.place() >= 0 && reveal.place() < PLACES;
      if (!isPlace || (state.places(state.current) >>> reveal.place() & 1) == 0) {
        throw new IllegalMove("empty-place", "No card lies there any more.");
      }
      return turn.reveal(reveal.place());
    } else if (move instanceof NoIdeaMove.Lay lay) {
      require(state, Phase.LAYING);
      if (lay.pile() < 0
          || lay.pile() >= state.piles.length
          || !NoIdeaCards.fits(state.held, state.piles[lay.pile()].top())) {
        throw new IllegalMove("no-fit", "The card fits neither colour nor number of that pile.");
      }
      return turn.layHeld(lay.pile());
    } else if (move instanceof NoIdeaMove.Claim) {
      require(state, Phase.REVEALING);
      if (Integer.bitCount(state.places(state.current)) > MOST_TO_CLAIM) {
        throw new IllegalMove("too-many", "Claim when at most three cards are left.");
      }
      return turn.claim();
    }
    require(state, Phase.OPENING);
    if (move instanceof NoIdeaMove.Draw) {
      return turn.draw();
    }
    if (state.rules.gentleStart()) {
      throw new IllegalMove("draw-first", "Turn the top card of the draw pile first.");
    }
    return turn.touch();
  }

  private static void require(NoIdeaState state, Phase phase) {
    if (state.phase == phase) {
      return;
    }
    throw switch (state.phase) {
      case OPENING -> new IllegalMove("draw-first", "Turn the top card of the draw pile first.");
      case LAYING -> new IllegalMove("lay-first", "Choose a pile for the revealed card first.");
      default -> new IllegalMove("reveal", "Reveal one of your cards, or claim that nothing fits.");
    };
  }

  @Override
  public NoIdeaView view(NoIdeaState state, Seat seat) {
    return new NoIdeaView(seat.among(state.rules.seats()), state);
  }

  @Override
  public NoIdeaView table(NoIdeaState state) {
    return new NoIdeaView(null, state);
  }

  @Override
  public NoIdeaState imagine(NoIdeaView view, Rng rng) {
    return NoIdeaWorlds.imagine(view.masked, rng);
  }

  @Override
  public Outcome outcome(NoIdeaState state) {
    int[] points = new int[state.rules.seats()];
    int[] won = new int[points.length];
    for (int i = 0; i < state.trophiesWon; i++) {
      points[state.winners[i]] += state.trophies[i];
      won[state.winners[i]]++;
    }
    for (int seat = 0; seat < points.length; seat++) {
      for (int value = 0; value < 3; value++) {
        points[seat] += value * state.prizes[seat * 3 + value];
        won[seat] += state.prizes[seat * 3 + value];
      }
    }
    return Outcome.ranked(state.phase == Phase.OVER, points, points, won);
  }

  @Override
  public int shown(NoIdeaState state) {
    return state.shown;
  }

  @Override
  public NoIdeaMove parse(String text) {
    return NoIdeaMove.parse(text);
  }

  @Override
  public Bot<NoIdeaMove, NoIdeaView> bot(Level level) {
    return NoIdeaBots.bot(this, level);
  }
}

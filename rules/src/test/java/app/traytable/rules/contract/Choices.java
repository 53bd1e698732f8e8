package app.traytable.rules.contract;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.Bots;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.bots.Temper;
import app.traytable.rules.bots.Tempo;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What bots choose in the course of one match, which luck and bots of all kinds play: one line for
 * each moment, seat and bot, as in "17 S2 normal bold: draw, quick". Who is bold or careful has a
 * line only for doing otherwise. What those choose who search has a reason, and below stands what
 * speaks against some other moves; of the best bot also how one of them fared.
 */
final class Choices<S, M extends Move, V, E extends Event, H> {
  private static final int OBJECTIONS = 3;
  private static final List<Temper> TEMPERS = List.of(Temper.values());

  private final Game<S, M, V, E> game;
  private final Bots<M, V, H> bots;

  /** The best bot in a hurry, who can be asked in every moment. */
  private final Bot<M, V> hurried;

  private final StringBuilder text = new StringBuilder();

  private Choices(Fixture<S, M, V, E> fixture, Playable<S, M, V, E, H> playable) {
    game = playable.game();
    bots = playable.bots();
    List<Bot<M, V>> levels = fixture.levels();
    hurried = levels.get(levels.size() - 1);
  }

  static <S, M extends Move, V, E extends Event> String write(
      Fixture<S, M, V, E> fixture, Trial trial) {
    return write(fixture, fixture.playable(), trial);
  }

  private static <S, M extends Move, V, E extends Event, H> String write(
      Fixture<S, M, V, E> fixture, Playable<S, M, V, E, H> playable, Trial trial) {
    return new Choices<>(fixture, playable).of(trial, fixture.askedOfTheBest());
  }

  private String of(Trial trial, int asked) {
    text.append(trial).append('\n');
    List<Match<S, M, V, E>> moments = play(trial);
    int apart = Math.max(1, moments.size() / asked);
    for (int i = 0; i < moments.size(); i++) {
      writeMoment(moments.get(i), i % apart == apart / 2);
    }
    return text.toString();
  }

  /** Every moment of a match but its end. */
  private List<Match<S, M, V, E>> play(Trial trial) {
    Match<S, M, V, E> match = Match.start(game, trial.setup(game.info()), trial.players());
    List<Match<S, M, V, E>> moments = new ArrayList<>();
    Rng rng = new Rng(trial.seed());
    while (!match.toAct().isEmpty()) {
      moments.add(match);
      Match<S, M, V, E> next = null;
      for (Seat seat : reacting(match)) {
        if (next == null) {
          M move = somebody(rng).react(match.view(seat), match.legalMoves(seat), rng);
          next = move == null ? null : match.play(seat, move);
        }
      }
      if (next == null) {
        Seat seat = match.toAct().iterator().next();
        next =
            match.play(seat, somebody(rng).choose(match.view(seat), match.legalMoves(seat), rng));
      }
      match = next;
    }
    return moments;
  }

  private Bot<M, V> somebody(Rng rng) {
    return switch (rng.below(8)) {
      case 0 -> new RandomBot<>();
      case 1 -> bots.bot(Level.EASY);
      case 2 -> hurried;
      default -> bots.bot(Level.NORMAL, TEMPERS.get(rng.below(TEMPERS.size())));
    };
  }

  private static List<Seat> reacting(Match<?, ?, ?, ?> match) {
    List<Seat> reacting = new ArrayList<>();
    for (Seat seat : Seats.firstOnes(match.players().size())) {
      if (!match.toAct().contains(seat) && !match.legalMoves(seat).isEmpty()) {
        reacting.add(seat);
      }
    }
    return reacting;
  }

  private void writeMoment(Match<S, M, V, E> match, boolean asksTheBest) {
    for (Seat seat : reacting(match)) {
      new Asked(match, seat, false).write(asksTheBest);
    }
    for (Seat seat : match.toAct()) {
      new Asked(match, seat, true).write(asksTheBest);
    }
  }

  /** A seat that must act, or may react, and all who could sit there. */
  private final class Asked {
    private final Match<S, M, V, E> match;
    private final Seat seat;
    private final boolean mustAct;
    private final V view;
    private final List<M> moves;

    Asked(Match<S, M, V, E> match, Seat seat, boolean mustAct) {
      this.match = match;
      this.seat = seat;
      this.mustAct = mustAct;
      view = match.view(seat);
      moves = match.legalMoves(seat);
    }

    void write(boolean asksTheBest) {
      if (moves.size() > 1 || !mustAct) {
        write("easy", choice(bots.bot(Level.EASY)));
        M steady = choice(bots.bot(Level.NORMAL));
        write("normal", steady);
        for (Temper temper : List.of(Temper.BOLD, Temper.CAREFUL)) {
          M move = choice(bots.bot(Level.NORMAL, temper));
          if (move != steady) {
            write("normal " + temper.name().toLowerCase(Locale.ROOT), move);
          }
        }
      }
      writeBest("hurried", hurried);
      if (asksTheBest && (moves.size() > 1 || !mustAct)) {
        M best = writeBest("hard", bots.bot(Level.HARD));
        if (mustAct && best != null) {
          writeComparison(best);
        }
      }
    }

    /** Returns what it would do. */
    private @Nullable M writeBest(String who, Bot<M, V> bot) {
      M move = choice(bot);
      write(who, move);
      if (mustAct && move != null) {
        text.append("  because ").append(bots.explain(view, moves, move)).append('\n');
        for (M aimed : others(move)) {
          H objection = bots.objection(view, moves, move, aimed);
          if (objection != null) {
            text.append("  not ").append(game.moves().text(aimed));
            text.append(" for ").append(objection).append('\n');
          }
        }
      }
      return move;
    }

    private void writeComparison(M best) {
      M aimed = others(best).get(0);
      text.append("  beside ").append(game.moves().text(aimed)).append(": ");
      text.append(bots.compare(view, best, aimed, luck())).append('\n');
    }

    /** Some moves that were not chosen, by lot. */
    private List<M> others(M chosen) {
      List<M> left = new ArrayList<>(moves);
      left.remove(chosen);
      List<M> others = new ArrayList<>();
      Rng rng = luck();
      while (others.size() < OBJECTIONS && !left.isEmpty()) {
        others.add(left.remove(rng.below(left.size())));
      }
      return others;
    }

    private @Nullable M choice(Bot<M, V> bot) {
      return mustAct ? bot.choose(view, moves, luck()) : bot.react(view, moves, luck());
    }

    private Rng luck() {
      return new Rng(((long) match.plies() << 8) + seat.index()).split();
    }

    private void write(String who, @Nullable M move) {
      text.append(match.plies()).append(' ').append(seat).append(' ').append(who).append(": ");
      text.append(move == null ? "nothing" : game.moves().text(move));
      Tempo tempo = move == null ? Tempo.USUAL : bots.tempo(match.table(), move);
      if (tempo != Tempo.USUAL) {
        text.append(", ").append(tempo.name().toLowerCase(Locale.ROOT));
      }
      text.append('\n');
    }
  }
}

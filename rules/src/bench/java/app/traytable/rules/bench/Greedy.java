package app.traytable.rules.bench;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaPile;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.pointapile.PointAPileMove;
import app.traytable.rules.pointapile.PointAPileScore;
import app.traytable.rules.pointapile.PointAPileView;
import app.traytable.rules.qwinto.QwintoCall;
import app.traytable.rules.qwinto.QwintoMove;
import app.traytable.rules.qwinto.QwintoSheet;
import app.traytable.rules.qwinto.QwintoView;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes the move that brings most at once, ties by lot, and thinks of nothing else: not of the next
 * move, nor of anybody else. Somebody who has just been told the rules plays like this.
 */
record Greedy<M extends Move, V>(Gain<M, V> gain) implements Bot<M, V> {
  private static final Map<String, Greedy<?, ?>> ALL =
      Map.of(
          "noidea", new Greedy<NoIdeaMove, NoIdeaView>(Greedy::ofNoIdea),
          "qwinto", new Greedy<QwintoMove, QwintoView>(Greedy::ofQwinto),
          "pointapile", new Greedy<PointAPileMove, PointAPileView>(Greedy::ofPointAPile),
          "solo", new Greedy<SoloMove, SoloView>(Greedy::ofSolo));

  /** What a move brings at once. */
  interface Gain<M extends Move, V> {
    double of(V view, M move);
  }

  static boolean isIn(Playable<?, ?, ?, ?, ?> game) {
    return ALL.containsKey(game.info().id());
  }

  static <M extends Move, V> Bot<M, V> in(Playable<?, M, V, ?, ?> game) {
    @SuppressWarnings("unchecked") // there is one game of this name
    Bot<M, V> own = (Bot<M, V>) Objects.requireNonNull(ALL.get(game.info().id()));
    return own;
  }

  @Override
  public M choose(V view, List<M> legalMoves, Rng rng) {
    M best = legalMoves.get(0);
    double most = Double.NEGATIVE_INFINITY;
    int equals = 0;
    for (M move : legalMoves) {
      double gained = gain.of(view, move);
      equals = gained > most ? 1 : gained == most ? equals + 1 : equals;
      if (gained > most || (gained == most && rng.below(equals) == 0)) {
        most = gained;
        best = move;
      }
    }
    return best;
  }

  @Override
  public @Nullable M react(V view, List<M> legalMoves, Rng rng) {
    M best = choose(view, legalMoves, rng);
    return gain.of(view, best) > 0 ? best : null;
  }

  /**
   * Turns what is known to fit, then what nobody has seen, and claims when all of it is hopeless.
   */
  private static double ofNoIdea(NoIdeaView view, NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Reveal reveal) {
      byte card = view.card(view.current(), reveal.place());
      return card == Cards.HIDDEN ? 1 : fits(view, card) ? 2 : -1;
    }
    return move instanceof NoIdeaMove.Touch ? -2 : 0;
  }

  private static boolean fits(NoIdeaView view, byte card) {
    for (NoIdeaPile pile : view.piles()) {
      if (!NoIdeaCards.isPrize(card) && NoIdeaCards.fits(card, pile.top())) {
        return true;
      }
    }
    return false;
  }

  /** Calls what it can enter itself, and enters it where it counts most. */
  private static double ofQwinto(QwintoView view, QwintoMove move) {
    Seat seat = Objects.requireNonNull(view.viewer());
    QwintoSheet sheet = view.sheet(seat);
    if (move instanceof QwintoMove.Pass) {
      return seat == view.current() ? sheet.fail().points() : sheet.points();
    }
    QwintoCall call = view.call();
    if (move instanceof QwintoMove.Enter enter && call != null) {
      return sheet.enter(enter.field(), call.sum()).points();
    }
    QwintoCall called = view.callOf(move);
    return sheet.openFields(called).stream()
        .mapToInt(field -> sheet.enter(field, called.sum()).points())
        .max()
        .orElse(sheet.fail().points());
  }

  /** Points where most points are to be had, as if nobody else did; forms piles by lot. */
  private static double ofPointAPile(PointAPileView view, PointAPileMove move) {
    int seat = Objects.requireNonNull(view.viewer()).index();
    if (move instanceof PointAPileMove.Pick pick) {
      byte[] score = view.masked().scoreWith(seat, pick.pile());
      boolean isActive = seat == view.active().index();
      return PointAPileScore.points(score, PointAPileScore.count(score), isActive)
          - view.masked().points(seat);
    }
    return 0;
  }

  /** Gets rid of as many points as it can, and never forgets "Solo!". */
  private static double ofSolo(SoloView view, SoloMove move) {
    if (move instanceof SoloMove.Say) {
      return Double.POSITIVE_INFINITY;
    } else if (move instanceof SoloMove.Silently) {
      return -1;
    } else if (move instanceof SoloMove.Triple triple) {
      long same = SoloCards.sameNumber(SoloCards.number(triple.last()));
      return view.hand().stream()
          .filter(card -> (same >>> card & 1) != 0)
          .mapToInt(SoloCards::points)
          .sum();
    }
    byte card = laid(view, move);
    return card == Cards.NONE ? 0 : SoloCards.points(card);
  }

  private static byte laid(SoloView view, SoloMove move) {
    if (move instanceof SoloMove.Play play) {
      return play.card();
    } else if (move instanceof SoloMove.PlayFor play) {
      return play.card();
    } else if (move instanceof SoloMove.PlayAt play) {
      return play.card();
    } else if (move instanceof SoloMove.Protect protect) {
      return protect.card();
    } else if (move instanceof SoloMove.Give give) {
      return give.card();
    }
    return move instanceof SoloMove.Interject ? view.top() : Cards.NONE;
  }
}

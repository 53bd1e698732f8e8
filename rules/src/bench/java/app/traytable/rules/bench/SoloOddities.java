package app.traytable.rules.bench;

import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloCards.Symbol;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloMoves;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What makes a watcher of Solo wonder. */
final class SoloOddities {
  private SoloOddities() {}

  static List<Oddity<SoloMove, SoloView>> all() {
    return List.of(
        new Oddity<>(
            "draws though a number fits",
            (view, moves, move) ->
                moves.contains(SoloMoves.DRAW) && moves.stream().anyMatch(SoloOddities::laysNumber),
            (view, moves, move) -> move == SoloMoves.DRAW),
        new Oddity<>(
            "keeps a drawn number that fits",
            (view, moves, move) ->
                moves.contains(SoloMoves.KEEP) && moves.stream().anyMatch(SoloOddities::laysNumber),
            (view, moves, move) -> move == SoloMoves.KEEP),
        new Oddity<>(
            "lets an interjection pass",
            (view, moves, move) -> moves.contains(SoloMoves.INTERJECT) && move != SoloMoves.SAY,
            (view, moves, move) -> move == null || move == SoloMoves.KEEP),
        new Oddity<>(
            "swaps a short hand for a longer one",
            (view, moves, move) -> moves.stream().anyMatch(other -> swapsBadly(view, other)),
            (view, moves, move) -> swapsBadly(view, move)),
        new Oddity<>(
            "takes a chain that could go on or be stopped",
            (view, moves, move) -> moves.contains(SoloMoves.TAKE) && moves.size() > 1,
            (view, moves, move) -> move == SoloMoves.TAKE),
        new Oddity<>(
            "blunder: wishes for a colour that is not in hand",
            (view, moves, move) ->
                move instanceof SoloMove.PlayFor && holdsColour(view) && !isPressed(view),
            (view, moves, move) -> move instanceof SoloMove.PlayFor wish && !holds(view, wish)),
        new Oddity<>(
            "blunder: keeps the last card though it fits",
            (view, moves, move) ->
                view.hand().size() == 1
                    && move != SoloMoves.SAY
                    && (moves.contains(SoloMoves.DRAW) || moves.contains(SoloMoves.TAKE))
                    && moves.stream().anyMatch(SoloOddities::lays),
            (view, moves, move) -> !lays(move)),
        new Oddity<>(
            "blunder: does not say Solo",
            (view, moves, move) -> moves.contains(SoloMoves.SAY),
            (view, moves, move) -> move != SoloMoves.SAY),
        new Oddity<>(
            "blunder: lays the last cards without Solo",
            (view, moves, move) -> moves.stream().anyMatch(SoloMove.Silently.class::isInstance),
            (view, moves, move) -> move instanceof SoloMove.Silently));
  }

  private static boolean lays(@Nullable SoloMove move) {
    return move instanceof SoloMove.Play || move instanceof SoloMove.Protect;
  }

  private static boolean laysNumber(SoloMove move) {
    return move instanceof SoloMove.Play play && SoloCards.symbol(play.card()) == Symbol.NUMBER;
  }

  /** A Swap with somebody who has more cards than are left here. */
  private static boolean swapsBadly(SoloView view, @Nullable SoloMove move) {
    Seat own = Objects.requireNonNull(view.viewer());
    return move instanceof SoloMove.PlayAt play
        && SoloCards.symbol(play.card()) == Symbol.SWAP
        && view.size(play.target()) > view.size(own) - 1;
  }

  /** Whoever is next has one card left: any colour that this one may not have is a good wish. */
  private static boolean isPressed(SoloView view) {
    Seat own = Objects.requireNonNull(view.viewer());
    return view.size(Seat.of(view.masked().after(own.index()))) == 1;
  }

  private static boolean holdsColour(SoloView view) {
    return view.hand().stream().anyMatch(card -> SoloCards.colour(card) != Colour.BLACK);
  }

  private static boolean holds(SoloView view, SoloMove.PlayFor wish) {
    return view.hand().stream().anyMatch(card -> SoloCards.colour(card) == wish.colour());
  }
}

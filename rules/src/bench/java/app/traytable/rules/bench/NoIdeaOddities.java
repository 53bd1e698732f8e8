package app.traytable.rules.bench;

import static app.traytable.rules.noidea.NoIdeaState.PLACES;

import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaPile;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What makes a watcher of No Idea wonder. */
final class NoIdeaOddities {
  private NoIdeaOddities() {}

  static List<Oddity<NoIdeaMove, NoIdeaView>> all() {
    return List.of(
        new Oddity<>(
            "blunder: reaches for a card before drawing",
            (view, moves, move) -> moves.contains(NoIdeaMoves.TOUCH),
            (view, moves, move) -> move == NoIdeaMoves.TOUCH),
        new Oddity<>(
            "blunder: claims with a seen card that fits",
            (view, moves, move) -> moves.contains(NoIdeaMoves.CLAIM) && knowsFit(view),
            (view, moves, move) -> move == NoIdeaMoves.CLAIM),
        new Oddity<>(
            "blunder: turns a seen misfit while a seen card fits",
            (view, moves, move) ->
                moves.stream().anyMatch(m -> isMisfit(view, m)) && knowsFit(view),
            (view, moves, move) -> isMisfit(view, move)),
        new Oddity<>(
            "blunder: lets a sure claim pass",
            (view, moves, move) ->
                moves.contains(NoIdeaMoves.CLAIM) && unseen(view) == 0 && !knowsFit(view),
            (view, moves, move) -> move != NoIdeaMoves.CLAIM),
        new Oddity<>(
            "blunder: turns a seen misfit instead of an unseen card",
            (view, moves, move) -> isRevealing(moves) && unseen(view) > 0 && !knowsFit(view),
            (view, moves, move) -> isMisfit(view, move)),
        new Oddity<>(
            "turns an unseen card while a seen one fits",
            (view, moves, move) -> isRevealing(moves) && unseen(view) > 0 && knowsFit(view),
            (view, moves, move) -> isUnseen(view, move)),
        new Oddity<>(
            "claims with two unseen cards or more",
            (view, moves, move) ->
                moves.contains(NoIdeaMoves.CLAIM) && unseen(view) > 1 && !knowsFit(view),
            (view, moves, move) -> move == NoIdeaMoves.CLAIM),
        new Oddity<>(
            "turns its one unseen card where only one or two piles lie",
            (view, moves, move) ->
                moves.contains(NoIdeaMoves.CLAIM)
                    && unseen(view) == 1
                    && view.piles().size() <= 2
                    && !knowsFit(view),
            (view, moves, move) -> isUnseen(view, move)),
        new Oddity<>(
            "lays where fewer of its seen cards fit, and cannot claim",
            (view, moves, move) ->
                seen(view).size() + unseen(view) > 3 && most(view, moves) > least(view, moves),
            (view, moves, move) -> fitAfter(view, move) < most(view, moves)));
  }

  private static boolean isRevealing(List<NoIdeaMove> moves) {
    return moves.get(moves.size() - 1) instanceof NoIdeaMove.Reveal;
  }

  private static byte card(NoIdeaView view, @Nullable NoIdeaMove move) {
    return move instanceof NoIdeaMove.Reveal r ? view.card(view.current(), r.place()) : Cards.NONE;
  }

  private static boolean isUnseen(NoIdeaView view, @Nullable NoIdeaMove move) {
    return card(view, move) == Cards.HIDDEN;
  }

  private static boolean isMisfit(NoIdeaView view, @Nullable NoIdeaMove move) {
    byte card = card(view, move);
    return card >= 0 && !fits(card, tops(view));
  }

  /** The seen cards that are left in the layout of whoever has the turn. */
  private static List<Byte> seen(NoIdeaView view) {
    List<Byte> cards = new ArrayList<>();
    for (int place = 0; place < PLACES; place++) {
      byte card = view.card(view.current(), place);
      boolean held = view.held() != Cards.NONE && view.heldFrom() == place;
      if (card >= 0 && !held) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static int unseen(NoIdeaView view) {
    int count = 0;
    for (int place = 0; place < PLACES; place++) {
      count += view.card(view.current(), place) == Cards.HIDDEN ? 1 : 0;
    }
    return count;
  }

  private static boolean knowsFit(NoIdeaView view) {
    return seen(view).stream().anyMatch(card -> fits(card, tops(view)));
  }

  private static List<Byte> tops(NoIdeaView view) {
    return new ArrayList<>(view.piles().stream().map(NoIdeaPile::top).toList());
  }

  private static boolean fits(byte card, List<Byte> tops) {
    return tops.stream().anyMatch(top -> NoIdeaCards.fits(card, top));
  }

  private static int most(NoIdeaView view, List<NoIdeaMove> moves) {
    return moves.stream().mapToInt(move -> fitAfter(view, move)).max().orElse(0);
  }

  private static int least(NoIdeaView view, List<NoIdeaMove> moves) {
    return moves.stream().mapToInt(move -> fitAfter(view, move)).min().orElse(0);
  }

  /** How many seen cards fit after a card has been laid; 0 for every other move. */
  private static int fitAfter(NoIdeaView view, @Nullable NoIdeaMove move) {
    if (!(move instanceof NoIdeaMove.Lay lay)) {
      return 0;
    }
    List<Byte> tops = tops(view);
    tops.set(lay.pile(), view.held());
    boolean removes = NoIdeaCards.function(view.held()) == NoIdeaCards.Function.REMOVE;
    List<Byte> left = removes ? List.of(view.held()) : tops;
    return (int) seen(view).stream().filter(card -> fits(card, left)).count();
  }
}

package app.traytable.rules.noidea.bots;

import app.traytable.rules.bots.Bot;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays by rules of thumb: first what is known to fit, then a claim if it is likely enough, else a
 * card nobody has seen.
 *
 * @param memory of a hundred cards that were shown it remembers so many
 * @param courage how likely a claim must be
 * @param plans thinks of its other cards when it chooses a pile or the next card
 */
record NoIdeaRuleOfThumb(int memory, double courage, boolean plans)
    implements Bot<NoIdeaMove, NoIdeaView> {
  @Override
  public NoIdeaMove choose(NoIdeaView view, List<NoIdeaMove> legalMoves, Rng rng) {
    NoIdeaMove first = legalMoves.get(0);
    if (legalMoves.size() == 1 || first == NoIdeaMoves.DRAW) {
      return first;
    }
    NoIdeaMemory mind = new NoIdeaMemory(view.masked(), forgotten(rng));
    return first instanceof NoIdeaMove.Lay
        ? lay(view.held(), mind, legalMoves, rng)
        : reveal(mind, legalMoves, rng);
  }

  private int forgotten(Rng rng) {
    int slots = 0;
    for (int slot = 0; slot < Integer.SIZE; slot++) {
      slots |= rng.below(100) < memory ? 0 : 1 << slot;
    }
    return slots;
  }

  private NoIdeaMove lay(byte card, NoIdeaMemory mind, List<NoIdeaMove> moves, Rng rng) {
    if (!plans) {
      return moves.get(rng.below(moves.size()));
    }
    NoIdeaMove best = moves.get(0);
    double most = -1;
    for (NoIdeaMove move : moves) {
      byte[] tops = NoIdeaMemory.tops(mind.tops(), ((NoIdeaMove.Lay) move).pile(), card);
      double fitting = willFit(tops, mind);
      if (fitting > most) {
        most = fitting;
        best = move;
      }
    }
    return best;
  }

  /** How many of the own cards fit on these tops. */
  private static double willFit(byte[] tops, NoIdeaMemory mind) {
    long fitting = NoIdeaMemory.fitting(tops);
    double count = mind.unknown() * mind.chance(fitting);
    for (byte card : mind.known()) {
      count += NoIdeaMemory.contains(fitting, card) ? 1 : 0;
    }
    return count;
  }

  /** A card that is known to fit, the one after which most others still do. */
  private @Nullable NoIdeaMove knownFit(NoIdeaMemory mind, List<NoIdeaMove> moves) {
    NoIdeaMove best = null;
    double most = -1;
    byte[] tops = mind.tops();
    for (NoIdeaMove move : moves) {
      byte card = move instanceof NoIdeaMove.Reveal r ? mind.card(r.place()) : Cards.NONE;
      for (int pile = 0; card >= 0 && pile < tops.length; pile++) {
        if (NoIdeaCards.isPrize(card) || !NoIdeaCards.fits(card, tops[pile])) {
          continue;
        }
        double fitting = plans ? willFit(NoIdeaMemory.tops(tops, pile, card), mind) : 0;
        if (fitting > most) {
          most = fitting;
          best = move;
        }
      }
    }
    return best;
  }

  private NoIdeaMove reveal(NoIdeaMemory mind, List<NoIdeaMove> moves, Rng rng) {
    NoIdeaMove fit = knownFit(mind, moves);
    if (fit != null) {
      return fit;
    }
    if (moves.get(0) == NoIdeaMoves.CLAIM && mind.chanceOfClaim() >= courage) {
      return NoIdeaMoves.CLAIM;
    }
    List<NoIdeaMove> unknown = new ArrayList<>();
    for (NoIdeaMove move : moves) {
      if (move instanceof NoIdeaMove.Reveal r && mind.card(r.place()) == Cards.HIDDEN) {
        unknown.add(move);
      }
    }
    return unknown.isEmpty() ? moves.get(moves.size() - 1) : unknown.get(rng.below(unknown.size()));
  }
}

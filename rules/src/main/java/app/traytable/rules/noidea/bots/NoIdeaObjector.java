package app.traytable.rules.noidea.bots;

import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaMoves;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import org.jspecify.annotations.Nullable;

/** Says what speaks against a move where another one is better. */
final class NoIdeaObjector {
  private final NoIdeaView view;
  private final NoIdeaMemory mind;
  private final byte[] tops;
  private final long fitting;

  NoIdeaObjector(NoIdeaView view) {
    this.view = view;
    this.mind = new NoIdeaMemory(view.masked(), 0);
    this.tops = mind.tops();
    this.fitting = NoIdeaMemory.fitting(tops);
  }

  @Nullable NoIdeaReason object(NoIdeaMove best, NoIdeaMove aimed) {
    if (aimed == NoIdeaMoves.TOUCH) {
      return new NoIdeaReason.TouchEndsTurn();
    } else if (aimed instanceof NoIdeaMove.Claim) {
      return claim();
    } else if (aimed instanceof NoIdeaMove.Reveal reveal) {
      byte card = mind.card(reveal.place());
      if (card == Cards.HIDDEN) {
        return unseen(reveal.place(), best);
      } else if (!NoIdeaMemory.contains(fitting, card)) {
        return new NoIdeaReason.SeenMisfit(reveal.place(), card);
      }
    }
    return lessOpen(best, aimed);
  }

  private @Nullable NoIdeaReason claim() {
    for (int place = 0; place < NoIdeaState.PLACES; place++) {
      byte card = mind.card(place);
      if (card >= 0 && NoIdeaMemory.contains(fitting, card)) {
        return new NoIdeaReason.SeenBreaksClaim(place, card);
      }
    }
    return mind.unknown() == 0
        ? null
        : new NoIdeaReason.ClaimMayFail(NoIdeaAdviser.percent(mind.chanceOfClaim()));
  }

  private @Nullable NoIdeaReason unseen(int place, NoIdeaMove best) {
    int percent = NoIdeaAdviser.percent(mind.chance(fitting));
    if (best instanceof NoIdeaMove.Claim) {
      int right = NoIdeaAdviser.percent(mind.chanceOfClaim());
      return new NoIdeaReason.ClaimIsOpen(place, percent, right);
    } else if (best instanceof NoIdeaMove.Reveal reveal) {
      byte card = mind.card(reveal.place());
      if (card == Cards.HIDDEN) {
        return new NoIdeaReason.NoDifference();
      } else if (NoIdeaMemory.contains(fitting, card)) {
        return new NoIdeaReason.SeenIsSure(place, percent, reveal.place(), card);
      }
    }
    return null;
  }

  /** What can be laid after the better move, and cannot after this one. */
  private @Nullable NoIdeaReason lessOpen(NoIdeaMove best, NoIdeaMove aimed) {
    byte[] afterBest = topsAfter(best);
    byte[] afterAimed = topsAfter(aimed);
    if (afterBest == null || afterAimed == null) {
      return null;
    }
    long open = NoIdeaMemory.fitting(afterBest);
    long left = NoIdeaMemory.fitting(afterAimed);
    for (byte card : mind.known()) {
      boolean laid = card == laid(aimed) || card == laid(best);
      if (!laid && NoIdeaMemory.contains(open & ~left, card)) {
        return new NoIdeaReason.ShutsOut(card);
      }
    }
    int better = NoIdeaAdviser.percent(mind.chance(open));
    int percent = NoIdeaAdviser.percent(mind.chance(left));
    return mind.unknown() > 0 && percent < better
        ? new NoIdeaReason.LowersChance(percent, better)
        : null;
  }

  /** The card that a move lays for sure, or {@link Cards#HIDDEN}. */
  private byte laid(NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Lay) {
      return view.held();
    }
    return move instanceof NoIdeaMove.Reveal reveal ? mind.card(reveal.place()) : Cards.HIDDEN;
  }

  /** Null where that is not settled: several piles fit, or one more card comes from the pile. */
  private byte @Nullable [] topsAfter(NoIdeaMove move) {
    byte card = laid(move);
    if (card < 0 || NoIdeaCards.function(card) == NoIdeaCards.Function.PLUS) {
      return null;
    } else if (move instanceof NoIdeaMove.Lay lay) {
      return NoIdeaMemory.tops(tops, lay.pile(), card);
    }
    int only = -1;
    for (int pile = 0; pile < tops.length; pile++) {
      if (NoIdeaCards.fits(card, tops[pile])) {
        if (only >= 0) {
          return null;
        }
        only = pile;
      }
    }
    return only < 0 ? null : NoIdeaMemory.tops(tops, only, card);
  }
}

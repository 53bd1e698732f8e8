package app.traytable.rules.solo;

import app.traytable.rules.contract.ByHand;
import app.traytable.rules.table.Seat;
import java.util.List;

/**
 * Knows who has one card and has kept silent, and that it is too late with the next card that
 * anybody else lays or draws.
 */
final class SoloByHand extends ByHand<SoloState, SoloMove> {
  private final int[] saved;

  SoloByHand(int seats) {
    super(seats, "rounds", "cards-left", "interjections", "solo-forgotten");
    saved = new int[seats];
  }

  @Override
  public void watch(SoloState before, Seat seat, SoloMove move, SoloState after) {
    if (move instanceof SoloMove.Interject) {
      count("interjections", seat.index(), 1);
    }
    if (movesACard(move)) {
      for (Seat silent : before.silent()) {
        count("solo-forgotten", silent.index(), silent == seat ? 0 : 1);
      }
    }
    boolean triple =
        move instanceof SoloMove.Silently quiet && quiet.lay() instanceof SoloMove.Triple;
    boolean gift = move instanceof SoloMove.Accept && before.isForgotten();
    if (triple || gift) {
      count("solo-forgotten", triple ? seat.index() : before.current(), 1);
    }
    for (SoloRound round : after.rounds.subList(before.rounds.size(), after.rounds.size())) {
      for (int owner = 0; owner < seats(); owner++) {
        count("rounds", owner, 1);
        count("cards-left", owner, round.hands().get(owner).size());
        for (byte card : round.hands().get(owner)) {
          saved[owner] -= worth(card);
        }
      }
    }
  }

  /** Other moves say, choose or let happen. */
  private static boolean movesACard(SoloMove move) {
    return !(move instanceof SoloMove.Say
        || move instanceof SoloMove.Keep
        || move instanceof SoloMove.Accept
        || move instanceof SoloMove.Give
        || move instanceof SoloMove.Go);
  }

  private static int worth(byte card) {
    return switch (SoloCards.symbol(card)) {
      case NUMBER -> SoloCards.number(card);
      case CHANGE -> 10;
      case SKIP -> 20;
      case DRAW_TWO, SWAP, GIFT -> 30;
      case CHOOSE, ALL_SWAP, PROTECTION -> 40;
      case DRAW_FOUR -> 50;
    };
  }

  @Override
  protected List<Integer> points(SoloState end) {
    return keys(end).get(0).stream().map(points -> -points).toList();
  }

  @Override
  protected List<List<Integer>> keys(SoloState end) {
    return List.of(listed(saved));
  }
}

package app.traytable.rules.solo;

import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a round ended: the hands lie open and are counted.
 *
 * @param winner null when nobody got rid of all cards
 * @param hands by seat, each in the order of its faces
 * @param points by seat, of this round alone
 */
public record SoloRound(@Nullable Seat winner, List<List<Byte>> hands, List<Integer> points) {
  public SoloRound {
    hands = List.copyOf(hands);
    points = List.copyOf(points);
  }

  static SoloRound of(int winner, SoloHand[] hands) {
    List<List<Byte>> open = new ArrayList<>();
    List<Integer> points = new ArrayList<>();
    for (SoloHand hand : hands) {
      open.add(hand.cards().list());
      points.add(hand.cards().points());
    }
    return new SoloRound(winner == SoloState.NOBODY ? null : Seat.of(winner), open, points);
  }
}

package app.traytable.rules.pointapile.bots;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;

/** Why a move of Point-a-Pile is good. */
public sealed interface PointAPileReason {
  /** It is the only thing to do. */
  record OnlyMove() implements PointAPileReason {}

  /** This pile reaches the goal. */
  record Wins() implements PointAPileReason {}

  /** This pile would let somebody else win. */
  record Blocks(Seat other) implements PointAPileReason {}

  /** Nobody else may pick this pile. */
  record NobodyElse() implements PointAPileReason {}

  /** This pile brings so many points. */
  record BringsPoints(int points) implements PointAPileReason {}

  /** With this pile there are so many cards of a colour. */
  record CollectsColour(Colour colour, int cards) implements PointAPileReason {}

  /** The others will rather go for other piles. */
  record LessWanted() implements PointAPileReason {}

  /** Alone in empty space one gets all that nobody wants. */
  record EmptySpace() implements PointAPileReason {}

  /** The colour on top keeps others from picking such a pile. */
  record Bars(Colour top) implements PointAPileReason {}

  /** The colour that will lie on top keeps others from picking such a pile. */
  record Under(Colour top) implements PointAPileReason {}

  /** One more pile is worth more than a thicker one. */
  record Spreads() implements PointAPileReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements PointAPileReason {}
}

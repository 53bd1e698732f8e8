package app.traytable.rules.pointapile.bots;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** Why a move of Point-a-Pile is good, or what speaks against it. */
public sealed interface PointAPileReason {
  /** It is the only thing to do. */
  record OnlyMove() implements PointAPileReason {}

  /** This pile reaches the goal. */
  record Wins() implements PointAPileReason {}

  /** This pile would let somebody else win. */
  record Blocks(Seat other) implements PointAPileReason {}

  /** Nobody else may pick this pile. */
  record NobodyElse() implements PointAPileReason {}

  /** This pile brings so many points, which makes so many in all. */
  record BringsPoints(int points, int total) implements PointAPileReason {}

  /** With this pile there are so many cards of a colour. */
  record CollectsColour(Colour colour, int cards) implements PointAPileReason {}

  /** The others will rather go for other piles. */
  record LessWanted() implements PointAPileReason {}

  /** Alone in empty space one gets all that nobody wants. */
  record EmptySpace() implements PointAPileReason {}

  /** What lies on top keeps these others from picking such a pile. */
  record Bars(Colour top, Seats others) implements PointAPileReason {}

  /** The colour that will lie on top keeps others from picking such a pile. */
  record Under(Colour top) implements PointAPileReason {}

  /** One more pile is worth more than a thicker one. */
  record Spreads() implements PointAPileReason {}

  /** Another pile would reach the goal, and this one does not. */
  record LeavesWin(int pile) implements PointAPileReason {}

  /** Another pile lets somebody else win who may be alone there now. */
  record LetsWin(Seat other, int pile) implements PointAPileReason {}

  /** This pile costs so many points. */
  record CostsPoints(int points) implements PointAPileReason {}

  /** So many others may pick this pile too; the other one is left to fewer, or to nobody. */
  record SharedWith(int others, int instead) implements PointAPileReason {}

  /** This pile brings so many points less than the other one. */
  record FewerPoints(int fewer) implements PointAPileReason {}

  /** Empty space brings something only to who is alone there, and only what nobody wants. */
  record NothingForSure() implements PointAPileReason {}

  /** With this card on top somebody else could win with the pile. */
  record MakesWinner(Seat other) implements PointAPileReason {}

  /** With this colour on top the pile is barred to who puts it there. */
  record BarsYou(Colour top) implements PointAPileReason {}

  /** The card that is covered keeps these others from picking the pile; the new one does not. */
  record Unbars(Colour covered, Seats others) implements PointAPileReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements PointAPileReason {}
}

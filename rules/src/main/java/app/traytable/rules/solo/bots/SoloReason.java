package app.traytable.rules.solo.bots;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;

/** Why a move of Solo is good. Where a seat is named, so is the number of its cards. */
public sealed interface SoloReason {
  /** It is the only thing to do. */
  record OnlyMove() implements SoloReason {}

  /** It gets rid of all cards. */
  record GoesOut() implements SoloReason {}

  /** It gets rid of several last cards together, and "Solo!" is said with them. */
  record SoloAndOut() implements SoloReason {}

  /** One card is left, and silence costs two. */
  record SaySolo() implements SoloReason {}

  /** A card is gone without a turn. */
  record FreeCard() implements SoloReason {}

  /** So many cards are gone at once. */
  record Triple(int cards) implements SoloReason {}

  /** Nothing fits. */
  record NothingFits() implements SoloReason {}

  /** What could be laid does more good later. */
  record SavesCards() implements SoloReason {}

  /** The chain then has so many cards for the next player. */
  record ChainGoesOn(int cards) implements SoloReason {}

  /** So many cards need not be drawn. */
  record StopsChain(int cards) implements SoloReason {}

  /** The own hand is better than the one that would come from there. */
  record KeepsHand(Seat seat, int cards) implements SoloReason {}

  /** The hand that comes from there is better. */
  record BetterHand(Seat seat, int cards) implements SoloReason {}

  /** The cards of a Gift stay there. */
  record RefusesGift(Seat seat, int cards) implements SoloReason {}

  /** Two cards go there. */
  record GivesTwo(Seat seat, int cards) implements SoloReason {}

  /** It is the card that is hardest to get rid of. */
  record GivesWorst(byte card) implements SoloReason {}

  /** There are few cards left there, so this comes in time. */
  record Hinders(Seat seat, int cards) implements SoloReason {}

  /** There are most of this colour in hand. */
  record OwnColour(Colour colour) implements SoloReason {}

  /** The cards that fit anything stay in hand for the end. */
  record KeepsBlack() implements SoloReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements SoloReason {}
}

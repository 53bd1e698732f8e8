package app.traytable.rules.solo.bots;

import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;

/**
 * Why a move of Solo is good, or what speaks against it. Where a seat is named, so is the number of
 * its cards.
 */
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

  /** There are most of this colour in hand: so many, with the card that is laid. */
  record OwnColour(Colour colour, int cards) implements SoloReason {}

  /** So many cards that fit anything stay in hand for the end. */
  record KeepsBlack(int cards) implements SoloReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements SoloReason {}

  /** What speaks against a move where another one is better. */
  sealed interface Against extends SoloReason {}

  /** The other move gets rid of all cards. */
  record MissesEnd() implements Against {}

  /** "Solo!" is due, and this is not it. */
  record StaysSilent() implements Against {}

  /** So many cards come into the hand, though something could be laid. */
  record TakesCards(int cards) implements Against {}

  /** The card just drawn stays, though it fits. */
  record KeepsFitting(byte card) implements Against {}

  /** The hand that comes from there is longer than the own one would be, which has so many. */
  record LongerHand(Seat seat, int cards, int own) implements Against {}

  /** So many coloured cards fit as well, and a black one would fit at the end. */
  record SpendsBlack(int coloured) implements Against {}

  /** Then this colour is to be followed, and there is none of it in hand. */
  record NoneLeft(Colour colour) implements Against {}

  /** Whoever is next has few cards and may lay what fits; the other move hinders that. */
  record LetsPass(Seat seat, int cards) implements Against {}
}

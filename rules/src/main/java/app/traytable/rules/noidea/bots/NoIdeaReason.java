package app.traytable.rules.noidea.bots;

/**
 * Why a move of No Idea is good, or what speaks against it. Places and piles count from 0, chances
 * in percent.
 */
public sealed interface NoIdeaReason {
  /** A turn begins with the draw pile. */
  record DrawFirst() implements NoIdeaReason {}

  /** It has been seen and fits. */
  record SeenFits(int place, byte card) implements NoIdeaReason {}

  /**
   * Nobody has seen this card; so likely it fits.
   *
   * @param fitting so many of the unseen cards fit
   * @param unseen so many cards nobody has seen, wherever they lie
   */
  record UnseenMayFit(int place, int percent, int fitting, int unseen) implements NoIdeaReason {}

  /** It does not fit, but ends the turn and gives nothing away. */
  record EndsTurn(int place, byte card) implements NoIdeaReason {}

  /** All of so many cards have been seen and none fits. */
  record SureClaim(int cards) implements NoIdeaReason {}

  /**
   * So likely nothing fits.
   *
   * @param fitting so many of the unseen cards fit
   * @param unseen so many cards nobody has seen, wherever they lie
   */
  record LikelyClaim(int percent, int fitting, int unseen) implements NoIdeaReason {}

  /**
   * A card that has been seen then fits.
   *
   * @param others so many more that have been seen fit then
   */
  record KeepsSeen(int pile, byte card, int others) implements NoIdeaReason {}

  /** An unseen card then fits so likely: so many of those that nobody has seen. */
  record KeepsChance(int pile, int percent, int fitting, int unseen) implements NoIdeaReason {}

  /** Then none of the cards fits, and that can be claimed. */
  record Closes(int pile) implements NoIdeaReason {}

  /** It is the last card, and an empty layout wins a trophy. */
  record Clears() implements NoIdeaReason {}

  /** What speaks against a move. */
  sealed interface Against extends NoIdeaReason {}

  /** Against it: whoever touches a card before drawing has had the turn. */
  record TouchEndsTurn() implements Against {}

  /** Against it: the card has been seen, fits nowhere and ends the turn. */
  record SeenMisfit(int place, byte card) implements Against {}

  /** Against an unseen card: it fits only so likely, and the seen one for sure. */
  record SeenIsSure(int place, int percent, int seenPlace, byte seen) implements Against {}

  /** Against an unseen card: it fits so likely, and so likely a claim is right. */
  record ClaimIsOpen(int place, int percent, int right) implements Against {}

  /** Against a claim: this card has been seen and fits. */
  record SeenBreaksClaim(int place, byte card) implements Against {}

  /** Against a claim: it is right only so likely. */
  record ClaimMayFail(int percent) implements Against {}

  /** Against it: this seen card then fits nowhere, and after the better move it does. */
  record ShutsOut(byte card) implements Against {}

  /** Against it: an unseen card then fits less likely than after the better move. */
  record LowersChance(int percent, int better) implements Against {}

  /** Nothing against it: nobody has seen either card. */
  record NoDifference() implements Against {}

  /** Of all that was tried it went best. */
  record WentBest() implements NoIdeaReason {}
}

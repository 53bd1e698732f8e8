package app.traytable.rules.noidea.bots;

/** Why a move of No Idea is good. Places and piles count from 0, chances in percent. */
public sealed interface NoIdeaReason {
  /** A turn begins with the draw pile. */
  record DrawFirst() implements NoIdeaReason {}

  /** It has been seen and fits. */
  record SeenFits(int place, byte card) implements NoIdeaReason {}

  /** Nobody has seen this card; so likely it fits. */
  record UnseenMayFit(int place, int percent) implements NoIdeaReason {}

  /** It does not fit, but ends the turn and gives nothing away. */
  record EndsTurn(int place, byte card) implements NoIdeaReason {}

  /** All cards have been seen and none fits. */
  record SureClaim() implements NoIdeaReason {}

  /** So likely nothing fits. */
  record LikelyClaim(int percent) implements NoIdeaReason {}

  /** A card that has been seen then fits. */
  record KeepsSeen(int pile, byte card) implements NoIdeaReason {}

  /** An unseen card then fits so likely. */
  record KeepsChance(int pile, int percent) implements NoIdeaReason {}

  /** Then none of the cards fits, and that can be claimed. */
  record Closes(int pile) implements NoIdeaReason {}

  /** It is the last card, and an empty layout wins a trophy. */
  record Clears() implements NoIdeaReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements NoIdeaReason {}
}

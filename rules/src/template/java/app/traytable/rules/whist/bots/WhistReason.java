package app.traytable.rules.whist.bots;

/** Why a card is good. */
public sealed interface WhistReason {
  /** It takes the trick as it lies. */
  record Takes() implements WhistReason {}

  /** The trick is lost, so it costs as little as possible. */
  record SavesHigherCards() implements WhistReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements WhistReason {}
}

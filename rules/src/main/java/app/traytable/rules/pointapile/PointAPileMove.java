package app.traytable.rules.pointapile;

import app.traytable.rules.table.Move;

/** What a player does in Point-a-Pile. {@link PointAPileMoves} keeps one object of each. */
public sealed interface PointAPileMove extends Move {
  /** The piles are formed; now everybody points. */
  record Done() implements PointAPileMove {}

  /** Points at no pile. */
  record PickSpace() implements PointAPileMove {}

  /** Points at a pile. */
  record Pick(int pile) implements PointAPileMove {}

  /** Lays a card on top of a pile. */
  record Put(int card, int pile) implements PointAPileMove {}

  /** Opens another pile with a card. */
  record PutNew(int card) implements PointAPileMove {}
}

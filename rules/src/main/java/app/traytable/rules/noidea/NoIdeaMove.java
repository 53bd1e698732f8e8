package app.traytable.rules.noidea;

import app.traytable.rules.table.Move;

/** What a player does in No Idea. {@link NoIdeaMoves} keeps one object of each. */
public sealed interface NoIdeaMove extends Move {
  /** Turns the top card of the draw pile. */
  record Draw() implements NoIdeaMove {}

  /** Reaches for the layout before drawing. */
  record Touch() implements NoIdeaMove {}

  /** "Nothing fits anymore!" */
  record Claim() implements NoIdeaMove {}

  /** Turns a card of one's own layout. */
  record Reveal(int place) implements NoIdeaMove {}

  /** Lays the revealed card on one of several fitting piles. */
  record Lay(int pile) implements NoIdeaMove {}
}

package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloCards.COLOURS;
import static app.traytable.rules.solo.SoloCards.FACES;
import static app.traytable.rules.solo.SoloCards.SUITS;

import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Every move there is, made once. */
final class SoloMoves {
  static final SoloMove DRAW = new SoloMove.Draw();
  static final SoloMove TAKE = new SoloMove.Take();
  static final SoloMove KEEP = new SoloMove.Keep();
  static final SoloMove ACCEPT = new SoloMove.Accept();
  static final SoloMove GO = new SoloMove.Go();
  static final SoloMove SAY = new SoloMove.Say();
  static final SoloMove INTERJECT = new SoloMove.Interject();

  /** Behind all other moves. */
  static final int SILENTLY = 2000;

  private static final SoloMove[] TRIPLES = new SoloMove[FACES];
  private static final SoloMove[] GIFTS = new SoloMove[FACES];
  private static final SoloMove[] PLAYS = new SoloMove[FACES];

  /** For each card all ways to lay it: one, or one for each colour or seat. */
  private static final SoloMove[][] CHOICES = new SoloMove[FACES][];

  /** What may be done out of turn: bit 0 to say Solo, bit 1 to interject, the others to protect. */
  private static final List<List<SoloMove>> REACTIONS = new ArrayList<>();

  static final Map<String, SoloMove> BY_TEXT = new HashMap<>();

  static {
    for (SoloMove move : List.of(DRAW, TAKE, KEEP, ACCEPT, GO, SAY, INTERJECT)) {
      BY_TEXT.put(move.text(), move);
    }
    for (byte card = 0; card < FACES; card++) {
      if (SoloCards.isNumber(card)) {
        TRIPLES[card] = keep(new SoloMove.Triple(card));
        keep(new SoloMove.Silently(TRIPLES[card]));
      }
      GIFTS[card] = keep(new SoloMove.Give(card));
      PLAYS[card] = keep(plain(card));
      CHOICES[card] = choices(card);
    }
    for (int bits = 0; bits < 4 << SUITS; bits++) {
      List<SoloMove> moves = new ArrayList<>();
      if ((bits & 1) != 0) {
        moves.add(SAY);
      }
      if ((bits & 2) != 0) {
        moves.add(INTERJECT);
      }
      addPlays(moves, (long) (bits >>> 2) << SoloCards.FIRST_PROTECTION, 0, 0);
      REACTIONS.add(Collections.unmodifiableList(moves));
    }
  }

  private SoloMoves() {}

  private static SoloMove plain(byte card) {
    return card < SoloCards.FIRST_PROTECTION
        ? new SoloMove.Play(card)
        : new SoloMove.Protect(COLOURS.get(SoloCards.suit(card)));
  }

  private static SoloMove[] choices(byte card) {
    List<SoloMove> moves = new ArrayList<>();
    if ((SoloCards.WILDS >>> card & 1) != 0) {
      COLOURS.forEach(colour -> moves.add(keep(new SoloMove.PlayFor(card, colour))));
    } else if ((SoloCards.AIMED >>> card & 1) != 0) {
      for (int seat = 0; seat < Seat.MOST; seat++) {
        SoloMove aimed = keep(new SoloMove.PlayAt(card, Seat.of(seat)));
        moves.add(aimed);
        if (SoloCards.symbol(card) == SoloCards.Symbol.GIFT) {
          keep(new SoloMove.Silently(aimed));
        }
      }
    }
    return moves.toArray(new SoloMove[0]);
  }

  private static SoloMove keep(SoloMove move) {
    BY_TEXT.put(move.text(), move);
    return move;
  }

  /** The name of any number that a move may carry, a card or not. */
  static String name(byte card) {
    return card >= 0 && card < FACES ? SoloCards.text(card) : "" + card;
  }

  /** Where a card laid in one way or another stands among all moves. */
  static int place(int card, int way) {
    return 400 + card * 16 + way;
  }

  static List<SoloMove> reactions(boolean say, boolean interject, long protections) {
    int bolts = (int) (protections >>> SoloCards.FIRST_PROTECTION);
    return REACTIONS.get((say ? 1 : 0) | (interject ? 2 : 0) | bolts << 2);
  }

  static void addTriples(List<SoloMove> moves, long faces) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(TRIPLES[Long.numberOfTrailingZeros(left)]);
    }
  }

  static void addGifts(List<SoloMove> moves, long faces) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(GIFTS[Long.numberOfTrailingZeros(left)]);
    }
  }

  /** Every way to lay each of these cards for a seat at a table of so many. */
  static void addPlays(List<SoloMove> moves, long faces, int seat, int seats) {
    for (long left = faces; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      long bit = left & -left;
      if ((bit & SoloCards.CHOOSY) == 0) {
        moves.add(PLAYS[card]);
      } else if ((bit & SoloCards.WILDS) != 0) {
        Collections.addAll(moves, CHOICES[card]);
      } else {
        for (int target = 0; target < seats; target++) {
          if (target != seat) {
            moves.add(CHOICES[card][target]);
          }
        }
      }
    }
  }

  /** Each of these cards without any choice. */
  static void addPlain(List<SoloMove> moves, long faces) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(PLAYS[Long.numberOfTrailingZeros(left)]);
    }
  }
}

package app.traytable.rules.solo;

import static app.traytable.rules.solo.SoloCards.COLOURS;
import static app.traytable.rules.solo.SoloCards.FACES;
import static app.traytable.rules.solo.SoloCards.SUITS;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Vocabulary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every move there is, made once. */
public final class SoloMoves {
  private static final Vocabulary.Builder<SoloMove> WORDS = new Vocabulary.Builder<>();

  public static final SoloMove DRAW = WORDS.add("draw", new SoloMove.Draw());
  public static final SoloMove TAKE = WORDS.add("take", new SoloMove.Take());
  public static final SoloMove KEEP = WORDS.add("keep", new SoloMove.Keep());
  public static final SoloMove ACCEPT = WORDS.add("accept", new SoloMove.Accept());
  public static final SoloMove GO = WORDS.add("go", new SoloMove.Go());
  public static final SoloMove SAY = WORDS.add("solo", new SoloMove.Say());
  public static final SoloMove INTERJECT = WORDS.add("interject", new SoloMove.Interject());

  private static final SoloMove[] TRIPLES = new SoloMove[FACES];
  private static final SoloMove[] GIFTS = new SoloMove[FACES];
  private static final SoloMove[] PLAYS = new SoloMove[FACES];

  /** For each card all ways to lay it that take a choice: one for each colour or seat. */
  private static final SoloMove[][] CHOICES = new SoloMove[FACES][];

  /** For each card the same as a Triple+, or as a Gift for each seat, without "Solo!". */
  private static final SoloMove[] SILENT_TRIPLES = new SoloMove[FACES];

  private static final SoloMove[][] SILENT_GIFTS = new SoloMove[FACES][];

  static final Vocabulary<SoloMove> ALL = all();

  /** What may be done out of turn: bit 0 to say Solo, bit 1 to interject, the others to protect. */
  private static final List<List<SoloMove>> REACTIONS = reactions();

  private SoloMoves() {}

  private static Vocabulary<SoloMove> all() {
    for (byte card = 0; card < FACES; card++) {
      if (SoloCards.isNumber(card)) {
        TRIPLES[card] = WORDS.add(tripleText(card), new SoloMove.Triple(card));
      }
    }
    for (byte card = 0; card < FACES; card++) {
      GIFTS[card] = WORDS.add("give " + SoloCards.text(card), new SoloMove.Give(card));
    }
    for (byte card = 0; card < FACES; card++) {
      PLAYS[card] = plain(card);
      CHOICES[card] = choices(card);
    }
    for (byte card = 0; card < FACES; card++) {
      if (SoloCards.isNumber(card)) {
        SILENT_TRIPLES[card] = silent(tripleText(card), TRIPLES[card]);
      }
    }
    for (byte card = 0; card < FACES; card++) {
      if (SoloCards.symbol(card) == SoloCards.Symbol.GIFT) {
        SILENT_GIFTS[card] = new SoloMove[Seat.MOST];
        for (int seat = 0; seat < Seat.MOST; seat++) {
          String text = playText(card) + " " + Seat.of(seat);
          SILENT_GIFTS[card][seat] = silent(text, CHOICES[card][seat]);
        }
      }
    }
    return WORDS.build();
  }

  private static String tripleText(byte card) {
    return "triple " + SoloCards.text(card);
  }

  private static String playText(byte card) {
    return "play " + SoloCards.text(card);
  }

  private static SoloMove plain(byte card) {
    if (card < SoloCards.FIRST_PROTECTION) {
      return WORDS.add(playText(card), new SoloMove.Play(card));
    }
    SoloMove protect = new SoloMove.Protect(SoloCards.bolt(card));
    return WORDS.add("protect " + SoloCards.bolt(card).letter(), protect);
  }

  private static SoloMove[] choices(byte card) {
    List<SoloMove> moves = new ArrayList<>();
    if ((SoloCards.WILDS >>> card & 1) != 0) {
      COLOURS.forEach(
          colour ->
              moves.add(
                  WORDS.add(
                      playText(card) + " " + colour.letter(), new SoloMove.PlayFor(card, colour))));
    } else if ((SoloCards.AIMED >>> card & 1) != 0) {
      for (int seat = 0; seat < Seat.MOST; seat++) {
        Seat target = Seat.of(seat);
        moves.add(WORDS.add(playText(card) + " " + target, new SoloMove.PlayAt(card, target)));
      }
    }
    return moves.toArray(new SoloMove[0]);
  }

  private static SoloMove silent(String text, SoloMove lay) {
    return WORDS.add(text + " silently", new SoloMove.Silently(lay));
  }

  private static List<List<SoloMove>> reactions() {
    List<List<SoloMove>> all = new ArrayList<>();
    for (int bits = 0; bits < 4 << SUITS; bits++) {
      List<SoloMove> moves = new ArrayList<>();
      if ((bits & 1) != 0) {
        moves.add(SAY);
      }
      if ((bits & 2) != 0) {
        moves.add(INTERJECT);
      }
      addPlain(moves, (long) (bits >>> 2) << SoloCards.FIRST_PROTECTION);
      all.add(Collections.unmodifiableList(moves));
    }
    return all;
  }

  static List<SoloMove> reactions(boolean say, boolean interject, long protections) {
    int bolts = (int) (protections >>> SoloCards.FIRST_PROTECTION);
    return REACTIONS.get((say ? 1 : 0) | (interject ? 2 : 0) | bolts << 2);
  }

  /** The same as this move of the list, without "Solo!"; null where it is never said with it. */
  public static @Nullable SoloMove silently(SoloMove lay) {
    if (lay instanceof SoloMove.Triple triple) {
      return SILENT_TRIPLES[triple.last()];
    }
    return lay instanceof SoloMove.PlayAt play
            && SoloCards.symbol(play.card()) == SoloCards.Symbol.GIFT
        ? SILENT_GIFTS[play.card()][play.target().index()]
        : null;
  }

  static void addTriples(List<SoloMove> moves, long faces) {
    add(moves, TRIPLES, faces);
  }

  static void addGifts(List<SoloMove> moves, long faces) {
    add(moves, GIFTS, faces);
  }

  /** Each of these cards without any choice. */
  static void addPlain(List<SoloMove> moves, long faces) {
    add(moves, PLAYS, faces);
  }

  private static void add(List<SoloMove> moves, SoloMove[] byFace, long faces) {
    for (long left = faces; left != 0; left &= left - 1) {
      moves.add(byFace[Long.numberOfTrailingZeros(left)]);
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
}

package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloSeen;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Cards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows the cards of a round with the eyes of one seat, from hand to hand and to the pile, as far
 * as it remembers. Each card has a number, in the order in which they came; which of a hand is laid
 * nobody sees, so it is taken to be the newest.
 */
final class SoloTrail {
  /** Nobody can tell any more where this card is. */
  private static final byte LOST = -3;

  /** What somebody did who held certain cards. */
  static final class Choice {
    final SoloState table;
    final int seat;

    /** Null when a moment passed in which something might have been done. */
    final @Nullable SoloMove move;

    /** By their numbers, the newest last. */
    final int[] cards;

    Choice(SoloState table, int seat, @Nullable SoloMove move, int[] cards) {
      this.table = table;
      this.seat = seat;
      this.move = move;
      this.cards = cards;
    }
  }

  private final SoloState now;
  private final int viewer;

  /** The numbers of the cards of each seat, the oldest first. */
  private final int[][] held;

  private final List<Choice> choices = new ArrayList<>();
  private byte[] faces = new byte[64];
  private int came;

  /**
   * What a seat remembers.
   *
   * @param now the table as it sees it
   */
  SoloTrail(SoloState now, int viewer) {
    this.now = now;
    this.viewer = viewer;
    held = new int[now.rules().seats()][];
    Arrays.fill(held, new int[0]);
    for (SoloSeen deed : now.past()) {
      SoloState before = deed.before().table(now.rules());
      count(before);
      choose(before, deed);
      follow(before, deed);
    }
    count(now);
    recognise();
  }

  /** The cards whose faces this seat does not know, by the seat that holds them, oldest first. */
  int[] hidden(int seat) {
    return Arrays.stream(held[seat]).filter(card -> faces[card] == Cards.HIDDEN).toArray();
  }

  /** The face of each card, or {@link Cards#HIDDEN}. */
  byte[] faces() {
    return Arrays.copyOf(faces, came);
  }

  /** What the others did while they held cards that are still hidden, and no card that is lost. */
  List<Choice> choices() {
    List<Choice> telling = new ArrayList<>();
    for (Choice choice : choices) {
      boolean tells = false;
      boolean lost = false;
      for (int card : choice.cards) {
        tells |= faces[card] == Cards.HIDDEN;
        lost |= faces[card] == LOST;
      }
      if (tells && !lost) {
        telling.add(choice);
      }
    }
    return telling;
  }

  /** Cards that have come since, or have gone where nobody could see it. */
  private void count(SoloState table) {
    for (int seat = 0; seat < held.length; seat++) {
      int size = table.hand(seat).size();
      int before = held[seat].length;
      for (int i = size; i < before; i++) {
        faces[held[seat][i]] = LOST;
      }
      held[seat] = Arrays.copyOf(held[seat], size);
      for (int i = before; i < size; i++) {
        held[seat][i] = fresh();
      }
    }
  }

  private int fresh() {
    if (came == faces.length) {
      faces = Arrays.copyOf(faces, 2 * came);
    }
    faces[came] = Cards.HIDDEN;
    return came++;
  }

  private void choose(SoloState table, SoloSeen deed) {
    if (deed.seat() != viewer) {
      choices.add(new Choice(table, deed.seat(), deed.move(), held[deed.seat()]));
    }
    if (deed.seat() == table.actor()) {
      for (int seat = 0; seat < held.length; seat++) {
        if (seat != viewer && seat != deed.seat() && mightReact(table, seat)) {
          choices.add(new Choice(table, seat, null, held[seat]));
        }
      }
    }
  }

  private static boolean mightReact(SoloState table, int seat) {
    boolean shelter = table.phase() == Phase.ALL_SWAP && !table.isSheltered(seat);
    boolean asked = table.invitesInterjection() || seat == table.skipped() || shelter;
    return asked && !table.isSilent(seat);
  }

  private void follow(SoloState table, SoloSeen deed) {
    int seat = deed.seat();
    for (byte card : deed.laid().cards()) {
      int left = held[seat].length - 1;
      faces[held[seat][left]] = card;
      held[seat] = Arrays.copyOf(held[seat], left);
    }
    if (deed.move() instanceof SoloMove.Go) {
      pass(table);
    } else if (deed.move() instanceof SoloMove.Accept) {
      int asker = table.current();
      if (SoloCards.symbol(table.pile().top()) == SoloCards.Symbol.SWAP) {
        int[] cards = held[asker];
        held[asker] = held[seat];
        held[seat] = cards;
      } else {
        // Which cards were given nobody else can tell.
        for (int card : held[asker]) {
          faces[card] = LOST;
        }
        held[asker] = new int[0];
      }
    }
  }

  private void pass(SoloState table) {
    int[][] before = held.clone();
    for (int seat = 0; seat < held.length; seat++) {
      if (!table.isSheltered(seat)) {
        int to = table.after(seat);
        while (table.isSheltered(to)) {
          to = table.after(to);
        }
        held[to] = before[seat];
      }
    }
  }

  /** Whoever knows cards of a hand has seen them when they went there, so they are the oldest. */
  private void recognise() {
    for (int seat = 0; seat < held.length; seat++) {
      byte[] cards = now.hand(seat).cards().cards();
      for (int i = 0; i < cards.length; i++) {
        faces[held[seat][i]] = cards[i];
      }
    }
  }
}

package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.EventLog;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seats;
import org.jspecify.annotations.Nullable;

/** Carries out one legal move on a state of its own. */
final class QwintoTurn {
  private final QwintoState s;
  private final @Nullable EventLog log;

  /**
   * @param log listens where somebody wants to be told; null on the hot path
   */
  QwintoTurn(QwintoState before, @Nullable EventLog log) {
    this.s = new QwintoState(before);
    this.log = log;
  }

  QwintoState lay(byte card, int place) {
    takeUpGrid();
    put(card, place);
    call(place);
    return s;
  }

  QwintoState layTwo(byte first, int place, byte second, int next) {
    takeUpGrid();
    put(first, place);
    put(second, next);
    call(next);
    return s;
  }

  QwintoState enter(int seat, int field) {
    write(seat, s.sheets[seat].entered(field, s.sum));
    if (log != null) {
      log.add(seat, "enters", QwintoFields.text(field), s.sum);
      tellWhatIsFull(log, seat, field);
    }
    answered(seat);
    return s;
  }

  QwintoState pass(int seat) {
    if (seat == s.current) {
      fail();
    } else {
      say(seat, "passes");
    }
    answered(seat);
    return s;
  }

  private void takeUpGrid() {
    s.hands = s.hands.clone();
    s.grid = s.grid.clone();
    s.covered = s.covered.clone();
  }

  private void put(byte card, int place) {
    byte below = s.grid[place];
    s.hands[s.current] &= ~(1 << card);
    s.covered[place] |= 1 << below;
    s.grid[place] = card;
    // Alone nobody sees anything new in a card of one's own hand, so laying it can be taken back.
    if (!s.isSolo()) {
      s.shown++;
    }
    if (log != null) {
      log.add(
          s.current,
          "lays",
          QwintoCards.text(card),
          QwintoGrid.text(place),
          QwintoCards.text(below));
    }
  }

  /**
   * Who has no field for the number need not answer: sheets and call are public, so this tells
   * nothing. For the player who called it is a failed attempt at once.
   */
  private void call(int place) {
    byte card = s.grid[place];
    s.sum = QwintoCards.value(card);
    s.rows = QwintoCards.rowBit(card);
    for (int i = 0; i < QwintoGrid.NEIGHBOURS; i++) {
      byte neighbour = s.grid[QwintoGrid.neighbour(place, i)];
      s.sum += QwintoCards.value(neighbour);
      s.rows |= QwintoCards.rowBit(neighbour);
    }
    tellCall();
    for (int i = 0; i < s.seats; i++) {
      int seat = s.current + i < s.seats ? s.current + i : s.current + i - s.seats;
      if (s.sheets[seat].open(s.sum, s.rows) != 0) {
        s.waiting |= 1 << seat;
      } else if (seat == s.current) {
        fail();
      } else {
        say(seat, "cannot-enter");
      }
    }
    s.phase = Phase.ANSWERING;
    if (s.waiting == 0) {
      endRound();
    }
  }

  private void fail() {
    write(s.current, s.sheets[s.current].fail());
    if (log != null) {
      log.add(s.current, "fails", s.sheets[s.current].failed());
    }
  }

  private void write(int seat, QwintoSheet sheet) {
    s.sheets = s.sheets.clone();
    s.sheets[seat] = sheet;
  }

  private void answered(int seat) {
    s.waiting &= ~(1 << seat);
    if (s.waiting == 0) {
      endRound();
    }
  }

  private void endRound() {
    s.sum = 0;
    s.rows = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.sheets[seat].endsTheGame()) {
        s.phase = Phase.OVER;
        say(seat, s.sheets[seat].fullRows() >= 2 ? "ends-by-rows" : "ends-by-failing");
      }
    }
    if (s.phase == Phase.OVER) {
      return;
    }
    refill();
    if (s.hands[s.current] == 0) {
      s.phase = Phase.OVER;
      say(s.current, "ends-by-last-card");
      return;
    }
    s.phase = Phase.LAYING;
    s.current = s.current + 1 == s.seats ? 0 : s.current + 1;
  }

  /** Draws until the hand has three cards again; alone the hand runs down with the pack. */
  private void refill() {
    int missing = QwintoState.HAND - Integer.bitCount(s.hands[s.current]);
    int available = s.isSolo() ? Math.min(missing, s.drawLeft) : missing;
    int fromThisPile = Math.min(available, s.drawLeft);
    s.hands = s.hands.clone();
    draw(fromThisPile);
    if (fromThisPile < available) {
      recycle();
      draw(available - fromThisPile);
    }
  }

  /** Cards drawn together go into the hand as one set, and are told in the order of the deck. */
  private void draw(int count) {
    int drawn = 0;
    for (int i = 0; i < count; i++) {
      drawn |= 1 << s.draw[--s.drawLeft];
    }
    s.hands[s.current] |= drawn;
    s.shown += count;
    if (log != null && count > 0) {
      Object[] words = new Object[count];
      for (int i = 0; i < count; i++) {
        String card = QwintoCards.text(QwintoCards.listed(drawn)[i]);
        words[i] = log.secret(Seats.only(s.current), card);
      }
      log.add(s.current, "draws", words);
    }
  }

  /**
   * Of 32 cards at most 12 are in hands and 4 on top of the grid, so there is enough to shuffle.
   */
  private void recycle() {
    int cards = 0;
    for (int set : s.covered) {
      cards |= set;
    }
    s.covered = new int[QwintoGrid.PLACES];
    s.draw = QwintoCards.listed(cards);
    s.drawLeft = s.draw.length;
    Rng rng = new Rng(s.rng);
    Cards.shuffle(s.draw, s.drawLeft, rng);
    s.rng = rng.state();
    if (log != null) {
      log.add(s.current, "shuffles", s.drawLeft);
    }
  }

  private void tellCall() {
    if (log == null) {
      return;
    }
    Object[] words = new Object[1 + Integer.bitCount(s.rows)];
    words[0] = s.sum;
    int size = 1;
    for (int row = 0; row < QwintoFields.ROWS; row++) {
      if ((s.rows >>> row & 1) != 0) {
        words[size++] = QwintoFields.colour(row).letter();
      }
    }
    log.add(s.current, "calls", words);
  }

  private void tellWhatIsFull(EventLog to, int seat, int field) {
    QwintoSheet sheet = s.sheets[seat];
    int row = QwintoFields.row(field);
    if (sheet.isFull(row)) {
      to.add(seat, "fills-row", QwintoFields.colour(row).letter(), sheet.rowPoints(row));
    }
    int bonus = sheet.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      to.add(seat, "fills-column", bonus);
    }
  }

  private void say(int seat, String verb) {
    if (log != null) {
      log.add(seat, verb);
    }
  }
}

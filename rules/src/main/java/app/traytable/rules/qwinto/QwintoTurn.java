package app.traytable.rules.qwinto;

import app.traytable.rules.qwinto.QwintoState.Phase;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.rules.table.Teller;
import java.util.ArrayList;
import java.util.List;

/** Carries out one legal move on a state of its own. */
final class QwintoTurn {
  private final QwintoState s;
  private final Teller<QwintoEvent> teller;

  QwintoTurn(QwintoState before, Teller<QwintoEvent> teller) {
    this.s = new QwintoState(before);
    this.teller = teller;
  }

  QwintoState carryOut(int seat, QwintoMove move) {
    if (move instanceof QwintoMove.Enter enter) {
      enter(seat, enter.field());
    } else if (move instanceof QwintoMove.Lay lay) {
      takeUpGrid();
      put(lay.card(), lay.place());
      call(lay.place());
    } else if (move instanceof QwintoMove.LayTwo two) {
      takeUpGrid();
      put(two.first(), two.place());
      put(two.second(), two.next());
      call(two.next());
    } else {
      pass(seat);
    }
    return s;
  }

  private void enter(int seat, int field) {
    int number = s.call.sum();
    write(seat, s.sheets[seat].entered(field, number));
    if (teller.isHeard()) {
      teller.tell(new QwintoEvent.Enters(Seat.of(seat), field, number));
      tellWhatIsFull(Seat.of(seat), field);
    }
    answered(seat);
  }

  private void pass(int seat) {
    if (seat == s.current) {
      fail();
    } else {
      teller.tell(seat, QwintoEvent.Passes::new);
    }
    answered(seat);
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
    if (teller.isHeard()) {
      teller.tell(new QwintoEvent.Lays(current(), card, place, below));
    }
  }

  /**
   * Who has no field for the number need not answer: sheets and call are public, so this tells
   * nothing. For the player who called it is a failed attempt at once.
   */
  private void call(int place) {
    s.call = QwintoCall.at(s.grid, place);
    if (teller.isHeard()) {
      teller.tell(new QwintoEvent.Calls(current(), s.call));
    }
    for (int i = 0; i < s.seats; i++) {
      int seat = s.current + i < s.seats ? s.current + i : s.current + i - s.seats;
      if (s.sheets[seat].open(s.call.sum(), s.call.rows()) != 0) {
        s.waiting |= 1 << seat;
      } else if (seat == s.current) {
        fail();
      } else {
        teller.tell(seat, QwintoEvent.CannotEnter::new);
      }
    }
    s.phase = Phase.ANSWERING;
    if (s.waiting == 0) {
      endRound();
    }
  }

  private void fail() {
    write(s.current, s.sheets[s.current].fail());
    if (teller.isHeard()) {
      teller.tell(new QwintoEvent.Fails(current(), s.sheets[s.current].failed()));
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
    s.call = QwintoCall.NOTHING;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.sheets[seat].endsTheGame()) {
        s.phase = Phase.OVER;
        boolean byRows = s.sheets[seat].fullRows() >= 2;
        teller.tell(seat, byRows ? QwintoEvent.EndsByRows::new : QwintoEvent.EndsByFailing::new);
      }
    }
    if (s.phase == Phase.OVER) {
      return;
    }
    refill();
    if (s.hands[s.current] == 0) {
      s.phase = Phase.OVER;
      teller.tell(s.current, QwintoEvent.EndsByLastCard::new);
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
    if (teller.isHeard() && count > 0) {
      List<Byte> cards = new ArrayList<>();
      for (byte card : QwintoCards.listed(drawn)) {
        cards.add(teller.secret(Seats.only(s.current), card));
      }
      teller.tell(new QwintoEvent.Draws(current(), cards));
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
    if (teller.isHeard()) {
      teller.tell(new QwintoEvent.Shuffles(current(), s.drawLeft));
    }
  }

  private void tellWhatIsFull(Seat seat, int field) {
    QwintoSheet sheet = s.sheets[seat.index()];
    int row = QwintoFields.row(field);
    if (sheet.isFull(row)) {
      teller.tell(new QwintoEvent.FillsRow(seat, QwintoFields.colour(row), sheet.rowPoints(row)));
    }
    int bonus = sheet.bonusPoints(QwintoFields.column(field));
    if (bonus > 0) {
      teller.tell(new QwintoEvent.FillsColumn(seat, bonus));
    }
  }

  private Seat current() {
    return Seat.of(s.current);
  }
}

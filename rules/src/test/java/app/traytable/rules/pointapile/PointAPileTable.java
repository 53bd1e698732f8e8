package app.traytable.rules.pointapile;

import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.PointAPileState.Rules;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.IllegalMove;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Refusal;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A table laid by hand: cards by their names, seats and piles counted from 1. Every card comes out
 * of the deck, so nothing lies here that could not lie on a real one.
 */
public final class PointAPileTable {
  private static final PointAPile GAME = new PointAPile();

  private PointAPileState s;

  private PointAPileTable(Rules rules) {
    byte[] missions = rules.missions() ? PointAPileMission.cards() : Cards.none();
    s = new PointAPileState(rules, 1, PointAPileCards.deck(rules.touchMeNot()), missions);
  }

  public static PointAPileTable seats(int seats) {
    return new PointAPileTable(new Rules(seats, false, false));
  }

  static PointAPileTable touchMeNot(int seats) {
    return new PointAPileTable(new Rules(seats, false, true));
  }

  static PointAPileTable missions(PointAPileMission... missions) {
    PointAPileTable table = new PointAPileTable(new Rules(missions.length, true, false));
    List<Byte> left = new ArrayList<>();
    for (byte card : table.s.missions) {
      left.add(card);
    }
    for (int i = 0; i < missions.length; i++) {
      byte card = (byte) Arrays.asList(PointAPileMission.values()).indexOf(missions[i]);
      assertTrue(left.remove(Byte.valueOf(card)));
      table.s.missions[i] = card;
    }
    for (int i = 0; i < left.size(); i++) {
      table.s.missions[missions.length + i] = left.get(i);
    }
    return table;
  }

  public PointAPileTable active(int seat) {
    s.active = seat - 1;
    return this;
  }

  public PointAPileTable score(int seat, String cards) {
    s.scores[seat - 1] = take(cards);
    return this;
  }

  /** Cards to be put on piles. */
  public PointAPileTable drawn(String cards) {
    s.open = take(cards);
    s.toPut = (1 << s.open.length) - 1;
    return this;
  }

  /** Formed piles at which everybody points. */
  public PointAPileTable piles(String... piles) {
    s.piles = new byte[piles.length][];
    for (int i = 0; i < piles.length; i++) {
      s.piles[i] = take(piles[i]);
    }
    s.phase = Phase.POINTING;
    s.pointing = Seats.firstOnes(s.rules.seats());
    s.toPick = s.pointing;
    return this;
  }

  /** All but so many cards of the deck lie on the discards. */
  PointAPileTable deck(int left) {
    byte[] all = Arrays.copyOf(s.deck, s.deckLeft);
    s.deckLeft = left;
    s.discards = Arrays.copyOfRange(all, left, all.length);
    return this;
  }

  /** Only so many cards are left at all; the rest is out of the game, which only tests can do. */
  PointAPileTable lastCards(int left) {
    s.deckLeft = left;
    return this;
  }

  /** Plays moves like "S1 pick P2". */
  public PointAPileTable play(String... plies) {
    for (String ply : plies) {
      String[] words = ply.split(" ", 2);
      s = GAME.play(s, Seat.parse(words[0]), GAME.moves().parse(words[1]));
    }
    return this;
  }

  /** All seats pick, from the first to the last: "1" is a pile, "-" empty space. */
  PointAPileTable picks(String picks) {
    int i = 0;
    for (Seat seat : s.pointing) {
      char pick = picks.charAt(i++);
      play(seat + (pick == '-' ? " pick space" : " pick P" + pick));
    }
    return this;
  }

  /** The active seat puts the open cards on these piles, in order, each as far as it is new. */
  PointAPileTable form(int... piles) {
    for (int i = 0; i < piles.length; i++) {
      boolean fresh = piles[i] > s.piles.length;
      play(Seat.of(s.active) + " put " + (i + 1) + (fresh ? " new" : " P" + piles[i]));
    }
    return play(Seat.of(s.active) + " done");
  }

  /** The refusal of a move like "S1 pick P2", which is not among the legal ones. */
  Refusal refusal(String ply) {
    String[] words = ply.split(" ", 2);
    Seat seat = Seat.parse(words[0]);
    PointAPileMove move = GAME.moves().parse(words[1]);
    assertTrue(ply + " is legal", !GAME.legalMoves(s, seat).contains(move));
    return assertThrows(IllegalMove.class, () -> GAME.play(s, seat, move)).refusal();
  }

  /** The legal moves of a seat, as texts. */
  List<String> moves(int seat) {
    return GAME.legalMoves(s, Seat.of(seat - 1)).stream().map(GAME.moves()::text).toList();
  }

  /** What a move like "S1 pick P2" tells a viewer. */
  List<String> told(String ply, @Nullable Seat viewer) {
    String[] words = ply.split(" ", 2);
    return GAME.tell(s, Seat.parse(words[0]), GAME.moves().parse(words[1]), viewer).stream()
        .map(PointAPileEvent::text)
        .toList();
  }

  String scored(int seat) {
    return names(s.scores[seat - 1]);
  }

  int points(int seat) {
    return GAME.outcome(s).points().get(seat - 1);
  }

  String discarded() {
    return names(s.discards);
  }

  String open() {
    return names(s.open);
  }

  String toAct() {
    return GAME.toAct(s).toString();
  }

  public String phase() {
    return s.phase.name().toLowerCase(Locale.ROOT);
  }

  int active() {
    return s.active + 1;
  }

  List<Integer> places() {
    Outcome outcome = GAME.outcome(s);
    assertTrue("the game goes on", outcome.over());
    return outcome.places();
  }

  public PointAPileState state() {
    return s;
  }

  public PointAPileView view(int seat) {
    return GAME.view(s, Seat.of(seat - 1));
  }

  PointAPileView table() {
    return GAME.table(s);
  }

  private byte[] take(String cards) {
    String[] names = cards.isEmpty() ? new String[0] : cards.split(" ", -1);
    byte[] taken = new byte[names.length];
    for (int i = 0; i < names.length; i++) {
      taken[i] = PointAPileCards.parse(names[i]);
      int at = s.deckLeft - 1;
      while (at >= 0 && s.deck[at] != taken[i]) {
        at--;
      }
      assertTrue("the deck has no more " + names[i], at >= 0);
      s.deck = Cards.without(Arrays.copyOf(s.deck, s.deckLeft), at);
      s.deckLeft--;
    }
    return taken;
  }

  private static String names(byte[] cards) {
    List<String> names = new ArrayList<>();
    for (byte card : cards) {
      names.add(PointAPileCards.name(card));
    }
    return String.join(" ", names);
  }
}

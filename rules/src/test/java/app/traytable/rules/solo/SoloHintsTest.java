package app.traytable.rules.solo;

import app.traytable.rules.bots.Hint;
import app.traytable.rules.bots.HintedMatches;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.table.Colour;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Every reason of a hint is held against the table and against what the move leads to. */
public final class SoloHintsTest {
  /** Fewer than Hard has: the reasons are the same. */
  private static final int PLAY_OUTS = 30;

  private final Solo game = new Solo();

  @Test
  public void everyReasonIsTrue() {
    HintedMatches<SoloState, SoloMove, SoloView> matches =
        new HintedMatches<>(game, SoloBotsHard.of(game).withPlayOuts(PLAY_OUTS))
            .with("match-length=one-round");
    for (int seed = 0; seed < 150; seed++) {
      matches.play(2 + seed % 4, seed, this::isTrue);
    }
    List<String> inTurn = new ArrayList<>(SoloBots.REASONS);
    inTurn.remove(SoloBots.FREE_CARD);
    matches.assertGiven(inTurn);
  }

  private boolean isTrue(SoloState s, Seat seat, Hint<SoloMove> hint) {
    int i = seat.index();
    int own = s.hands[i].size;
    List<SoloMove> moves = game.legalMoves(s, seat);
    SoloMove move = hint.move();
    SoloState after = game.play(s, seat, move);
    return switch (hint.reason()) {
      case SoloBots.ONLY_MOVE -> moves.size() == 1;
      case SoloBots.GOES_OUT -> isOver(unhindered(after), s) && !isSilenceCostly(s, seat, move);
      case SoloBots.SOLO_AND_OUT -> isOver(unhindered(after), s) && isSilenceCostly(s, seat, move);
      case SoloBots.FREE_CARD -> s.phase == Phase.DRAWN && after.hands[i].size == own - 1;
      case SoloBots.SAY_SOLO -> own == 1 && s.isSilent(i) && !after.isSilent(i);
      case SoloBots.TRIPLE -> own - number(hint, 0) == after.hands[i].size;
      case SoloBots.NOTHING_FITS -> moves.stream().noneMatch(SoloHintsTest::lays);
      case SoloBots.SAVES_CARDS -> !lays(move) && moves.stream().anyMatch(SoloHintsTest::lays);
      case SoloBots.CHAIN_GOES_ON ->
          after.phase == Phase.CHAIN && after.chain == number(hint, 0) && after.current != i;
      case SoloBots.STOPS_CHAIN -> s.chain == number(hint, 0) && after.hands[i].size == own - 1;
      case SoloBots.KEEPS_HAND -> said(s, hint) >= own - 1 && after.hands[i].size == own - 1;
      case SoloBots.BETTER_HAND ->
          said(s, hint) < own && unhindered(after).hands[i].size == said(s, hint);
      case SoloBots.REFUSES_GIFT -> s.phase == Phase.ASKED && after.hands[i].size == own - 1;
      case SoloBots.GIVES_TWO -> unhindered(after).hands[other(hint)].size == said(s, hint) + 2;
      case SoloBots.GIVES_WORST -> takesLong(((SoloMove.Give) move).card()) || !anyTakesLong(s, i);
      case SoloBots.HINDERS ->
          said(s, hint) <= 3 && other(hint) == s.after(i) && !mayLayFreely(after, other(hint));
      case SoloBots.OWN_COLOUR -> isMost(s, i, hint.words().get(0).charAt(0));
      case SoloBots.KEEPS_BLACK -> blacks(s, i) > 0 && blacks(after, i) == blacks(s, i);
      default -> hint.reason().equals(Hint.WENT_BEST);
    };
  }

  /** How it goes on if nobody protects and gifts are given as they come. */
  private SoloState unhindered(SoloState state) {
    SoloState s = state;
    while (s.phase == Phase.GIVING || s.phase == Phase.ASKED || s.phase == Phase.ALL_SWAP) {
      Seat actor = Seat.of(SoloChoices.actor(s));
      s = game.play(s, actor, game.legalMoves(s, actor).get(0));
    }
    return s;
  }

  /** The same without a word would not end the round. */
  private boolean isSilenceCostly(SoloState s, Seat seat, SoloMove move) {
    SoloMove silent = new SoloMove.Silently(move);
    return game.legalMoves(s, seat).contains(silent)
        && !isOver(unhindered(game.play(s, seat, silent)), s);
  }

  private static boolean isOver(SoloState now, SoloState before) {
    return now.phase == Phase.OVER || now.round > before.round;
  }

  private static boolean lays(SoloMove move) {
    return !(move instanceof SoloMove.Draw
        || move instanceof SoloMove.Take
        || move instanceof SoloMove.Keep
        || move instanceof SoloMove.Accept
        || move instanceof SoloMove.Go
        || move instanceof SoloMove.Say);
  }

  private static boolean mayLayFreely(SoloState s, int seat) {
    return s.phase == Phase.TURN && s.current == seat;
  }

  private static boolean takesLong(byte card) {
    return switch (SoloCards.symbol(card)) {
      case NUMBER, CHANGE -> true;
      default -> false;
    };
  }

  private static boolean anyTakesLong(SoloState s, int seat) {
    for (byte card : s.hands[seat].cards.cards()) {
      if (takesLong(card)) {
        return true;
      }
    }
    return false;
  }

  private static int blacks(SoloState s, int seat) {
    int blacks = 0;
    for (byte card : s.hands[seat].cards.cards()) {
      blacks += SoloCards.colour(card) == Colour.BLACK ? 1 : 0;
    }
    return blacks;
  }

  private static boolean isMost(SoloState s, int seat, char letter) {
    int[] counts = new int[128];
    for (byte card : s.hands[seat].cards.cards()) {
      Colour colour = SoloCards.colour(card);
      counts[colour == Colour.BLACK ? 0 : colour.letter()]++;
    }
    for (int other = 1; other < counts.length; other++) {
      if (counts[other] > counts[letter]) {
        return false;
      }
    }
    return counts[letter] > 0;
  }

  private static int number(Hint<SoloMove> hint, int word) {
    return Integer.parseInt(hint.words().get(word));
  }

  private static int other(Hint<SoloMove> hint) {
    return Integer.parseInt(hint.words().get(0).substring(1)) - 1;
  }

  /** The number of cards of another seat that the hint tells, which must be the true one. */
  private static int said(SoloState s, Hint<SoloMove> hint) {
    int said = number(hint, 1);
    return said == s.hands[other(hint)].size ? said : Integer.MIN_VALUE;
  }
}

package app.traytable.rules.pointapile;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.contract.ByHand;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.contract.Trial;
import app.traytable.rules.pointapile.PointAPileState.Phase;
import app.traytable.rules.pointapile.bots.PointAPileBots;
import app.traytable.rules.pointapile.bots.PointAPileReason;
import app.traytable.rules.pointapile.bots.QuickBots;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Point-a-Pile for the contract. */
public final class PointAPileFixture
    implements Fixture<PointAPileState, PointAPileMove, PointAPileView, PointAPileEvent> {
  private final PointAPile game = new PointAPile();
  private final PointAPileBots bots = new PointAPileBots();

  @Override
  public Playable<
          PointAPileState, PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason>
      playable() {
    return new Playable<>(game, bots);
  }

  @Override
  public List<Trial> transcripts() {
    return List.of(
        Trial.parse("pointapile 2 1"),
        Trial.parse("pointapile 3 2 missions=on"),
        Trial.parse("pointapile 5 3 missions=on touch-me-not=on"));
  }

  @Override
  public int askedOfTheBest() {
    return 6;
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 5, 8);
  }

  @Override
  public List<Map<String, String>> optionSets() {
    return List.of(
        Map.of(),
        Map.of("missions", "on"),
        Map.of("touch-me-not", "on"),
        Map.of("missions", "on", "touch-me-not", "on"));
  }

  @Override
  public Object held(PointAPileState s) {
    return List.of(
        Arrays.toString(s.picks),
        s.rules.missions() ? Arrays.toString(Arrays.copyOf(s.missions, s.rules.seats())) : "");
  }

  @Override
  public int[] cards(PointAPileState s) {
    int[] counts = new int[PointAPileCards.FACES + PointAPileMission.values().length];
    for (int i = 0; i < s.deckLeft; i++) {
      counts[s.deck[i]]++;
    }
    for (int i = 0; i < s.open.length; i++) {
      if ((s.toPut >>> i & 1) != 0) {
        counts[s.open[i]]++;
      }
    }
    for (byte[] cards : List.of(s.discards, s.unwanted)) {
      count(cards, counts);
    }
    for (byte[][] piles : List.of(s.piles, s.waiting, s.scores)) {
      for (byte[] pile : piles) {
        count(pile, counts);
      }
    }
    for (byte mission : s.missions) {
      counts[PointAPileCards.FACES + mission]++;
    }
    return counts;
  }

  private static void count(byte[] cards, int[] counts) {
    for (byte card : cards) {
      counts[card]++;
    }
  }

  @Override
  public PointAPileState shuffleHidden(PointAPileState state, @Nullable Seat viewer, Rng rng) {
    PointAPileState other = new PointAPileState(state);
    other.rng = rng.next();
    other.deck = state.deck.clone();
    Cards.shuffle(other.deck, other.deckLeft, rng);
    other.picks = state.picks.clone();
    for (int seat = 0; seat < other.picks.length; seat++) {
      if (other.picks[seat] != Cards.NONE && !isSame(viewer, seat)) {
        other.picks[seat] = somePick(state, seat, rng);
      }
    }
    other.missions = state.missions.clone();
    for (int i = 0; i < other.missions.length; i++) {
      int j = rng.below(other.missions.length);
      if (isSecret(state, i, viewer) && isSecret(state, j, viewer)) {
        byte mission = other.missions[i];
        other.missions[i] = other.missions[j];
        other.missions[j] = mission;
      }
    }
    return other;
  }

  /** What the seat could have picked, had it still to pick. */
  private byte somePick(PointAPileState state, int seat, Rng rng) {
    PointAPileState before = new PointAPileState(state);
    before.toPick = Seats.only(seat);
    List<PointAPileMove> moves = game.legalMoves(before, Seat.of(seat));
    PointAPileMove move = moves.get(rng.below(moves.size()));
    return move instanceof PointAPileMove.Pick pick ? (byte) pick.pile() : PointAPileState.SPACE;
  }

  private static boolean isSecret(PointAPileState s, int mission, @Nullable Seat viewer) {
    boolean won = s.phase == Phase.OVER && (s.winners.bits() >>> mission & 1) != 0;
    return !isSame(viewer, mission) && !won;
  }

  private static boolean isSame(@Nullable Seat viewer, int seat) {
    return viewer != null && viewer.index() == seat;
  }

  /** Which of the piles is the first makes no difference. */
  @Override
  public Object gist(PointAPileState state) {
    PointAPileState sorted = new PointAPileState(state);
    sorted.piles = state.piles.clone();
    Arrays.sort(sorted.piles, Arrays::compare);
    return game.table(sorted);
  }

  @Override
  public List<PointAPileMove> someMoves() {
    List<PointAPileMove> moves = new ArrayList<>(PointAPileMoves.PICKS.subList(0, 9));
    moves.addAll(PointAPileMoves.PUTS_NEW);
    PointAPileMoves.PUTS.forEach(puts -> moves.addAll(puts.subList(0, 5)));
    for (int i = 0; i < 10; i++) {
      moves.add(PointAPileMoves.DONE);
      moves.add(PointAPileMoves.PICK_SPACE);
    }
    moves.add(new PointAPileMove.Pick(-1));
    moves.add(new PointAPileMove.Pick(200));
    moves.add(new PointAPileMove.Put(-1, 0));
    moves.add(new PointAPileMove.Put(0, -1));
    moves.add(new PointAPileMove.Put(40, 40));
    moves.add(new PointAPileMove.PutNew(-1));
    moves.add(new PointAPileMove.PutNew(99));
    return moves;
  }

  @Override
  public ByHand<PointAPileState, PointAPileMove> byHand(int seats) {
    return new PointAPileByHand(seats);
  }

  @Override
  public void checkPoints(PointAPileState s) {
    Outcome outcome = game.outcome(s);
    for (int seat = 0; seat < s.scores.length; seat++) {
      int sum = 0;
      for (PointAPileScore.Worth worth : game.table(s).worths(Seat.of(seat))) {
        sum += worth.points();
      }
      assertEquals(sum, (int) outcome.points().get(seat));
      boolean won = (s.winners.bits() >>> seat & 1) != 0;
      assertTrue("a winner has not reached the goal", !won || reachesGoal(s, seat));
    }
    if (!s.winners.isEmpty()) {
      int first = outcome.places().indexOf(1);
      assertTrue("nobody who reached the goal is first", s.winners.contains(Seat.of(first)));
    }
  }

  private static boolean reachesGoal(PointAPileState s, int seat) {
    long counts = PointAPileScore.count(s.scores[seat]);
    if (s.rules.missions()) {
      return PointAPileMission.of(s.missions[seat]).isWonBy(counts, s.points(seat));
    }
    return s.points(seat) >= 5 || PointAPileScore.ofBestColour(counts) >= 5;
  }

  /** The thinking ones in a hurry: what they may know does not depend on how long they think. */
  @Override
  public List<Bot<PointAPileMove, PointAPileView>> levels() {
    return QuickBots.levels();
  }
}

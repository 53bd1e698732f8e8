package app.traytable.rules.solo;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.contract.ByHand;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.contract.Trial;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.bots.SoloBots;
import app.traytable.rules.solo.bots.SoloGuide;
import app.traytable.rules.solo.bots.SoloHard;
import app.traytable.rules.solo.bots.SoloReason;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Solo for the contract. */
public final class SoloFixture implements Fixture<SoloState, SoloMove, SoloView, SoloEvent> {
  private static final int DECK = 120;

  /** So many worlds are enough to see what the best bot looks at. */
  private static final int HURRIED = 8;

  private static final Map<String, String> ONE_ROUND = Map.of(Solo.MATCH_LENGTH, Solo.ONE_ROUND);

  private final Solo game = new Solo();
  private final SoloBots bots = new SoloBots();

  @Override
  public Playable<SoloState, SoloMove, SoloView, SoloEvent, SoloReason> playable() {
    return new Playable<>(game, bots);
  }

  @Override
  public Object held(SoloState s) {
    return List.of(
        Arrays.stream(s.hands).map(hand -> hand.cards().list()).collect(Collectors.toList()),
        s.drawn,
        Arrays.toString(s.offer));
  }

  @Override
  public int[] cards(SoloState s) {
    int[] counts = new int[SoloCards.FACES];
    for (int i = 0; i < s.drawLeft; i++) {
      counts[s.draw[i]]++;
    }
    for (SoloHand hand : s.hands) {
      for (byte card : hand.cards().cards()) {
        counts[card]++;
      }
      assertEquals("a hand has lost count", hand.cards().size(), hand.size());
    }
    for (SoloPile p = s.pile; p != null; p = p.below()) {
      counts[p.top()]++;
    }
    int sum = 0;
    for (int count : counts) {
      sum += count;
    }
    assertEquals("cards in all", DECK, sum);
    return counts;
  }

  /**
   * Whatever the viewer does not know goes on one heap and is dealt out again, as many cards to
   * each place as lay there. What the others know is their secret and goes under.
   */
  @Override
  public SoloState shuffleHidden(SoloState state, @Nullable Seat viewer, Rng rng) {
    SoloState other = new SoloState(state);
    other.rng = rng.next();
    byte[] heap = new byte[DECK];
    int left = state.drawLeft;
    System.arraycopy(state.draw, 0, heap, 0, left);
    SoloBag[] certain = new SoloBag[state.hands.length];
    for (int seat = 0; seat < certain.length; seat++) {
      SoloHand hand = state.hands[seat];
      certain[seat] = certain(state, seat, viewer);
      SoloBag staying = certain[seat];
      for (byte card : hand.cards().cards()) {
        if (staying.has(card)) {
          staying = staying.without(card);
        } else {
          heap[left++] = card;
        }
      }
      assertEquals("a card is known where it is not", SoloBag.EMPTY, staying);
    }
    Cards.shuffle(heap, left, rng);
    boolean secretTurn = viewer == null || viewer.index() != state.current;
    other.hands = new SoloHand[certain.length];
    for (int seat = 0; seat < certain.length; seat++) {
      SoloBag cards = certain[seat];
      if (secretTurn && seat == state.current && state.drawn != Cards.NONE) {
        other.drawn = heap[left - 1];
      }
      for (int i = state.hands[seat].size() - cards.size(); i > 0; i--) {
        cards = cards.with(heap[--left]);
      }
      SoloHand hand = state.hands[seat].imagined(cards);
      boolean own = viewer != null && viewer.index() == seat;
      other.hands[seat] =
          viewer == null || own || state.phase == Phase.OVER
              ? hand
              : hand.knownTo(viewer.index(), certain[seat], certain.length);
    }
    other.draw = Arrays.copyOf(heap, left);
    if (secretTurn && state.offer.length > 0) {
      byte[] hand = other.hands[state.current].cards().cards();
      Cards.shuffle(hand, hand.length, rng);
      other.offer = Arrays.copyOf(hand, state.offer.length);
    }
    return other;
  }

  private static SoloBag certain(SoloState state, int seat, @Nullable Seat viewer) {
    if (state.phase == Phase.OVER || viewer != null && viewer.index() == seat) {
      return state.hands[seat].cards();
    }
    return viewer == null ? SoloBag.EMPTY : state.hands[seat].knownTo(viewer.index());
  }

  @Override
  public List<Trial> transcripts() {
    return List.of(
        new Trial("solo", 2, 1, ONE_ROUND),
        new Trial("solo", 3, 2, ONE_ROUND),
        new Trial("solo", 5, 3, ONE_ROUND));
  }

  @Override
  public List<Trial> choices() {
    return List.of(
        Trial.parse("solo 2 1 match-length=150"),
        Trial.parse("solo 4 2 match-length=150"),
        Trial.parse(
            "solo 6 3 action-start=on interject-actions=on lenient-solo=on match-length=one-round"
                + " mixed-chains=on"));
  }

  @Override
  public int askedOfTheBest() {
    return 4;
  }

  @Override
  public List<Integer> seatCounts() {
    return List.of(2, 3, 4, 7, 10);
  }

  /** Rounds hardly differ within a match, so most trials are one round and a few go on. */
  @Override
  public List<Map<String, String>> optionSets() {
    List<Map<String, String>> sets = new ArrayList<>();
    Map<String, String> all = new TreeMap<>(ONE_ROUND);
    for (String option :
        List.of(Solo.MIXED_CHAINS, Solo.LENIENT_SOLO, Solo.INTERJECT_ACTIONS, Solo.ACTION_START)) {
      Map<String, String> one = new TreeMap<>(ONE_ROUND);
      one.put(option, "on");
      all.put(option, "on");
      sets.add(one);
      sets.add(ONE_ROUND);
    }
    sets.add(all);
    sets.add(Map.of(Solo.MATCH_LENGTH, "150"));
    sets.add(Map.of());
    return sets;
  }

  /** The lot alone hardly ever lets a round end. */
  @Override
  public List<Bot<SoloMove, SoloView>> bots() {
    return List.of(new RandomBot<>(), SoloFixture::layIfPossible, SoloFixture::layIfPossible);
  }

  @Override
  public List<Bot<SoloMove, SoloView>> levels() {
    return List.of(
        bots.bot(Level.EASY),
        bots.bot(Level.NORMAL),
        new SoloHard(new WorldSearch<>(game, new SoloGuide(), HURRIED)));
  }

  private static SoloMove layIfPossible(SoloView view, List<SoloMove> moves, Rng rng) {
    boolean needsNoCard = SoloMoves.ALL.place(moves.get(0)) < SoloMoves.ALL.place(SoloMoves.SAY);
    int first = moves.size() > 1 && needsNoCard ? 1 : 0;
    return moves.get(first + rng.below(moves.size() - first));
  }

  @Override
  public List<SoloMove> someMoves() {
    return SoloMoves.ALL.all();
  }

  @Override
  public ByHand<SoloState, SoloMove> byHand(int seats) {
    return new SoloByHand(seats);
  }

  @Override
  public void checkPoints(SoloState s) {
    Outcome outcome = game.outcome(s);
    int most = Collections.max(outcome.points());
    boolean reached = s.rules.limit() == 0 ? s.last() != null : most > s.rules.limit();
    assertEquals("the match ends when somebody has passed the limit", reached, outcome.over());
    int fewest = Collections.min(outcome.points());
    for (int seat = 0; seat < s.hands.length; seat++) {
      assertEquals(
          "the fewest points win",
          outcome.points().get(seat) == fewest,
          outcome.places().get(seat) == 1);
    }
    int[] sums = new int[s.hands.length];
    for (SoloRound round : s.rounds) {
      if (round.winner() != null) {
        assertEquals(0, (int) round.points().get(round.winner().index()));
      }
      for (int seat = 0; seat < sums.length; seat++) {
        sums[seat] += round.points().get(seat);
      }
    }
    assertArrayEquals("the points are those of all rounds", s.points, sums);
    assertEquals("a round is missing", s.round, s.rounds.size() + (outcome.over() ? 0 : 1));
  }
}

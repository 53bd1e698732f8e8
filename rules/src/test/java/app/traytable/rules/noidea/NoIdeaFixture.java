package app.traytable.rules.noidea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.WorldSearch;
import app.traytable.rules.contract.ByHand;
import app.traytable.rules.contract.Fixture;
import app.traytable.rules.contract.Trial;
import app.traytable.rules.noidea.NoIdeaState.Phase;
import app.traytable.rules.noidea.bots.NoIdeaBots;
import app.traytable.rules.noidea.bots.NoIdeaGuide;
import app.traytable.rules.noidea.bots.NoIdeaReason;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Outcome;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** No Idea for the contract. */
public final class NoIdeaFixture
    implements Fixture<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent> {
  /** So many worlds are enough to see what the best bot looks at. */
  private static final int HURRIED = 8;

  private final NoIdea game = new NoIdea();
  private final NoIdeaBots bots = new NoIdeaBots();

  @Override
  public Playable<NoIdeaState, NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> playable() {
    return new Playable<>(game, bots);
  }

  @Override
  public List<Trial> transcripts() {
    String game = "noidea ";
    return List.of(
        Trial.parse(game + "2 1 gentle-start=on"),
        Trial.parse(game + "3 2 short-game=on"),
        Trial.parse(game + "5 3 gentle-start=on open-trophies=on short-game=on"));
  }

  @Override
  public List<Bot<NoIdeaMove, NoIdeaView>> levels() {
    return List.of(
        bots.bot(Level.EASY),
        bots.bot(Level.NORMAL),
        new WorldSearch<>(game, new NoIdeaGuide(), HURRIED));
  }

  @Override
  public Object held(NoIdeaState s) {
    return List.of(
        Arrays.toString(s.layout), Arrays.toString(Arrays.copyOf(s.trophies, s.trophiesWon)));
  }

  @Override
  public int[] cards(NoIdeaState s) {
    int[] counts = new int[NoIdeaCards.FACES + 6];
    for (int i = 0; i < s.drawLeft; i++) {
      counts[s.draw[i]]++;
    }
    for (byte card : s.layout) {
      if (card != Cards.NONE) {
        counts[card]++;
      }
    }
    for (NoIdeaPile pile : s.piles) {
      count(pile, counts);
    }
    count(s.removed, counts);
    if (s.held != Cards.NONE && s.heldFrom < 0) {
      counts[s.held]++;
    }
    for (int i = 0; i < s.prizes.length; i++) {
      counts[NoIdeaCards.prize(i % 3)] += s.prizes[i];
    }
    for (byte value : s.trophies) {
      counts[NoIdeaCards.FACES + value]++;
    }
    return counts;
  }

  private static void count(@Nullable NoIdeaPile pile, int[] counts) {
    for (NoIdeaPile p = pile; p != null; p = p.below()) {
      counts[p.top()]++;
    }
  }

  @Override
  public NoIdeaState shuffleHidden(NoIdeaState state, @Nullable Seat viewer, Rng rng) {
    NoIdeaState other = new NoIdeaState(state);
    other.rng = rng.next();
    other.draw = state.draw.clone();
    other.layout = state.layout.clone();
    other.trophies = state.trophies.clone();
    for (int slot = 0; slot < other.layout.length; slot++) {
      if (other.layout[slot] != Cards.NONE && !other.isSeen(slot)) {
        int swap = rng.below(other.drawLeft + 1);
        if (swap < other.drawLeft) {
          byte card = other.layout[slot];
          other.layout[slot] = other.draw[swap];
          other.draw[swap] = card;
        }
      }
    }
    Cards.shuffle(other.draw, other.drawLeft, rng);
    boolean open = state.phase == Phase.OVER || state.rules.openTrophies();
    for (int i = 0; i < other.trophies.length; i++) {
      int j = rng.below(other.trophies.length);
      if (isSecret(state, i, viewer, open) && isSecret(state, j, viewer, open)) {
        byte value = other.trophies[i];
        other.trophies[i] = other.trophies[j];
        other.trophies[j] = value;
      }
    }
    return other;
  }

  private static boolean isSecret(NoIdeaState s, int trophy, @Nullable Seat viewer, boolean open) {
    boolean own = trophy < s.trophiesWon && viewer != null && s.winners[trophy] == viewer.index();
    return !own && !(open && trophy < s.trophiesWon);
  }

  @Override
  public List<NoIdeaMove> someMoves() {
    List<NoIdeaMove> moves = new ArrayList<>(NoIdeaMoves.REVEALS);
    moves.addAll(NoIdeaMoves.LAYS.subList(0, 8));
    moves.addAll(List.of(NoIdeaMoves.DRAW, NoIdeaMoves.TOUCH, NoIdeaMoves.CLAIM));
    return moves;
  }

  @Override
  public ByHand<NoIdeaState, NoIdeaMove> byHand(int seats) {
    return new NoIdeaByHand(seats);
  }

  @Override
  public void checkPoints(NoIdeaState s) {
    Outcome outcome = game.outcome(s);
    int sum = 0;
    for (int i = 0; i < s.trophiesWon; i++) {
      sum += s.trophies[i];
    }
    for (int i = 0; i < s.prizes.length; i++) {
      sum += i % 3 * s.prizes[i];
    }
    assertEquals(sum, outcome.points().stream().mapToInt(p -> p).sum());
    assertTrue("more points than the game has", sum <= 46 + 6);
  }
}

package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.R;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import app.traytable.ui.noidea.NoIdeaRoom;
import app.traytable.ui.words.Speech;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The log as it is read on the screen says that a card went back exactly if it did. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class NoIdeaLogTest {
  private static final Player ANNA = Player.person("Anna");
  private static final Player BEN = Player.person("Ben");
  private static final Player ROBO = Player.bot("Robo", Level.EASY);
  private static final int PLACES = 6;

  private final Disk disk = new Disk();
  private final Resources resources =
      ApplicationProvider.<Application>getApplicationContext().getResources();

  /** Of each move so far, whether a card that was turned lies face down again. */
  private final List<Boolean> wentBack = new ArrayList<>();

  private int chosen;

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void beforeEverybody() {
    readAll(List.of(ANNA, BEN));
  }

  @Test
  public void aloneWithABot() {
    readAll(List.of(ANNA, ROBO));
  }

  @Test
  public void withAGentleStart() {
    readAll(List.of(ANNA, BEN), "gentle-start");
  }

  @Test
  public void withAMemoryAid() {
    readAll(List.of(ANNA, BEN), "memory-aid");
  }

  private void readAll(List<Player> players, String... options) {
    for (long seed = 1; seed <= 3; seed++) {
      read(players, seed, options);
    }
    assertTrue("piles that were chosen: " + chosen, chosen > 3);
  }

  private void read(List<Player> players, long seed, String... options) {
    Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match =
        Deal.in(
                NoIdeaRoom.INSTANCE,
                seed,
                setup -> {
                  for (String option : options) {
                    setup = setup.with(option, "on");
                  }
                  return setup;
                },
                players)
            .match();
    long id = disk.begin(match);
    OpenMatch<?, ?, ?, ?> open = disk.sit(id);
    Rng lot = new Rng(seed);
    wentBack.clear();
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<NoIdeaMove> moves = match.legalMoves(seat);
      NoIdeaMove move = moves.get(lot.below(moves.size()));
      chosen += move instanceof NoIdeaMove.Lay ? 1 : 0;
      Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> next = match.play(seat, move);
      wentBack.add(wentBack(match, next, seat, move));
      match = next;
      disk.play(open, seat, move);
      if (open.viewpoint().canUndo() && lot.below(2) == 0) {
        takeBackAndRepeat(open, seat, move);
      }
      if (match.plies() % 7 == 0) {
        check(open, match, 14);
      }
    }
    check(open, match, match.plies());
    check(disk.sit(id), match, match.plies());
  }

  private void takeBackAndRepeat(OpenMatch<?, ?, ?, ?> open, Seat seat, NoIdeaMove move) {
    int ply = open.plies();
    disk.behind(() -> open.undo(ply));
    assertEquals(ply - 1, open.plies());
    disk.play(open, seat, move);
  }

  /** By what lies on the table before and after, not by what is told. */
  private static boolean wentBack(
      Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> before,
      Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> after,
      Seat seat,
      NoIdeaMove move) {
    if (move instanceof NoIdeaMove.Claim) {
      return after.lastEvents(null).stream()
          .anyMatch(e -> e instanceof NoIdeaEvent.Shows s && !NoIdeaCards.isPrize(s.card()));
    }
    NoIdeaView then = before.table();
    NoIdeaView now = after.table();
    return move instanceof NoIdeaMove.Reveal
        && now.held() == Cards.NONE
        && cards(now, seat) == cards(then, seat)
        && now.trophiesLeft() == then.trophiesLeft();
  }

  private static int cards(NoIdeaView view, Seat seat) {
    int cards = 0;
    for (int place = 0; place < PLACES; place++) {
      cards += view.card(seat, place) == Cards.NONE ? 0 : 1;
    }
    return cards;
  }

  private void check(
      OpenMatch<?, ?, ?, ?> open,
      Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match,
      int lastMoves) {
    Set<String> back = saidOfWhatWentBack(match);
    Speech speech = new Speech(resources, names(match));
    Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> played = match;
    List<TableUi.LoggedMove> log = open.viewpoint().log().moves();
    assertEquals(match.plies(), log.size());
    for (int ply = log.size(); ply > Math.max(0, log.size() - lastMoves); ply--) {
      List<String> sentences = log.get(ply - 1).story().inWords(speech);
      boolean isClaim =
          played.lastEvents(null).stream().anyMatch(NoIdeaEvent.Claims.class::isInstance);
      // The cards of a claim are named while all look, and by the aid for ever.
      boolean isNamed = isClaim && (ply == log.size() || match.table().memoryAid());
      assertEquals(
          ply + ": " + sentences,
          wentBack.get(ply - 1) && !isNamed,
          sentences.stream().anyMatch(back::contains));
      played = played.before();
    }
  }

  private static List<String> names(Match<?, ?, ?, ?> match) {
    return match.players().stream().map(Player::name).toList();
  }

  private Set<String> saidOfWhatWentBack(Match<?, ?, ?, ?> match) {
    Set<String> said = new TreeSet<>();
    for (Seat seat : Seats.firstOnes(match.players().size())) {
      String name = match.players().get(seat.index()).name();
      for (int place = 1; place <= PLACES; place++) {
        said.add(resources.getString(R.string.tell_noidea_returns, name, place + ""));
        said.add(resources.getString(R.string.tell_noidea_shows_secret, name, place + ""));
      }
    }
    return said;
  }
}

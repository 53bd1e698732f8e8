package app.traytable.replay;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.res.Resources;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.match.Frame;
import app.traytable.room.GameRoom;
import app.traytable.room.MatchInRoom;
import app.traytable.room.Scene;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.ui.play.RoomUnderTest;
import app.traytable.ui.play.TestRooms;
import app.traytable.ui.words.Sentence;
import app.traytable.ui.words.Speech;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Matches of every game, looked back at with all eyes there are. */
@RunWith(AndroidJUnit4.class)
@Config(application = Application.class)
public final class ReplayedMatchTest {
  private static final List<Player> PLAYERS =
      List.of(Player.person("Anna"), Player.bot("Robo", Level.EASY), Player.person("Ben"));

  /** Some of these matches are long; what holds for so many moves holds for the others. */
  private static final int MOST_PLIES = 400;

  private final Resources resources =
      ApplicationProvider.<Application>getApplicationContext().getResources();

  @Test
  public void everyMomentIsExactlyWhatThoseEyesSawThen() {
    for (RoomUnderTest<?, ?, ?, ?> game : TestRooms.INSTANCE.getAll()) {
      goesThrough(over(game));
    }
  }

  private <M extends Move, V, E extends Event, H> void goesThrough(MatchInRoom<M, V, E, H> end) {
    ReplayedMatch<M, V, E, H> replay = LaidReplay.of(end);
    List<Eyes> choices = ui(replay).choices();
    assertEquals(PLAYERS.size() + 1, choices.size());
    List<Match<?, M, V, E>> moments = moments(end.match());
    for (Eyes eyes : choices) {
      replay.look(eyes);
      replay.goTo(0);
      for (int ply = 0; ply < moments.size() && ply < MOST_PLIES; ply++) {
        assertIs(moments.get(ply), ui(replay));
        replay.forward();
      }
      replay.goTo(moments.size());
      assertIs(end.match(), ui(replay));
      assertTrue(replay.isAtTheEnd());
      replay.goTo(end.match().plies() / 2);
      assertIs(moments.get(end.match().plies() / 2), ui(replay));
    }
  }

  private <M extends Move, V, E extends Event> void assertIs(
      Match<?, M, V, E> match, ReplayUi.Laid ui) {
    Frame frame = ui.table().frame();
    Seat seat = ui.eyes().seat();
    assertEquals(match.plies(), ui.ply());
    assertEquals(seat, frame.viewer());
    V seen =
        seat == null ? match.table() : ui.eyes().areOpen() ? match.open(seat) : match.view(seat);
    assertEquals(seen, frame.scene().getView());
    List<E> told = ui.eyes().areOpen() ? match.everythingOfTheLastMove() : match.lastEvents(seat);
    assertEquals(told, frame.scene().getHappened());
    assertEquals(match.toAct(), frame.toAct());
    assertTrue("nobody can do anything", frame.scene().getTurns().isEmpty());
    Speech speech = new Speech(resources, List.of("Anna", "Robo", "Ben"));
    sentences(frame.scene()).forEach(sentence -> assertFalse(sentence.whole(speech).isBlank()));
  }

  private static <M extends Move, V, E extends Event, H> List<Sentence> sentences(
      Scene<M, V, E, H> scene) {
    return scene.sentences(scene.getHappened());
  }

  /** Nothing that somebody alone knew is in it, whoever asks. */
  @Test
  public void aMatchThatGoesOnIsSeenAsEverybodySawIt() {
    for (RoomUnderTest<?, ?, ?, ?> game : TestRooms.INSTANCE.getAll()) {
      hidesAll(unfinished(over(game)));
    }
  }

  private <M extends Move, V, E extends Event, H> void hidesAll(MatchInRoom<M, V, E, H> played) {
    ReplayedMatch<M, V, E, H> replay = LaidReplay.of(played);
    assertEquals(List.of(Eyes.OF_THE_TABLE), ui(replay).choices());
    assertEquals(List.of(), ui(replay).course().turningPoints());
    for (Match<?, M, V, E> moment : moments(played.match())) {
      for (Eyes eyes : List.of(Eyes.open(Seat.of(0)), Eyes.of(Seat.of(2)))) {
        replay.look(eyes);
        assertEquals(Eyes.OF_THE_TABLE, ui(replay).eyes());
      }
      Frame frame = ui(replay).table().frame();
      assertEquals(null, frame.viewer());
      assertEquals(moment.table(), frame.scene().getView());
      assertEquals(moment.lastEvents(null), frame.scene().getHappened());
      Match<?, M, V, E> before = moment.before();
      assertEquals(before == null ? null : before.table(), frame.scene().getBefore());
      replay.forward();
    }
    replay
        .log()
        .moves()
        .forEach(move -> assertEquals(told(played.match(), move.ply()), move.story().getEvents()));
  }

  private static <M extends Move, V, E extends Event> List<E> told(Match<?, M, V, E> end, int ply) {
    List<E> told = new ArrayList<>();
    for (E event : moments(end).get(ply).lastEvents(null)) {
      told.add(ply == end.plies() ? event : end.game().afterwards(event));
    }
    return told;
  }

  @Test
  public void onlyTheNextMoveIsWatchedAndAnyOtherLaysTheTableAnew() {
    ReplayedMatch<?, ?, ?, ?> replay = LaidReplay.of(whist());
    long table = table(replay);

    replay.forward();
    replay.goTo(2);
    assertEquals(table, table(replay));
    replay.goTo(1);
    assertNotEquals(table, table(replay));
    table = table(replay);
    replay.look(Eyes.of(Seat.of(2)));
    assertNotEquals(table, table(replay));
    assertEquals(1, replay.at());
  }

  @Test
  public void roundsAreGoneThroughOneByOne() {
    ReplayedMatch<?, ?, ?, ?> replay = LaidReplay.of(whist());

    replay.onToARound();
    assertEquals(3, replay.at());
    replay.onToARound();
    assertEquals(6, replay.at());
    replay.forward();
    replay.backToARound();
    assertEquals(6, replay.at());
    replay.backToARound();
    assertEquals(3, replay.at());
    for (int round = 0; round < 9; round++) {
      replay.onToARound();
    }
    assertTrue(replay.isAtTheEnd());
  }

  @Test
  public void beyondTheEndsThereIsNothing() {
    ReplayedMatch<?, ?, ?, ?> replay = LaidReplay.of(whist());

    replay.goTo(-5);
    assertEquals(0, replay.at());
    replay.backToARound();
    assertEquals(0, replay.at());
    replay.goTo(1_000);
    assertEquals(24, replay.at());
    replay.forward();
    assertEquals(24, replay.at());
  }

  /** Who sees all cards from where Ben sits has sat there before. */
  @Test
  public void whoeverSitsNearStaysThereWhenAllCardsOpen() {
    ReplayedMatch<?, ?, ?, ?> replay = LaidReplay.of(whist());
    assertEquals(Eyes.open(Seat.of(0)), ui(replay).eyes());

    replay.look(Eyes.of(Seat.of(2)));
    replay.look(ui(replay).choices().get(0));

    assertEquals(Eyes.open(Seat.of(2)), ui(replay).eyes());
  }

  private static ReplayUi.Laid ui(ReplayedMatch<?, ?, ?, ?> replay) {
    return replay.ui(null, ReplaySpeed.USUAL, false);
  }

  private static long table(ReplayedMatch<?, ?, ?, ?> replay) {
    return ui(replay).table().frame().id();
  }

  private static MatchInRoom<?, ?, ?, ?> whist() {
    return over(TestRooms.INSTANCE.of("whist"));
  }

  private static MatchInRoom<?, ?, ?, ?> over(RoomUnderTest<?, ?, ?, ?> game) {
    return over(game.getRoom());
  }

  private static <M extends Move, V, E extends Event, H> MatchInRoom<M, V, E, H> over(
      GameRoom<M, V, E, H> room) {
    Match<?, M, V, E> match =
        Match.start(
            room.getPlayable().game(),
            Setup.of(room.getPlayable().game().info(), PLAYERS.size(), 5),
            PLAYERS);
    Rng rng = new Rng(5);
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<M> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return new MatchInRoom<>(room, match);
  }

  private static <M extends Move, V, E extends Event, H> MatchInRoom<M, V, E, H> unfinished(
      MatchInRoom<M, V, E, H> end) {
    int plies = Math.min(end.match().plies() - 1, MOST_PLIES / 4);
    return new MatchInRoom<>(end.room(), moments(end.match()).get(plies));
  }

  private static <M extends Move, V, E extends Event> List<Match<?, M, V, E>> moments(
      Match<?, M, V, E> end) {
    List<Match<?, M, V, E>> moments = new ArrayList<>();
    for (@Nullable Match<?, M, V, E> m = end; m != null; m = m.before()) {
      moments.add(0, m);
    }
    return moments;
  }
}

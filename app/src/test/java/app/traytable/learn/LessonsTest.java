package app.traytable.learn;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import app.traytable.Rooms;
import app.traytable.match.Animal;
import app.traytable.room.GameRoom;
import app.traytable.room.Turn;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Player;
import app.traytable.ui.help.HelpChapter;
import app.traytable.ui.whist.WhistRoom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;

/** No lesson goes stale: whatever a change of the rules makes of it, these name the step. */
public final class LessonsTest {
  private static final List<GameRoom<?, ?, ?, ?>> ROOMS = rooms();

  private static List<GameRoom<?, ?, ?, ?>> rooms() {
    List<GameRoom<?, ?, ?, ?>> rooms = new ArrayList<>(Rooms.STANDARD.all());
    rooms.add(WhistRoom.INSTANCE);
    return rooms;
  }

  @Test
  public void everyLessonGoesFromItsFirstStepToItsPraise() {
    forEveryLesson(Followed::toTheEnd);
  }

  @Test
  public void everyOtherLegalMoveIsExplainedAndChangesNothing() {
    forEveryLesson(Followed::tryOtherMoves);
  }

  @Test
  public void anIllegalMoveIsRefusedAsAtAnyTableAndChangesNothing() {
    forEveryLesson(Followed::tryIllegalMoves);
  }

  @Test
  public void everyGoodAnswerLeadsOnToTheEndOfItsDeal() {
    forEveryLesson(Followed::answerInEveryWay);
  }

  @Test
  public void aStepCanBeRepeatedFromWhereverItIs() {
    forEveryLesson(Followed::repeatEveryStep);
  }

  @Test
  public void everyGameCanBeLearnt() {
    for (GameRoom<?, ?, ?, ?> room : ROOMS) {
      String game = room.getPlayable().info().id();
      assertFalse(game, room.getLessons().isEmpty());
      Set<String> ids = new HashSet<>();
      for (Lesson lesson : room.getLessons()) {
        assertEquals(game, lesson.game());
        assertTrue(lesson.id(), ids.add(lesson.id()));
      }
    }
  }

  /** The table that is read here is in the lessons themselves: what each step is about. */
  @Test
  public void everyChapterOfTheBookIsTaughtInAStep() {
    for (GameRoom<?, ?, ?, ?> room : ROOMS) {
      String game = room.getPlayable().info().id();
      Set<String> taught = new HashSet<>();
      for (Lesson lesson : room.getLessons()) {
        lesson.steps().forEach(s -> s.chapters().forEach(c -> taught.add(game + "/" + c)));
      }
      Set<String> written = new HashSet<>();
      for (HelpChapter chapter : room.getBook().chapters()) {
        written.add(chapter.id());
      }
      assertEquals(written, taught);
    }
  }

  private interface Trial {
    void of(Followed<?, ?, ?, ?> lesson);
  }

  private static void forEveryLesson(Trial trial) {
    for (GameRoom<?, ?, ?, ?> room : ROOMS) {
      for (Lesson lesson : room.getLessons()) {
        trial.of(new Followed<>(room, lesson));
      }
    }
  }

  /** Somebody who follows a lesson step by step. */
  private record Followed<M extends Move, V, E extends Event, H>(
      GameRoom<M, V, E, H> room, Lesson lesson) {
    private LessonInPlay<M, V, E, H> from(int step) {
      List<Player> players = new ArrayList<>();
      List<Animal> animals = new ArrayList<>();
      for (int seat = 0; seat < lesson.most(); seat++) {
        String name = "Seat " + seat;
        players.add(seat == 0 ? Player.person(name) : Player.bot(name, Level.NORMAL));
        animals.add(Animal.ofSeat(seat));
      }
      try {
        return new LessonInPlay<>(room, lesson, step, players, animals);
      } catch (RuntimeException e) {
        throw new AssertionError(named(step) + " cannot be reached: " + e.getMessage(), e);
      }
    }

    private String named(int step) {
      return lesson.id() + ", step " + (step + 1);
    }

    private LessonInPlay<M, V, E, H> shown(int step) {
      LessonInPlay<M, V, E, H> table = from(step);
      show(table);
      return table;
    }

    private void show(LessonInPlay<M, V, E, H> table) {
      while (table.hasMoreToShow()) {
        try {
          table.showNext();
        } catch (RuntimeException e) {
          throw new AssertionError(named(table.at()) + ": " + e.getMessage(), e);
        }
      }
    }

    private LessonStep step(int at) {
      return lesson.steps().get(at);
    }

    /** The praise comes last, and no match is over before. */
    void toTheEnd() {
      LessonInPlay<M, V, E, H> table = from(0);
      int last = lesson.steps().size() - 1;
      for (int at = 0; at <= last; at++) {
        assertEquals(at, table.at());
        show(table);
        assertFalse(named(at), table.ui().table().frame().toAct().isEmpty());
        assertEquals(named(at), step(at).sentence(), table.ui().sentence());
        if (step(at).isToAct()) {
          act(table, step(at).mainWay());
        } else {
          table.goOn();
        }
      }
      assertEquals(last, table.at());
      assertEquals(LessonUi.Waits.FOR_NOTHING, table.ui().waits());
    }

    private void act(LessonInPlay<M, V, E, H> table, List<String> moves) {
      int at = table.at();
      for (String move : moves) {
        assertEquals(named(at), at, table.at());
        table.play(Lesson.LEARNER, room.getPlayable().game().moves().parse(move));
      }
      assertEquals(named(at) + ": " + moves, at + 1, table.at());
    }

    private List<M> legal(LessonInPlay<M, V, E, H> table) {
      List<M> moves = new ArrayList<>();
      for (Turn<?> turn : table.ui().table().frame().scene().getTurns()) {
        assertEquals(Lesson.LEARNER, turn.getSeat());
        turn.getMoves().forEach(move -> moves.add(room.getPlayable().game().moves().own(move)));
      }
      return moves;
    }

    void tryOtherMoves() {
      for (int at = 0; at < lesson.steps().size(); at++) {
        if (step(at).isToAct()) {
          LessonInPlay<M, V, E, H> table = shown(at);
          for (M move : legal(table)) {
            String text = room.getPlayable().game().moves().text(move);
            if (!step(at).accepts(List.of(text))) {
              int ply = table.ui().table().frame().ply();
              table.play(Lesson.LEARNER, move);
              assertEquals(named(at) + ": " + text, at, table.at());
              assertEquals(named(at) + ": " + text, ply, table.ui().table().frame().ply());
              assertNotEquals(named(at), 0, table.ui().sentence());
              assertEquals(named(at), step(at).otherwise(), table.ui().sentence());
            }
          }
          act(table, step(at).mainWay());
        }
      }
    }

    void tryIllegalMoves() {
      for (int at = 0; at < lesson.steps().size(); at++) {
        if (step(at).isToAct()) {
          LessonInPlay<M, V, E, H> table = shown(at);
          List<M> legal = legal(table);
          M illegal =
              room.getPlayable().game().moves().all().stream()
                  .filter(move -> !legal.contains(move))
                  .findFirst()
                  .orElseThrow();
          int ply = table.ui().table().frame().ply();
          table.play(Lesson.LEARNER, illegal);
          assertNotNull(named(at), table.ui().table().frame().refused());
          assertEquals(named(at), at, table.at());
          assertEquals(named(at), ply, table.ui().table().frame().ply());
          act(table, step(at).mainWay());
        }
      }
    }

    void answerInEveryWay() {
      for (int at = 0; at < lesson.steps().size(); at++) {
        for (List<String> way : step(at).ways()) {
          LessonInPlay<M, V, E, H> table = shown(at);
          act(table, way);
          while (!lesson.beginsDeal(table.at()) && table.at() < lesson.steps().size() - 1) {
            show(table);
            LessonStep next = step(table.at());
            if (next.isToAct()) {
              act(table, next.mainWay());
            } else {
              table.goOn();
            }
          }
          show(table);
        }
      }
    }

    void repeatEveryStep() {
      for (int at = 0; at < lesson.steps().size(); at++) {
        LessonInPlay<M, V, E, H> table = from(at);
        int before = table.ui().table().frame().ply();
        show(table);
        table.again();
        assertEquals(named(at), at, table.at());
        assertEquals(named(at), before, table.ui().table().frame().ply());
        show(table);
      }
    }
  }
}

package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertNull;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import app.traytable.rules.noidea.NoIdeaEvent;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.table.DealCode;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import app.traytable.ui.noidea.NoIdeaRoom;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.After;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Whoever has played a deal sees how it ended the last time it was played here. */
@RunWith(AndroidJUnit4.class)
public final class EarlierDealsTest {
  private static final UnaryOperator<Setup> SHORT = setup -> setup.with("short-game", "on");

  private final Disk disk = new Disk();

  @After
  public void close() {
    disk.close();
  }

  @Test
  public void theLatestIsToldAndHowManyThereAreBesides() {
    long first = disk.keep(played(5, SHORT, 1, "Anna", "Ben"));
    assertNull(over(first).annals().earlier());
    Match<?, ?, ?, ?> second = played(5, SHORT, 2, "Clara", "Ben");
    disk.keep(second);

    long third = disk.keep(played(5, SHORT, 3, "Anna", "Ben"));
    disk.restart();

    TableUi.Earlier earlier = Objects.requireNonNull(over(third).annals().earlier());
    assertEquals(1, earlier.more());
    List<TableUi.Ranked> ranking = earlier.ranking();
    assertEquals(second.outcome().places().stream().sorted().toList(), places(ranking));
    for (TableUi.Ranked ranked : ranking) {
      int seat = ranked.name().equals("Clara") ? 0 : 1;
      assertEquals(second.outcome().points().get(seat).intValue(), ranked.points());
      assertEquals(second.outcome().places().get(seat).intValue(), ranked.place());
    }
    assertEquals(DealCode.of(second.setup()), over(third).deal());
  }

  @Test
  public void anotherSeedOptionBeginnerOrNumberOfSeatsIsAnotherDeal() {
    disk.keep(played(6, SHORT, 1, "Anna", "Ben"));
    disk.keep(played(5, SHORT.andThen(s -> s.with("memory-aid", "on"))::apply, 1, "Anna", "Ben"));
    disk.keep(played(5, SHORT.andThen(s -> s.withFirst(Seat.of(0)))::apply, 1, "Anna", "Ben"));
    disk.keep(played(5, SHORT, 1, "Anna", "Ben", "Clara"));

    assertNull(over(disk.keep(played(5, SHORT, 1, "Anna", "Ben"))).annals().earlier());
  }

  @Test
  public void whatIsUnfinishedOrRemovedIsNotTold() {
    disk.keep(Objects.requireNonNull(played(5, SHORT, 1, "Anna", "Ben").before()));
    long removed = disk.keep(played(5, SHORT, 2, "Anna", "Ben"));
    disk.behind(() -> disk.repository().remove(removed));
    long id = disk.keep(played(5, SHORT, 3, "Anna", "Ben"));

    assertNull(earlier(id));
    disk.behind(() -> disk.repository().restore(List.of(removed)));
    assertNotNull(earlier(id));
  }

  private TableUi.@Nullable Earlier earlier(long id) {
    return over(id).annals().earlier();
  }

  private static List<Integer> places(List<TableUi.Ranked> ranking) {
    return ranking.stream().map(TableUi.Ranked::place).toList();
  }

  private TableUi.Over over(long id) {
    TableUi[] ui = new TableUi[1];
    OpenMatch<?, ?, ?, ?> open = disk.sit(id);
    disk.behind(() -> ui[0] = open.ui());
    return (TableUi.Over) ui[0];
  }

  /** Played to its end by lot. */
  private static Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> played(
      long seed, UnaryOperator<Setup> agreed, long lot, String... names) {
    List<Player> players = List.of(names).stream().map(Player::person).toList();
    Match<?, NoIdeaMove, NoIdeaView, NoIdeaEvent> match =
        Deal.in(NoIdeaRoom.INSTANCE, seed, agreed, players).match();
    Rng rng = new Rng(lot);
    while (!match.toAct().isEmpty()) {
      Seat seat = match.toAct().iterator().next();
      List<NoIdeaMove> moves = match.legalMoves(seat);
      match = match.play(seat, moves.get(rng.below(moves.size())));
    }
    return match;
  }
}

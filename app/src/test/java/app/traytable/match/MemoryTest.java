package app.traytable.match;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.noidea.NoIdea;
import app.traytable.rules.noidea.NoIdeaMove;
import app.traytable.rules.noidea.NoIdeaState;
import app.traytable.rules.noidea.NoIdeaView;
import app.traytable.rules.qwinto.Qwinto;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Match;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** To remember is the game in No Idea, and the log does not do it for anybody. */
public final class MemoryTest {
  private static final List<Player> TWO = List.of(Player.person("Anna"), Player.person("Ben"));
  private static final Seat ANNA = Seat.of(0);

  @Test
  public void aCardThatGoesBackIsNotNamed() {
    assertEquals(
        List.of(event("shows", "3", "?"), event("returns", "3")),
        kept("off", event("shows", "3", "R5"), event("returns", "3")));
  }

  @Test
  public void aCardThatIsLaidOrWonIsNamed() {
    List<Event> laid = List.of(event("shows", "3", "R5"), event("lays", "R5", "1"));
    List<Event> won = List.of(event("shows", "2", "C1"), event("wins-prize", "C1"));

    assertEquals(laid, kept("off", laid.get(0), laid.get(1)));
    assertEquals(won, kept("off", won.get(0), won.get(1)));
  }

  @Test
  public void onlyTheCardThatIsLaidIsNamed() {
    Event other = event("lays", "B2", "1");

    assertEquals(
        List.of(other, event("shows", "3", "?"), other),
        kept("off", other, event("shows", "3", "R5"), other));
  }

  @Test
  public void theSameCardLaidEarlierDoesNotCount() {
    Event earlier = event("lays", "R5", "1");

    assertEquals(
        List.of(earlier, event("shows", "3", "?")),
        kept("off", earlier, event("shows", "3", "R5")));
  }

  @Test
  public void theMemoryAidRemembersAll() {
    Event shown = event("shows", "3", "R5");

    assertEquals(List.of(shown), kept("on", shown));
  }

  @Test
  public void otherGamesHideNothingFromWhoSawIt() {
    Qwinto qwinto = new Qwinto();
    Event shown = event("shows", "3", "R5");

    assertEquals(
        List.of(shown),
        Memory.kept(Match.start(qwinto, Setup.of(qwinto.info(), 2, 1), TWO), List.of(shown)));
  }

  /** The words of the rules are the ones that are looked for here. */
  @Test
  public void inAWholeMatchCardsGoBackUnnamedAndOthersAreNamed() {
    NoIdea game = new NoIdea();
    Match<NoIdeaState, NoIdeaMove, NoIdeaView> match = noIdea("off");
    Rng lot = new Rng(3);
    List<Event> shown = new ArrayList<>();
    while (!game.toAct(match.state()).isEmpty()) {
      Seat seat = game.toAct(match.state()).iterator().next();
      List<NoIdeaMove> moves = game.legalMoves(match.state(), seat);
      match = match.play(seat, moves.get(lot.below(moves.size())));
      List<Event> events = match.lastEvents(null);
      List<Event> kept = Memory.kept(match, events);
      if (events.stream().anyMatch(event -> event.verb().equals("returns"))) {
        assertTrue(kept.toString(), kept.stream().anyMatch(e -> e.words().contains("?")));
      }
      shown.addAll(kept);
    }
    assertTrue(shown.stream().anyMatch(e -> e.verb().equals("shows") && isNamed(e)));
    assertTrue(shown.stream().anyMatch(e -> e.verb().equals("shows") && !isNamed(e)));
  }

  private static boolean isNamed(Event shown) {
    return !shown.words().get(1).equals("?");
  }

  private static List<Event> kept(String memoryAid, Event... events) {
    return Memory.kept(noIdea(memoryAid), List.of(events));
  }

  private static Match<NoIdeaState, NoIdeaMove, NoIdeaView> noIdea(String memoryAid) {
    NoIdea game = new NoIdea();
    Setup setup = Setup.of(game.info(), 2, 3).with("memory-aid", memoryAid);
    return Match.start(game, setup.with("short-game", "on"), TWO);
  }

  private static Event event(String verb, String... words) {
    return new Event(ANNA, verb, List.of(words));
  }
}

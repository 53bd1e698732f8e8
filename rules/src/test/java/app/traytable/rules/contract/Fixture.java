package app.traytable.rules.contract;

import app.traytable.rules.Playable;
import app.traytable.rules.bots.Bot;
import app.traytable.rules.bots.RandomBot;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Game;
import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Level;
import app.traytable.rules.table.Move;
import app.traytable.rules.table.Option;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the contract has to know of one game beyond the game itself: where its cards are and who
 * knows them.
 */
public interface Fixture<S, M extends Move, V, E extends Event> {
  Playable<S, M, V, E, ?> playable();

  default Game<S, M, V, E> game() {
    return playable().game();
  }

  /**
   * How many cards of each face there are in all places of the table together: always as many as at
   * the deal.
   */
  int[] cards(S state);

  /**
   * The same table with everything shuffled that this viewer cannot know, worked out from the state
   * and not from any view.
   *
   * @param viewer null for the table
   */
  S shuffleHidden(S state, @Nullable Seat viewer, Rng rng);

  /**
   * Everything that somebody holds or that lies before somebody, whoever knows it: what is seen
   * when a match that is over is looked back at.
   */
  Object held(S state);

  /** The table without what makes no difference to anybody, such as the order of equal places. */
  default Object gist(S state) {
    return game().table(state);
  }

  /** Moves that are well formed and often illegal. */
  List<M> someMoves();

  /** Checks what this game says about points: sums, limits, ties. */
  void checkPoints(S state);

  /** Somebody who counts along, apart from how the game does it. */
  ByHand<S, M> byHand(int seats);

  /** Who plays the games of the contract and of the transcripts. */
  default List<Bot<M, V>> bots() {
    return List.of(new RandomBot<>());
  }

  /**
   * Bots of every level, whose choices must not tell what is hidden. They are asked very often: who
   * searches is to search few worlds only.
   */
  default List<Bot<M, V>> levels() {
    List<Bot<M, V>> bots = new ArrayList<>();
    for (Level level : Level.values()) {
      bots.add(playable().bots().bot(level));
    }
    return bots;
  }

  /** The three games that are kept ply by ply. */
  default List<Trial> transcripts() {
    GameInfo info = game().info();
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      trials.add(new Trial(info.id(), info.minSeats() + i, i + 1, Map.of()));
    }
    return trials;
  }

  /** The matches in which is kept what bots choose. */
  default List<Trial> choices() {
    Map<String, String> all = optionSets().get(optionSets().size() - 1);
    String id = game().info().id();
    return List.of(
        new Trial(id, 2, 1, Map.of()), new Trial(id, 4, 2, Map.of()), new Trial(id, 3, 3, all));
  }

  /** In so many moments of such a match the best bot is asked. */
  default int askedOfTheBest() {
    return 20;
  }

  /** Option values to run, each with every seat count. */
  default List<Map<String, String>> optionSets() {
    List<Map<String, String>> sets = new ArrayList<>();
    Map<String, String> all = new LinkedHashMap<>();
    sets.add(Map.of());
    for (Option option : game().info().options()) {
      for (String value : option.values().subList(1, option.values().size())) {
        sets.add(Map.of(option.id(), value));
        all.put(option.id(), value);
      }
    }
    sets.add(all);
    return sets;
  }

  /** Seat counts to run. */
  default List<Integer> seatCounts() {
    GameInfo info = game().info();
    List<Integer> counts = new ArrayList<>();
    for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
      counts.add(seats);
    }
    return counts;
  }
}

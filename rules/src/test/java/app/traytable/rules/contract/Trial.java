package app.traytable.rules.contract;

import app.traytable.rules.table.GameInfo;
import app.traytable.rules.table.Player;
import app.traytable.rules.table.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One game to be played under the eyes of the contract, in one line: "noidea 3 42 short-game=on".
 */
public record Trial(String game, int seats, long seed, Map<String, String> options) {
  public Trial {
    options = new TreeMap<>(options);
  }

  /** The n-th trial of a fixture: all seat counts and option sets in turn. */
  static Trial number(Fixture<?, ?, ?, ?> fixture, int n) {
    List<Integer> seats = fixture.seatCounts();
    List<Map<String, String>> sets = fixture.optionSets();
    return new Trial(
        fixture.game().info().id(),
        seats.get(n % seats.size()),
        n,
        sets.get(n / seats.size() % sets.size()));
  }

  public static Trial parse(String line) {
    String[] words = line.split(" ", -1);
    Map<String, String> options = new TreeMap<>();
    for (int i = 3; i < words.length; i++) {
      String[] option = words[i].split("=", 2);
      options.put(option[0], option[1]);
    }
    return new Trial(words[0], Integer.parseInt(words[1]), Long.parseLong(words[2]), options);
  }

  Setup setup(GameInfo info) {
    Setup setup = Setup.of(info, seats, seed);
    for (Map.Entry<String, String> option : options.entrySet()) {
      setup = setup.with(option.getKey(), option.getValue());
    }
    return setup;
  }

  List<Player> players() {
    List<Player> players = new ArrayList<>();
    for (int i = 1; i <= seats; i++) {
      players.add(Player.person("Player " + i));
    }
    return players;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(game + " " + seats + " " + seed);
    options.forEach((option, value) -> text.append(' ').append(option).append('=').append(value));
    return text.toString();
  }
}

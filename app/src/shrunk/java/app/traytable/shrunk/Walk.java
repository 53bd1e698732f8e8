package app.traytable.shrunk;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Goes to the screens of the app by what is written on them, in one language. */
final class Walk {
  private static final int MOST_GO_ONS = 20;
  private static final List<String> SEATED = List.of("Player 1", "Biscuit", "Player 2");

  private final Phone phone;
  private final Words words;
  private final String title;

  /**
   * @param game that is played, by its name in the code
   */
  Walk(Phone phone, Words words, String game) {
    this.phone = phone;
    this.words = words;
    this.title = words.of(game + "_name");
  }

  Phone phone() {
    return phone;
  }

  /** Nobody watches, so nobody has to be waited for. */
  void hurryBots() {
    tap("settings");
    phone.tap(words.of("bot_speed") + ": " + words.of("bot_speed_at_once"));
    phone.tap(words.of("time_to_speak") + ": " + words.of("time_to_speak_short"));
    phone.tapBeginning(words.of("explain_news"));
    phone.back();
  }

  /** Something to touch, for which it may be necessary to leave behind what is being shown. */
  Node awaitOrGoOn(String what, Function<Stream<Node>, Optional<Node>> choose) {
    for (int i = 0; i < MOST_GO_ONS; i++) {
      Node node =
          phone.awaitOne(
              what,
              nodes ->
                  choose
                      .apply(nodes.stream())
                      .or(() -> nodes.stream().filter(this::isGoOn).findFirst())
                      .orElse(null));
      if (!isGoOn(node)) {
        return node;
      }
      phone.tap(node);
    }
    throw new AssertionError(what + ": going on leads nowhere: " + phone.said());
  }

  private boolean isGoOn(Node node) {
    return node.isTouchable() && node.said().contains(words.of("table_hurry"));
  }

  /**
   * The match is over, and everybody has the place and the points that were written down.
   *
   * @param line "end [2, 1, 3] [36, 0, 71]": places and points in the order of the seats
   */
  void awaitEnd(String line) {
    String[] numbers = line.replaceAll("[^-0-9 ]", "").trim().split(" +");
    for (int seat = 0; seat < SEATED.size(); seat++) {
      String place = numbers[seat] + "., " + SEATED.get(seat) + ", ";
      String reached = place + numbers[seat + SEATED.size()] + " ";
      awaitOrGoOn(
          reached,
          all ->
              all.filter(node -> node.label().replace('−', '-').startsWith(reached)).findFirst());
    }
  }

  /** From Home to the match that is not over. */
  void toTable() {
    tap("home_continue");
  }

  /** From Home to where the code of a deal is entered. */
  void toDeal() {
    toGame();
    tap("deal_by_code");
  }

  private void toGame() {
    phone.tap(
        phone.await(
            title,
            node ->
                node.said().contains(words.of("home_ways"))
                    && node.said().stream().anyMatch(said -> said.startsWith(title + ", "))));
  }

  /** From the result of a match to all there is, and in the end to Home. */
  void toEveryScreen() {
    phone.draw();
    tap("replay_again");
    look("replay_slider");
    tap("replay_step_on");
    phone.back();
    tap("result_home");
    tap("history");
    phone.tap(phone.await(title, node -> node.isTouchable() && node.label().startsWith(title)));
    look("played_watch");
    phone.back();
    phone.back();
    tap("help");
    phone.tapBeginning(title);
    tap("help_goal");
    look("help_all_chapters");
    phone.back();
    phone.back();
    tap("settings");
    tap("statistics");
    look("statistics_averages");
    phone.back();
    tap("parcel_title");
    look("parcel_share");
    phone.back();
    tap("about");
    look("about_licence");
    phone.back();
    phone.back();
    toGame();
    tap("home_who_plays");
    look("setup_start");
    phone.back();
    phone.tapBeginning(words.of("learn"));
    look("lesson_again");
    phone.back();
    phone.back();
    look("app_name");
  }

  private void tap(String name) {
    phone.tap(words.of(name));
  }

  /** That it is there, and drawn. */
  private void look(String name) {
    String text = words.of(name);
    phone.await(
        "“" + text + "”", node -> node.said().stream().anyMatch(said -> said.contains(text)));
    phone.draw();
  }
}

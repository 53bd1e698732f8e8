package app.traytable.shrunk;

import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Goes to the screens of the app by what is written on them, in one language. */
final class Walk {
  private static final int MOST_GO_ONS = 20;

  /** In looks: more than the two seconds that are set here. */
  private static final int TO_SPEAK = 4;

  private static final String NEW = "Ada";
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
    phone.tap(says(words.of("bot_speed") + ": " + words.of("bot_speed_at_once")));
    phone.tap(says(words.of("time_to_speak") + ": " + words.of("time_to_speak_short")));
    tapBeginning("explain_news");
    phone.back();
  }

  /**
   * Something to touch, for which it may be necessary to leave behind what is being shown. Whether
   * a lesson is offered is a matter of luck: the first deal of a script is a new one.
   */
  Node awaitOrGoOn(String what, Function<Screen, Optional<Node>> choose) {
    Function<Screen, Optional<Node>> wanted =
        screen -> find(screen, "learn_offer_no").or(() -> choose.apply(screen));
    Function<Screen, Optional<Node>> orGoOn =
        screen -> wanted.apply(screen).or(() -> find(screen, "table_hurry"));
    Node node = phone.awaitOn(what, orGoOn);
    for (int i = 0; says(node, "learn_offer_no") || says(node, "table_hurry"); i++) {
      assertTrue(what + ": going on leads nowhere: " + phone.seen().said(), i < MOST_GO_ONS);
      phone.tap(node);
      // Where the bots wait until people have had their say, nobody asks again meanwhile.
      node = phone.find(TO_SPEAK, wanted).orElseGet(() -> phone.awaitOn(what, orGoOn));
    }
    return node;
  }

  boolean goesOn(Screen screen) {
    return find(screen, "table_hurry").isPresent();
  }

  private Optional<Node> find(Screen screen, String name) {
    return screen.touchable().stream().filter(node -> says(node, name)).findFirst();
  }

  private boolean says(Node node, String name) {
    return node.said().contains(words.of(name));
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
          screen ->
              screen.nodes().stream()
                  .filter(node -> node.label().replace('−', '-').startsWith(reached))
                  .findFirst());
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
    tap("table_log");
    back();
    replay();
    tap("result_home");
    rules();
    table();
    lesson();
    played();
    settings();
    look("home_ways");
  }

  /** From the first card to the last, through anybody's eyes. */
  private void replay() {
    tap("replay_again");
    look("replay_slider");
    tap("replay_step_on");
    tapLike("replay_eyes");
    look("replay_whose_eyes");
    phone.tap(says(SEATED.get(0)));
    look("replay_slider");
    back();
  }

  private void rules() {
    tap("home_rules");
    phone.tap(await(title, said -> said.startsWith(title)));
    phone.tap(phone.awaitOn("a chapter", this::firstChapter));
    look("help_all_chapters");
    back();
    back();
  }

  /** Right below the game that has been unfolded. */
  private Optional<Node> firstChapter(Screen screen) {
    return screen.touchable().stream()
        .dropWhile(node -> node.said().stream().noneMatch(said -> said.startsWith(title)))
        .skip(1)
        .findFirst();
  }

  /** Who plays, and all that can be touched there. */
  private void table() {
    toGame();
    tap("home_who_plays");
    look("setup_start");
    tapLike("setup_free_said");
    look("setup_who_sits");
    phone.tap(await("a piece", said -> said.contains(SEATED.get(1) + ", ")));
    look("setup_on");
    tapLike("setup_begins_said");
    look("setup_lot");
    tapLike("setup_free_said");
    phone.type(NEW);
    tap("setup_sits");
    tap("setup_start");
    look("table_leave");
    tap("table_leave");
    tapLike("home_delete_which");
    look("home_undo");
  }

  private void lesson() {
    toGame();
    tapBeginning("learn");
    look("lesson_again");
    back();
    back();
  }

  private void played() {
    tap("history");
    phone.tap(await(title, said -> said.startsWith(title)));
    look("played_watch");
    back();
    back();
  }

  private void settings() {
    tap("settings");
    await(NEW, words.like("names_forget"));
    phone.draw();
    tap("statistics");
    look("statistics_averages");
    back();
    parcel();
    tap("about");
    tap("about_licence_read");
    look("about_others");
    back();
    back();
  }

  /** All that was played goes to a file, and comes back from it. */
  private void parcel() {
    tap("parcel_title");
    tapBeginning("parcel_share");
    phone.chooseApp();
    tapBeginning("parcel_save");
    phone.chooseFile();
    tapBeginning("parcel_bring");
    phone.chooseFile();
    look("parcel_nothing_new");
    back();
  }

  private void back() {
    phone.draw();
    phone.back();
  }

  private void tap(String name) {
    phone.tap(says(words.of(name)));
  }

  /** What begins so, and goes on with a note. */
  private void tapBeginning(String name) {
    String begin = words.of(name);
    phone.tap(await("“" + begin + "…”", said -> said.startsWith(begin)));
  }

  private void tapLike(String name) {
    phone.tap(await(words.of(name), words.like(name)));
  }

  private Node says(String text) {
    return await("“" + text + "”", text::equals);
  }

  private Node await(String what, Predicate<String> isSaid) {
    return phone.await(what, node -> node.isTouchable() && node.said().stream().anyMatch(isSaid));
  }

  /** That it is there, and drawn. */
  private void look(String name) {
    String text = words.of(name);
    phone.await(
        "“" + text + "”", node -> node.said().stream().anyMatch(said -> said.contains(text)));
    phone.draw();
  }
}

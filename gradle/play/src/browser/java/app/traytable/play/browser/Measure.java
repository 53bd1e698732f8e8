package app.traytable.play.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** How quick it is, and how large it grows: {@code ./gradlew :play:measure -Pminutes=10}. */
final class Measure {
  private static final Set<String> ASIDE =
      Set.of("Leave the table", "Undo", "What happened", "Rules", "Hint");

  private Measure() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("traytable-measure");
    long begun = System.nanoTime();
    try (RunningApp app = RunningApp.startAs(Labels.PHONE, data, "size=" + PhoneScreen.SIZE);
        Chromium browser = Chromium.start(Chromium.program().orElseThrow())) {
      PhoneScreen screen = PhoneScreen.open(browser, app);
      app.awaitReady();
      say("command to first picture", (System.nanoTime() - begun) / 1e9, "s");
      screen.settled(3_000);
      say("at rest", cpu(app, Duration.ofSeconds(20)), "% of a core");
      play(screen, new Labels(screen, data), Duration.ofMinutes(Long.parseLong(args[0])));
      say("memory after " + args[0] + " minutes", app.memory() / 1e6, "MB");
    }
  }

  /** Qwinto, again and again, by lot, with bots that take no breath: something always moves. */
  private static void play(PhoneScreen screen, Labels labels, Duration time)
      throws IOException, InterruptedException {
    labels.tap("Settings");
    labels.tap("At once");
    labels.tap("Back");
    watch(screen.page);
    List<Double> delays = new ArrayList<>();
    List<Double> rates = new ArrayList<>();
    Random chance = new Random(1);
    int taps = 0;
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      screen.page.evaluate("watched = []");
      labels.tap(choice(labels.things(), chance));
      taps++;
      screen.settled();
      note(screen.page, delays, rates);
    }
    say("taps", taps, "");
    say("tap to picture, median of " + delays.size(), median(delays), "ms");
    say("pictures while something moves, median of " + rates.size(), median(rates), "a second");
  }

  /** Whatever leads to the next match; at the table anything that does not lead away from it. */
  private static String choice(List<Labels.Thing> things, Random chance) {
    List<String> labels = things.stream().map(Labels.Thing::label).toList();
    for (String way : List.of("To the games", "Play Qwinto")) {
      Optional<String> found = labels.stream().filter(label -> label.contains(way)).findFirst();
      if (found.isPresent()) {
        return found.get();
      }
    }
    List<String> choices = labels.stream().filter(label -> !ASIDE.contains(label)).toList();
    return choices.get(chance.nextInt(choices.size()));
  }

  /** Notes when the screen is touched and when a picture comes. */
  private static void watch(Page page) {
    page.evaluate(
        """
        (() => {
          const glass = document.getElementById('glass'), note = () => watched.push(performance.now());
          window.watched = [];
          glass.addEventListener('pointerup', note);
          new MutationObserver(note).observe(glass, { attributeFilter: ['data-picture'] });
        })()
        """);
  }

  private static void note(Page page, List<Double> delays, List<Double> rates) {
    String times = page.evaluate("watched.join(' ')");
    double[] at = times.isEmpty() ? new double[0] : numbers(times);
    if (at.length > 1) {
      delays.add(at[1] - at[0]);
    }
    // The last picture only repeats the one before without loss.
    if (at.length > 7) {
      rates.add(1000 * (at.length - 3) / (at[at.length - 2] - at[1]));
    }
  }

  private static double[] numbers(String text) {
    String[] words = text.split(" ", -1);
    double[] numbers = new double[words.length];
    for (int i = 0; i < words.length; i++) {
      numbers[i] = Double.parseDouble(words[i]);
    }
    return numbers;
  }

  private static double cpu(RunningApp app, Duration time) throws InterruptedException {
    Duration before = app.cpu();
    Thread.sleep(time.toMillis());
    return 100.0 * app.cpu().minus(before).toMillis() / time.toMillis();
  }

  private static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2);
  }

  private static void say(String what, double value, String unit) {
    System.out.printf(Locale.ROOT, "%s: %.1f %s%n", what, value, unit);
  }
}

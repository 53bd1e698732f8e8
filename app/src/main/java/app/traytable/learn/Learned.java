package app.traytable.learn;

import app.traytable.data.SettingRow;
import app.traytable.match.Frame;
import app.traytable.room.Scene;
import app.traytable.settings.Settings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What those at this phone have learnt so far. What the database says in words of a later version
 * counts as nothing.
 *
 * @param words by the names under which they stand on disk
 */
public record Learned(Map<String, String> words) {
  public static final Learned NOTHING = new Learned(Map.of());

  private static final String LESSON = "lesson ";
  private static final String OFFERED = "offered ";
  private static final String TOLD = "told ";
  private static final String DONE = "done";
  private static final String YES = "yes";

  public Learned {
    words = Map.copyOf(words);
  }

  /** The step at which a lesson was left, counted from 0; the first one if it was finished. */
  public int stepOf(Lesson lesson) {
    String step = words.getOrDefault(LESSON + lesson.id(), "");
    boolean isKnown = step.matches("\\d{1,3}") && Integer.parseInt(step) < lesson.steps().size();
    return isKnown ? Integer.parseInt(step) : 0;
  }

  public boolean isFinished(Lesson lesson) {
    return DONE.equals(words.get(LESSON + lesson.id()));
  }

  /** Whether lessons of this game have been offered to whoever began it first. */
  public boolean isOffered(String game) {
    return words.containsKey(OFFERED + game);
  }

  /** Whether this has happened before, and been explained. */
  public boolean isTold(String news) {
    return words.containsKey(TOLD + news);
  }

  /** What is to be explained of this moment; null if there is nothing new. */
  public @Nullable News news(Scene<?, ?, ?, ?> scene) {
    for (News news : scene.getNews()) {
      if (!isTold(news.id())) {
        return news;
      }
    }
    return null;
  }

  /** Whether something of this moment is to be explained, if that is wanted. */
  public boolean hasNews(Frame frame, Settings settings) {
    return settings.explainsNews() && news(frame.scene()) != null;
  }

  Learned reaching(Lesson lesson, int step) {
    boolean isLast = step == lesson.steps().size() - 1;
    return with(LESSON + lesson.id(), isLast ? DONE : Integer.toString(step));
  }

  Learned offering(String game) {
    return with(OFFERED + game, YES);
  }

  Learned telling(String news) {
    return with(TOLD + news, YES);
  }

  /** These where the others say nothing of it, else what the others say. */
  Learned under(Learned others) {
    Map<String, String> more = new HashMap<>(words);
    more.putAll(others.words);
    return new Learned(more);
  }

  private Learned with(String name, String value) {
    Map<String, String> more = new HashMap<>(words);
    more.put(name, value);
    return new Learned(more);
  }

  static Learned from(List<SettingRow> rows) {
    Map<String, String> words = new HashMap<>();
    for (SettingRow row : rows) {
      // Settings have names of one word.
      if (row.name().indexOf(' ') > 0) {
        words.put(row.name(), row.value());
      }
    }
    return new Learned(words);
  }

  /** What has to be written where those others are written already. */
  List<SettingRow> newRows(Learned others) {
    return words.entrySet().stream()
        .filter(word -> !word.getValue().equals(others.words.get(word.getKey())))
        .map(word -> new SettingRow(word.getKey(), word.getValue()))
        .toList();
  }
}

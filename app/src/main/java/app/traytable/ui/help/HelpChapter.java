package app.traytable.ui.help;

import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing to know.
 *
 * @param id the game and a word, such as "chess/turn": a table opens its help with it
 * @param option the option that the whole chapter is about, if it is about one
 */
public record HelpChapter(
    String id, @StringRes int title, List<HelpPart> parts, @Nullable String option) {
  public HelpChapter {
    parts = List.copyOf(parts);
  }

  public HelpChapter(String id, @StringRes int title, HelpPart... parts) {
    this(id, title, List.of(parts), null);
  }

  /** The same chapter, all of it about this option. */
  public HelpChapter about(String option) {
    return new HelpChapter(id, title, parts, option);
  }

  public String game() {
    return id.substring(0, id.indexOf('/'));
  }

  /** What the search looks at: the heading of the chapter and those inside it. */
  public List<String> headings(Resources resources) {
    List<String> headings = new ArrayList<>();
    headings.add(onOneLine(resources, title));
    for (HelpPart part : parts) {
      if (part instanceof HelpPart.Headed headed) {
        headings.add(onOneLine(resources, headed.heading()));
      }
    }
    return headings;
  }

  private static String onOneLine(Resources resources, @StringRes int text) {
    return resources.getString(text).replace('\n', ' ');
  }
}

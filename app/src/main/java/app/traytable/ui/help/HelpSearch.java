package app.traytable.ui.help;

import android.content.res.Resources;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Looking something up in the books. */
public final class HelpSearch {
  private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

  private static final Pattern SPACES = Pattern.compile("[\\s\\p{Z}]+");

  private HelpSearch() {}

  /**
   * The chapters that have all words of the query in one heading, the name of the game helping.
   * Case and accents make no difference; an empty query finds nothing.
   */
  public static List<HelpHit> search(List<HelpBook> books, String query, Resources resources) {
    List<HelpHit> hits = new ArrayList<>();
    List<String> words = words(query);
    if (words.isEmpty()) {
      return hits;
    }
    for (HelpBook book : books) {
      String game = plain(resources.getString(book.shelf().name()));
      for (HelpChapter chapter : book.chapters()) {
        chapter.headings(resources).stream()
            .filter(heading -> words.stream().allMatch((game + " " + plain(heading))::contains))
            .findFirst()
            .ifPresent(heading -> hits.add(new HelpHit(book, chapter, heading)));
      }
    }
    return hits;
  }

  private static List<String> words(String query) {
    List<String> words = new ArrayList<>();
    for (String word : SPACES.split(plain(query), -1)) {
      if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  private static String plain(String text) {
    String letters = text.trim().toLowerCase(Locale.ROOT);
    return ACCENTS.matcher(Normalizer.normalize(letters, Normalizer.Form.NFD)).replaceAll("");
  }
}

package app.traytable.ui.help;

import app.traytable.ui.home.ShelfEntry;
import java.util.List;

/** The rules of one game. */
public record HelpBook(String game, ShelfEntry shelf, List<HelpChapter> chapters) {
  public HelpBook {
    chapters = List.copyOf(chapters);
  }
}

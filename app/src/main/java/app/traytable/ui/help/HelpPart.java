package app.traytable.ui.help;

import androidx.annotation.StringRes;
import app.traytable.ui.cards.CardFace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a chapter is made of. */
public sealed interface HelpPart {
  record Paragraph(@StringRes int text) implements HelpPart {}

  /** Cards as they lie on a table, row by row. */
  record Picture(List<List<LaidCard>> rows, @StringRes @Nullable Integer caption)
      implements HelpPart {
    public Picture(List<List<LaidCard>> rows) {
      this(rows, null);
    }
  }

  /** What the search finds by its heading. */
  sealed interface Headed extends HelpPart {
    @StringRes
    int heading();
  }

  /** A card or two, what they are called, and what there is to know about them. */
  record Entry(@StringRes int heading, @StringRes int text, List<CardFace> cards)
      implements Headed {
    public Entry(@StringRes int heading, @StringRes int text, CardFace... cards) {
      this(heading, text, List.of(cards));
    }
  }

  /** What an option of the set-up changes. */
  record Choice(String option, @StringRes int heading, @StringRes int text) implements Headed {}

  /** Something that only this game has, drawn by itself. */
  record Figure(@StringRes int caption, HelpDrawing drawing) implements HelpPart {}
}

package app.traytable.ui.cards;

import android.content.res.Resources;
import androidx.annotation.StringRes;
import java.util.List;

/** A text in the language of whoever looks, its gaps filled with more such texts or plain ones. */
public record Words(@StringRes int text, List<Object> gaps) {
  public Words {
    gaps = List.copyOf(gaps);
  }

  public Words(@StringRes int text, Object... gaps) {
    this(text, List.of(gaps));
  }

  public String from(Resources resources) {
    Object[] filled = new Object[gaps.size()];
    for (int i = 0; i < filled.length; i++) {
      filled[i] = gaps.get(i) instanceof Words words ? words.from(resources) : gaps.get(i);
    }
    return resources.getString(text, filled);
  }
}

package app.traytable.ui.home;

import androidx.annotation.StringRes;
import app.traytable.ui.cards.CardFace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game presents itself: words, maker and three of its cards. */
public record ShelfEntry(
    @StringRes int name,
    @StringRes int line,
    @StringRes int about,
    String publisher,
    List<@Nullable CardFace> emblem) {}

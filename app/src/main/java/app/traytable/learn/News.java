package app.traytable.learn;

import androidx.annotation.StringRes;

/**
 * Something that happens for the first time on this phone, and what there is to know of it.
 *
 * @param id the game and a word, such as "chess/castling"
 */
public record News(String id, @StringRes int sentence) {}

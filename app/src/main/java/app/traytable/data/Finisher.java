package app.traytable.data;

import androidx.annotation.NonNull;

/**
 * Somebody who has played a match to its end.
 *
 * @param emblem empty when they are not remembered for the next match
 */
public record Finisher(@NonNull String name, @NonNull String emblem) {}

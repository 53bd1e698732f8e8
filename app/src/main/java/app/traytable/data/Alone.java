package app.traytable.data;

import androidx.annotation.NonNull;

/** A match that somebody played alone. */
public record Alone(long id, @NonNull String game, @NonNull String name, int points, long ended) {}

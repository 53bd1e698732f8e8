package app.traytable.data;

import androidx.annotation.NonNull;

/** What can be told of every match, also of one that cannot be read. */
public record Listed(long id, @NonNull String game, long changed) {}

package app.traytable.data;

import androidx.annotation.NonNull;

/**
 * What Home shows of a match without its moves, and what can be told of one that cannot be read.
 *
 * @param opening empty when there is no text in its place
 */
public record Listed(
    long id,
    @NonNull String game,
    @NonNull String opening,
    @NonNull String emblems,
    int toAct,
    long changed) {}

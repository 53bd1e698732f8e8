package app.traytable.data;

import androidx.annotation.NonNull;

/**
 * What one seat reached, together with its match, as it stands in the list of what was played.
 *
 * @param seat -1 for a match of which nothing is known but that it is over
 * @param level as a {@link ResultRow} has it
 */
public record PlayedSeat(
    long id,
    @NonNull String game,
    @NonNull String emblems,
    long started,
    long changed,
    int seat,
    @NonNull String name,
    int points,
    int place,
    @NonNull String level) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/**
 * A match without its moves.
 *
 * @param opening the journal before the first move
 * @param emblems one for each seat, with spaces between them
 * @param toAct whose turn it is, one bit for each seat, so that Home need not replay the match
 * @param removed when it was taken from Home, in milliseconds since 1970: it is gone for good at
 *     the next start unless that is undone. 0 for a match that is there, and 1 too: one bit that
 *     tips over on the disk must not delete a match.
 * @param seal the {@link Seal} of the opening and all moves
 */
@Entity(tableName = "matches", indices = @Index({"over", "changed"}))
public record MatchRow(
    @PrimaryKey(autoGenerate = true) long id,
    @NonNull String game,
    @NonNull String opening,
    @NonNull String emblems,
    long started,
    long changed,
    int toAct,
    boolean over,
    long removed,
    @NonNull String seal) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * A match without its moves.
 *
 * @param opening the journal before the first move
 * @param emblems one for each seat, with spaces between them
 * @param toAct whose turn it is, one bit for each seat, so that Home need not replay the match
 * @param removed taken from Home, and gone for good at the next start unless that is undone
 */
@Entity(tableName = "matches")
public record MatchRow(
    @PrimaryKey(autoGenerate = true) long id,
    @NonNull String game,
    @NonNull String opening,
    @NonNull String emblems,
    long started,
    long changed,
    int toAct,
    boolean over,
    boolean removed) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;

/**
 * What one seat reached in a match that is over.
 *
 * @param level of a bot as a journal writes it, or that it was a person; empty until a match of an
 *     earlier version has been reckoned up
 */
@Entity(
    tableName = "results",
    primaryKeys = {"match_id", "seat"},
    indices = @Index("name"),
    foreignKeys =
        @ForeignKey(
            entity = MatchRow.class,
            parentColumns = "id",
            childColumns = "match_id",
            onDelete = ForeignKey.CASCADE))
public record ResultRow(
    @ColumnInfo(name = "match_id") long matchId,
    int seat,
    @NonNull String name,
    int points,
    int place,
    @NonNull @ColumnInfo(defaultValue = "") String level) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** What one seat reached in a match that is over. */
@Entity(
    tableName = "results",
    primaryKeys = {"match_id", "seat"},
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
    int place) {}

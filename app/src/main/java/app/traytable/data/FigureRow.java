package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** One thing that a game counts of one seat in a match that is over. */
@Entity(
    tableName = "figures",
    primaryKeys = {"match_id", "seat", "figure"},
    foreignKeys =
        @ForeignKey(
            entity = MatchRow.class,
            parentColumns = "id",
            childColumns = "match_id",
            onDelete = ForeignKey.CASCADE))
public record FigureRow(
    @ColumnInfo(name = "match_id") long matchId, int seat, @NonNull String figure, int value) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;

/** One move of a match, as its journal writes it: "S1 draw". */
@Entity(
    tableName = "plies",
    primaryKeys = {"match_id", "ply"},
    foreignKeys =
        @ForeignKey(
            entity = MatchRow.class,
            parentColumns = "id",
            childColumns = "match_id",
            onDelete = ForeignKey.CASCADE))
public record PlyRow(@ColumnInfo(name = "match_id") long matchId, int ply, @NonNull String text) {}

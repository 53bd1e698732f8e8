package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.ForeignKey;
import androidx.room.Index;
import androidx.room.PrimaryKey;

/**
 * That a match is over and has been reckoned up: its results and figures are there. It can always
 * be done again from the moves.
 *
 * @param deal the code of what was dealt
 * @param reckoned by which way of reckoning; a later one does it anew
 */
@Entity(
    tableName = "endings",
    indices = @Index("deal"),
    foreignKeys =
        @ForeignKey(
            entity = MatchRow.class,
            parentColumns = "id",
            childColumns = "match_id",
            onDelete = ForeignKey.CASCADE))
public record EndingRow(
    @PrimaryKey @ColumnInfo(name = "match_id") long matchId, @NonNull String deal, int reckoned) {}

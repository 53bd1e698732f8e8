package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.ColumnInfo;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * Somebody who has played on this phone, remembered for the next match.
 *
 * @param side where at the table they last sat with others, in degrees; {@link #NO_SIDE} if they
 *     never have
 */
@Entity(tableName = "people")
public record PersonRow(
    @PrimaryKey @NonNull String name,
    @NonNull String emblem,
    long played,
    @ColumnInfo(defaultValue = "-1") int side) {
  static final int NO_SIDE = -1;

  PersonRow withSide(int side) {
    return new PersonRow(name, emblem, played, side);
  }
}

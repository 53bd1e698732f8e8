package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * Somebody's statistics begin anew; their matches stay.
 *
 * @param since what ended before this moment does not count, in milliseconds since 1970
 */
@Entity(tableName = "fresh_starts")
public record FreshStartRow(@PrimaryKey @NonNull String name, long since) {}

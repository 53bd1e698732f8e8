package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/** Somebody who has played on this phone, remembered for the next match. */
@Entity(tableName = "people")
public record PersonRow(@PrimaryKey @NonNull String name, @NonNull String emblem, long played) {}

package app.traytable.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * One setting by name: a new one needs no migration. Room does not read NullMarked, hence NonNull.
 */
@Entity(tableName = "settings")
public record SettingRow(@PrimaryKey @NonNull String name, @NonNull String value) {}

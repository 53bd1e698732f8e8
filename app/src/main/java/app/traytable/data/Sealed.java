package app.traytable.data;

import androidx.annotation.NonNull;

/** Which match has which {@link Seal}. */
record Sealed(long id, @NonNull String seal) {}

/** Qwinto's card game: one call for everybody, and a sheet to fill with it. */
@NullMarked
package app.traytable.rules.qwinto;

import org.jspecify.annotations.NullMarked;

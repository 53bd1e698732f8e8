/** What all games share. */
@NullMarked
package app.traytable.rules.table;

import org.jspecify.annotations.NullMarked;

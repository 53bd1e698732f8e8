/** Matches on disk and on the table: who holds the phone, and what may be seen. */
@NullMarked
package app.traytable.match;

import org.jspecify.annotations.NullMarked;

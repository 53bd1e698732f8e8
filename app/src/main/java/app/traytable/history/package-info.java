/** What was played: matches that are over. */
@NullMarked
package app.traytable.history;

import org.jspecify.annotations.NullMarked;

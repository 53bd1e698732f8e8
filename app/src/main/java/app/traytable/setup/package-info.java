/** Laying a table: who sits where, who begins, and what is agreed on. */
@NullMarked
package app.traytable.setup;

import org.jspecify.annotations.NullMarked;

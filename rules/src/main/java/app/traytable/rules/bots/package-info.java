/** Players that need no person. They get a view and the legal moves, never a state. */
@NullMarked
package app.traytable.rules.bots;

import org.jspecify.annotations.NullMarked;

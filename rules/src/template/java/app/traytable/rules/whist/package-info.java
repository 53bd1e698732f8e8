/** Whist: a game as small as can be, as a template and as a proof that adding one is easy. */
@NullMarked
package app.traytable.rules.whist;

import org.jspecify.annotations.NullMarked;

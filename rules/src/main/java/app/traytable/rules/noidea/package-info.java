/** No Idea: clear six cards that nobody has looked at. */
@NullMarked
package app.traytable.rules.noidea;

import org.jspecify.annotations.NullMarked;

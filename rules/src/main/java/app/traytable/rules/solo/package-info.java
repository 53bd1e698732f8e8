/** Solo: be the first to get rid of all your cards. */
@NullMarked
package app.traytable.rules.solo;

import org.jspecify.annotations.NullMarked;

/** What the app has to know of a game, whichever it is; {@code ui.<game>} holds the games' own. */
@NullMarked
package app.traytable.room;

import org.jspecify.annotations.NullMarked;

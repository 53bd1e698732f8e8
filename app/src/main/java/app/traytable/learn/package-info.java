/** Learning a game by playing it: lessons, how far somebody has come, and what is new. */
@NullMarked
package app.traytable.learn;

import org.jspecify.annotations.NullMarked;

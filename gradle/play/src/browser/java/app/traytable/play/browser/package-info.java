/** Plays the app in a real browser, by what can be seen there. */
@NullMarked
package app.traytable.play.browser;

import org.jspecify.annotations.NullMarked;

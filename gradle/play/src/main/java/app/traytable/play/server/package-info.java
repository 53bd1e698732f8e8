/** A page on this machine that shows the app and hands on what is done to it. Knows no Android. */
@NullMarked
package app.traytable.play.server;

import org.jspecify.annotations.NullMarked;

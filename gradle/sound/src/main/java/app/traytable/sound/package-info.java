/** The sounds of the app, made of numbers: whoever builds it has made them. */
@NullMarked
package app.traytable.sound;

import org.jspecify.annotations.NullMarked;

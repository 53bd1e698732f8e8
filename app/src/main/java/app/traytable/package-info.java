@NullMarked
package app.traytable;

import org.jspecify.annotations.NullMarked;

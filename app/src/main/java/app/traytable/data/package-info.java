@NullMarked
package app.traytable.data;

import org.jspecify.annotations.NullMarked;

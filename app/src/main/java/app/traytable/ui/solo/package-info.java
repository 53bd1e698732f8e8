@NullMarked
package app.traytable.ui.solo;

import org.jspecify.annotations.NullMarked;

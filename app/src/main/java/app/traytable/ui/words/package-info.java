@NullMarked
package app.traytable.ui.words;

import org.jspecify.annotations.NullMarked;

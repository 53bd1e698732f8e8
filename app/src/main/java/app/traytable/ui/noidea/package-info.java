@NullMarked
package app.traytable.ui.noidea;

import org.jspecify.annotations.NullMarked;

@NullMarked
package app.traytable.ui.help;

import org.jspecify.annotations.NullMarked;

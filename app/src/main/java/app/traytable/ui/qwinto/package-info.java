@NullMarked
package app.traytable.ui.qwinto;

import org.jspecify.annotations.NullMarked;

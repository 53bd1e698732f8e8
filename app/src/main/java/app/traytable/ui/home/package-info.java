@NullMarked
package app.traytable.ui.home;

import org.jspecify.annotations.NullMarked;

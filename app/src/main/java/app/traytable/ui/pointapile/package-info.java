@NullMarked
package app.traytable.ui.pointapile;

import org.jspecify.annotations.NullMarked;

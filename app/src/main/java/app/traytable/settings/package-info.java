@NullMarked
package app.traytable.settings;

import org.jspecify.annotations.NullMarked;

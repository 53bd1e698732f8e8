@NullMarked
package app.traytable.rules;

import org.jspecify.annotations.NullMarked;

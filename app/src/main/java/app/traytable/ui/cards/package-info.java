@NullMarked
package app.traytable.ui.cards;

import org.jspecify.annotations.NullMarked;

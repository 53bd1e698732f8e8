/** Who plays Solo without a person. */
@NullMarked
package app.traytable.rules.solo.bots;

import org.jspecify.annotations.NullMarked;

/** Who plays Qwinto without a person. */
@NullMarked
package app.traytable.rules.qwinto.bots;

import org.jspecify.annotations.NullMarked;

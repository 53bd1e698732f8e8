/** Looking back at a match, from its first move to its last. */
@NullMarked
package app.traytable.replay;

import org.jspecify.annotations.NullMarked;

/** Who plays No Idea without a person. */
@NullMarked
package app.traytable.rules.noidea.bots;

import org.jspecify.annotations.NullMarked;

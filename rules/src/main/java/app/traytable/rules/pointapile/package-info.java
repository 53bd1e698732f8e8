/** Point-a-Pile: everybody points at once, and only who points alone scores. */
@NullMarked
package app.traytable.rules.pointapile;

import org.jspecify.annotations.NullMarked;

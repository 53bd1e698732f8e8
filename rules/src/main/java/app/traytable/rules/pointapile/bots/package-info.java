/** Who plays Point-a-Pile without a person. */
@NullMarked
package app.traytable.rules.pointapile.bots;

import org.jspecify.annotations.NullMarked;

/** Matches, people and settings on their way to another phone, or from one. */
@NullMarked
package app.traytable.parcel;

import org.jspecify.annotations.NullMarked;

/** What goes from phone to phone: matches, people and settings in one file. */
@NullMarked
package app.traytable.rules.parcel;

import org.jspecify.annotations.NullMarked;

/** What somebody asks of the app before it is open: the launcher's shortcuts. */
@NullMarked
package app.traytable.errand;

import org.jspecify.annotations.NullMarked;

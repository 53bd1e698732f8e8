/** What was played, counted: for one person, in one game or all, at tables of one kind or all. */
@org.jspecify.annotations.NullMarked
package app.traytable.statistics;

package app.traytable.rules.table;

/**
 * What a seat does. Implementations are records, equal by what they say; how they are written, read
 * and ordered is the business of their {@link Vocabulary}.
 */
public interface Move {}

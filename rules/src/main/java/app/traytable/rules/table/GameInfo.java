package app.traytable.rules.table;

/** What a game is, before anybody has sat down: enough for a shelf of boxes. */
public record GameInfo(String id, int minSeats, int maxSeats, int minAge, int minutes) {}

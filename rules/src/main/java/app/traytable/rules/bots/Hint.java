package app.traytable.rules.bots;

import app.traytable.rules.table.Move;

/** A move worth making and why, from what its seat may know. */
public record Hint<M extends Move, H>(M move, H reason) {}

package app.traytable.match;

/** Somebody who has played on this phone before. */
public record Person(String name, Animal animal) {}

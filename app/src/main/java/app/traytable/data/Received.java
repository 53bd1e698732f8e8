package app.traytable.data;

/**
 * What has come from elsewhere.
 *
 * @param matches that are new here
 * @param known matches that were here already
 * @param people who are new here
 * @param settings that nobody had chosen here
 */
public record Received(int matches, int known, int people, int settings) {}

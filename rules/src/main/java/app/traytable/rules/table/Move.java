package app.traytable.rules.table;

/** What a seat does. Implementations are records, equal by what they say. */
public interface Move {
  /** The one-line form that is kept in journals forever. */
  String text();

  /** Where it stands among the moves of its seat; no two legal moves share a place. */
  int order();
}

package app.traytable.rules.qwinto.bots;

/** Why a move of Qwinto is good. Fields count from 0. */
public sealed interface QwintoReason {
  /** A column of three is full then, and counts so many points more. */
  record FillsColumn(int field, int number, int points) implements QwintoReason {}

  /** A row is full then, and counts so many points. */
  record FillsRow(int field, int number, int points) implements QwintoReason {}

  /** Nowhere good, yet better than a failed attempt. */
  record AvoidsFailing(int field, int number) implements QwintoReason {}

  /** Enough numbers are left for the fields on both sides. */
  record LeavesRoom(int field, int number) implements QwintoReason {}

  /** It would close more fields than it fills. */
  record LeaveOut(int number) implements QwintoReason {}

  /** This sum fills a column of three when it goes into this field. */
  record CallFillsColumn(int sum, int field) implements QwintoReason {}

  /** This sum fills a row when it goes into this field. */
  record CallFillsRow(int sum, int field) implements QwintoReason {}

  /** This sum goes well into this field, and the others have no good field for it. */
  record CallForMeAlone(int sum, int field) implements QwintoReason {}

  /** This sum goes well into this field. */
  record CallLeavesRoom(int sum, int field) implements QwintoReason {}

  /** Nothing that can be called has a good field; this keeps the damage small. */
  record NothingToCall() implements QwintoReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements QwintoReason {}
}

package app.traytable.rules.qwinto.bots;

import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;

/** Why a move of Qwinto is good, or what speaks against it. Fields count from 0. */
public sealed interface QwintoReason {
  /** A column of three is full then, and counts so many points more. */
  record FillsColumn(int field, int number, int points) implements QwintoReason {}

  /** A row is full then, and counts so many points. */
  record FillsRow(int field, int number, int points) implements QwintoReason {}

  /** Nowhere good, yet better than a failed attempt. */
  record AvoidsFailing(int field, int number) implements QwintoReason {}

  /**
   * Then one field is missing in a column of three, and some number may still stand there.
   *
   * @param points what the full column counts; 0 where the bonus field itself is missing
   */
  record OneMoreForColumn(int field, int number, int missing, int points) implements QwintoReason {}

  /** Then one field is missing in the row, and some number may still stand there. */
  record OneMoreForRow(int field, int number, int missing) implements QwintoReason {}

  /** More numbers are left than empty fields on both sides. */
  record LeavesRoom(int field, int number, QwintoStretch left, QwintoStretch right)
      implements QwintoReason {}

  /**
   * It would close more than it brings.
   *
   * @param field where it would do the least harm
   * @param tight what would be left beside that field
   */
  record LeaveOut(int number, int field, QwintoStretch tight) implements QwintoReason {}

  /** This sum fills a column of three when it goes into this field. */
  record CallFillsColumn(int sum, int field, int points) implements QwintoReason {}

  /** This sum fills a row when it goes into this field. */
  record CallFillsRow(int sum, int field, int points) implements QwintoReason {}

  /** This sum goes well into this field, and the others have no good field for it. */
  record CallForMeAlone(int sum, int field) implements QwintoReason {}

  /** This sum goes into this field, and more numbers than empty fields are left on both sides. */
  record CallLeavesRoom(int sum, int field, QwintoStretch left, QwintoStretch right)
      implements QwintoReason {}

  /** This sum goes into this field, and so it is worth more than it costs. */
  record CallFits(int sum, int field) implements QwintoReason {}

  /** Nothing that can be called has a good field; this keeps the damage small. */
  record NothingToCall() implements QwintoReason {}

  /** Of all that was tried it went best. */
  record WentBest() implements QwintoReason {}

  /** What speaks against a move where another one is better. */
  sealed interface Against extends QwintoReason {}

  /**
   * The other move fills a column of three in this field, which counts so much, and this cannot.
   */
  record MissesColumn(int field, int points) implements Against {}

  /** The other move fills a row in this field, which counts so much, and this cannot. */
  record MissesRow(int field, int points) implements Against {}

  /** Whoever called and enters nothing takes a failed attempt: the first, second, third, fourth. */
  record TakesFailure(int attempts) implements Against {}

  /** The number left out would not close anything in this field. */
  record Harmless(int field) implements Against {}

  /** Fewer numbers are left for these fields than there are: not all of them can be filled. */
  record Closes(QwintoStretch stretch) implements Against {}

  /** It leaves few numbers for these fields, and the other move does not. */
  record Crowds(QwintoStretch stretch) implements Against {}

  /** It leaves fewer numbers for each of these fields than the other move for its own. */
  record LessRoom(QwintoStretch stretch, QwintoStretch better) implements Against {}

  /** A full row counts its last number, and this would be a low one. */
  record LowLast(int field, int number) implements Against {}

  /** A full column of three counts the number in its bonus field, and this would be a low one. */
  record LowBonus(int field, int number) implements Against {}

  /** Nobody may enter this sum: it is too low, or has no colour. It is a failed attempt. */
  record NobodyEnters(int sum) implements Against {}

  /** The own sheet has no field for this sum: a failed attempt. */
  record CallsInVain(int sum) implements Against {}

  /** Both moves call the same. */
  record SameCall(int sum) implements Against {}

  /** This sum lets somebody else fill a row or a column of three; the other one does not. */
  record HelpsFill(int sum, Seat other) implements Against {}

  /** Wherever this sum is entered, it closes fields beside it; the other one need not. */
  record CallCloses(int sum) implements Against {}

  /** No field for this sum leaves plenty of numbers on both sides; there is one for the other. */
  record CallCrowds(int sum) implements Against {}

  /** These others have a field for this sum with plenty of room; for the other one fewer have. */
  record HelpsMore(int sum, Seats others) implements Against {}

  /** So many fields are open for this sum, and so many for the other one. */
  record FewerFields(int sum, int fields, int better) implements Against {}
}

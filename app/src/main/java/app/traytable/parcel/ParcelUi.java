package app.traytable.parcel;

import app.traytable.data.Received;
import app.traytable.rules.parcel.ParcelRefused;

/** What is being done with a parcel, or what came of it. */
public sealed interface ParcelUi {
  /** Nothing, and there is nothing to say. */
  record Resting() implements ParcelUi {}

  enum Task {
    PACKING,
    READING,
    /** From here on it is too late to stop. */
    WRITING
  }

  /**
   * Work behind the screen.
   *
   * @param matches that have been packed or looked at
   * @param attempt tells one piece of work from the next
   */
  record Working(Task task, int matches, int attempt) implements ParcelUi {}

  record BroughtIn(Received received) implements ParcelUi {}

  /**
   * A file that is not brought in.
   *
   * @param match the one because of which; 0 if it is none of them
   */
  record Refused(ParcelRefused.Why why, int match) implements ParcelUi {}

  /** Everything lies in a file of the person's choice. */
  record Saved(int matches) implements ParcelUi {}

  /** Why something was not done for which no file is to blame. */
  enum Obstacle {
    /** The match is not over, or cannot be read. */
    NOT_TO_BE_SENT,
    /** The file could not be written. */
    NOT_WRITTEN,
    /** The database would not give or take it. */
    DISK,
    /** This phone has nothing to choose a file with. */
    NO_FILES
  }

  record Failed(Obstacle why) implements ParcelUi {}
}

package app.traytable.rules.table;

/** A text that is not the code of a deal. */
public final class BrokenDealCode extends Exception {
  private final DealRefusal why;
  private final String letters;

  BrokenDealCode(DealRefusal why, String letters) {
    super("This is no code of a deal: " + why);
    this.why = why;
    this.letters = letters;
  }

  public DealRefusal why() {
    return why;
  }

  /** For {@link DealRefusal#LETTER} the one that no code has, else those that count. */
  public String letters() {
    return letters;
  }
}

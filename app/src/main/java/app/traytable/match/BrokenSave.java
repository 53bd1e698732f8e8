package app.traytable.match;

/** A save that cannot be opened. Its message is in English, for whoever mends it. */
final class BrokenSave extends Exception {
  private final Damage damage;

  BrokenSave(Damage damage, String message) {
    super(message);
    this.damage = damage;
  }

  Damage damage() {
    return damage;
  }
}

package app.traytable.rules.table;

/** The colours of all decks. The letter stands for the colour in texts that are kept. */
public enum Colour {
  BLUE('B'),
  GRAY('A'),
  GREEN('G'),
  YELLOW('Y'),
  RED('R'),
  PURPLE('P'),
  ORANGE('O'),
  BLACK('K');

  private final char letter;

  Colour(char letter) {
    this.letter = letter;
  }

  public char letter() {
    return letter;
  }
}

package app.traytable.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The animal on the piece of a seat. Its text is "fox". The order is that of the seats. */
public enum Animal {
  FOX,
  WHALE,
  FROG,
  OWL,
  PIG,
  BEAR,
  CHICK,
  CAT,
  RABBIT,
  ELEPHANT;

  /** In earlier versions a seat had one of eight colours and one of eight shapes. */
  private static final int KINDS = 8;

  /** The animal of those who have not chosen one: different for every seat there can be. */
  public static Animal ofSeat(int seat) {
    return values()[seat % values().length];
  }

  /** Unreadable text gives the seat's usual animal: a piece is never worth losing a match. */
  public static Animal parse(String text, int seat) {
    for (Animal animal : values()) {
      if (animal.toString().equals(text)) {
        return animal;
      }
    }
    return text.matches("[0-7]\\.[0-7]")
        ? ofSeat(seatOfSign(text.charAt(0) - '0', text.charAt(2) - '0'))
        : ofSeat(seat);
  }

  /**
   * Earlier versions kept "3.5", the fourth colour and the sixth shape. Each such sign was the
   * usual one of exactly one seat if there were 64: the seats went through the colours and began
   * three shapes further on with each round.
   */
  private static int seatOfSign(int colour, int shape) {
    int round = 3 * (shape - colour + KINDS) % KINDS;
    return colour + KINDS * round;
  }

  /**
   * One for each seat, all different: where two signs of an earlier version have become the same
   * animal, the later seat takes the first that nobody has.
   */
  public static List<Animal> parseAll(String text, int seats) {
    String[] words = text.split(" ", -1);
    List<Animal> animals = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      animals.add(parse(seat < words.length ? words[seat] : "", seat));
    }
    for (int seat = 1; seat < seats; seat++) {
      if (animals.subList(0, seat).contains(animals.get(seat))) {
        animals.set(seat, unlike(animals, animals.get(seat)));
      }
    }
    return animals;
  }

  private static Animal unlike(List<Animal> taken, Animal otherwise) {
    for (Animal animal : values()) {
      if (!taken.contains(animal)) {
        return animal;
      }
    }
    return otherwise;
  }

  public static String text(List<Animal> animals) {
    StringBuilder text = new StringBuilder();
    for (Animal animal : animals) {
      text.append(text.length() == 0 ? "" : " ").append(animal);
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}

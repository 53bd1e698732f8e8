package app.traytable.match;

import java.util.ArrayList;
import java.util.List;

/**
 * The sign of a seat: a colour and a shape, each by its number in the drawings of cards. Its text
 * is "3.5".
 */
public record Emblem(int colour, int shape) {
  public static final int KINDS = 8;

  /** The sign of those who have not chosen one: different for every seat there can be. */
  public static Emblem ofSeat(int seat) {
    return new Emblem(seat % KINDS, (seat + 3 * (seat / KINDS)) % KINDS);
  }

  /** Unreadable text gives the seat's usual sign: a sign is never worth losing a match. */
  public static Emblem parse(String text, int seat) {
    if (!text.matches("[0-7]\\.[0-7]")) {
      return ofSeat(seat);
    }
    return new Emblem(text.charAt(0) - '0', text.charAt(2) - '0');
  }

  static List<Emblem> parseAll(String text, int seats) {
    String[] words = text.split(" ", -1);
    List<Emblem> emblems = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      emblems.add(parse(seat < words.length ? words[seat] : "", seat));
    }
    return emblems;
  }

  static String text(List<Emblem> emblems) {
    StringBuilder text = new StringBuilder();
    for (Emblem emblem : emblems) {
      text.append(text.length() == 0 ? "" : " ").append(emblem);
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return colour + "." + shape;
  }
}

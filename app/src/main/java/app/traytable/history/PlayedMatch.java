package app.traytable.history;

import app.traytable.data.PlayedSeat;
import app.traytable.match.Animal;
import app.traytable.rules.parcel.Parcel;
import app.traytable.rules.table.Journal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match that is over, as its rows tell of it.
 *
 * @param started in milliseconds since 1970, as is when it ended; {@link Parcel#UNKNOWN} for a
 *     match that came from elsewhere without that
 * @param ranked everybody in the order of their places; nobody when the rows are damaged
 */
public record PlayedMatch(long id, String game, long started, long ended, List<Ranked> ranked) {
  /** What somebody reached. */
  public record Ranked(String name, Animal animal, boolean isBot, int place, int points) {}

  public PlayedMatch {
    ranked = List.copyOf(ranked);
  }

  /** Whether nothing is known of it but that it was played. */
  public boolean isDamaged() {
    return ranked.isEmpty();
  }

  /** Nobody else took part. */
  public boolean isAlone() {
    return ranked.size() == 1;
  }

  /** Nobody has written down when it began, and so not how long it took. */
  public boolean isOfUnknownBeginning() {
    return started == Parcel.UNKNOWN;
  }

  /** From seats that come match by match. */
  static List<PlayedMatch> of(List<PlayedSeat> seats) {
    Map<Long, List<PlayedSeat>> matches = new LinkedHashMap<>();
    for (PlayedSeat seat : seats) {
      matches.computeIfAbsent(seat.id(), id -> new ArrayList<>()).add(seat);
    }
    List<PlayedMatch> played = new ArrayList<>();
    matches.forEach((id, ofOne) -> played.add(ofOne(ofOne)));
    return List.copyOf(played);
  }

  private static PlayedMatch ofOne(List<PlayedSeat> seats) {
    PlayedSeat match = seats.get(0);
    return new PlayedMatch(
        match.id(),
        match.game(),
        match.started(),
        match.changed(),
        isSound(seats) ? ranked(seats) : List.of());
  }

  /** Every seat is there once, with a name and a place that there is. */
  private static boolean isSound(List<PlayedSeat> seats) {
    for (int seat = 0; seat < seats.size(); seat++) {
      PlayedSeat row = seats.get(seat);
      boolean isPlace = row.place() >= 1 && row.place() <= seats.size();
      if (row.seat() != seat || !isPlace || row.name().isBlank()) {
        return false;
      }
    }
    return true;
  }

  private static List<Ranked> ranked(List<PlayedSeat> seats) {
    List<Animal> animals = Animal.parseAll(seats.get(0).emblems(), seats.size());
    List<Ranked> ranked = new ArrayList<>();
    for (PlayedSeat row : seats) {
      // Where an earlier version has not said who was a bot, nobody was.
      boolean isBot = !row.level().isEmpty() && !row.level().equals(Journal.played(null));
      Animal animal = animals.get(row.seat());
      ranked.add(new Ranked(row.name(), animal, isBot, row.place(), row.points()));
    }
    // Who shares a place stays in the order of the seats.
    ranked.sort(Comparator.comparingInt(Ranked::place));
    return ranked;
  }
}

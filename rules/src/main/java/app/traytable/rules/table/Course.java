package app.traytable.rules.table;

import java.util.ArrayList;
import java.util.List;

/**
 * The course of a match: where its rounds begin, and where it turned because others than before
 * were in front. It asks every state once, so it takes about as long as playing the moves does.
 *
 * @param plies how many moves were made
 * @param rounds after how many moves each round begins; the first begins after none
 * @param turningPoints after how many moves others are in front than before, looked at whenever the
 *     turn has passed: where all answer one after the other, nobody leads in between. None while
 *     the match goes on, since places may rest on what is hidden
 */
public record Course(int plies, List<Integer> rounds, List<Integer> turningPoints) {
  public Course {
    rounds = List.copyOf(rounds);
    turningPoints = List.copyOf(turningPoints);
  }

  public static Course of(Match<?, ?, ?, ?> match) {
    List<Match<?, ?, ?, ?>> moments = moments(match);
    boolean isOver = match.toAct().isEmpty();
    return new Course(match.plies(), rounds(moments), isOver ? turningPoints(moments) : List.of());
  }

  private static List<Match<?, ?, ?, ?>> moments(Match<?, ?, ?, ?> match) {
    Match<?, ?, ?, ?>[] moments = new Match<?, ?, ?, ?>[match.plies() + 1];
    for (Match<?, ?, ?, ?> m = match; m != null; m = m.before()) {
      moments[m.plies()] = m;
    }
    return List.of(moments);
  }

  private static List<Integer> rounds(List<Match<?, ?, ?, ?>> moments) {
    List<Integer> rounds = new ArrayList<>();
    rounds.add(0);
    Seat first = moments.get(0).turn();
    for (int ply = 1; ply < moments.size(); ply++) {
      Match<?, ?, ?, ?> before = moments.get(ply - 1);
      Match<?, ?, ?, ?> now = moments.get(ply);
      boolean isBack = now.round() == 0 && now.turn() == first && before.turn() != first;
      if (isBack || now.round() != before.round()) {
        rounds.add(ply);
      }
    }
    return rounds;
  }

  private static List<Integer> turningPoints(List<Match<?, ?, ?, ?>> moments) {
    List<Integer> points = new ArrayList<>();
    Seats leaders = leaders(moments.get(0).outcome());
    for (int ply = 1; ply < moments.size(); ply++) {
      boolean isLast = ply == moments.size() - 1;
      if (isLast || isNext(moments.get(ply - 1), moments.get(ply))) {
        Seats now = leaders(moments.get(ply).outcome());
        if (now != leaders) {
          points.add(ply);
        }
        leaders = now;
      }
    }
    return points;
  }

  private static boolean isNext(Match<?, ?, ?, ?> before, Match<?, ?, ?, ?> now) {
    return now.turn() != before.turn() || now.round() != before.round();
  }

  private static Seats leaders(Outcome outcome) {
    int bits = 0;
    for (int seat = 0; seat < outcome.places().size(); seat++) {
      if (outcome.places().get(seat) == 1) {
        bits |= 1 << seat;
      }
    }
    return Seats.ofBits(bits);
  }

  /** In which round one is after so many moves, counted from 1. */
  public int roundAt(int ply) {
    int round = 0;
    while (round < rounds.size() && rounds.get(round) <= ply) {
      round++;
    }
    return round;
  }

  /** Where the round before begins; in the middle of a round, this one. */
  public int backToARound(int ply) {
    int begins = rounds.get(roundAt(ply) - 1);
    return begins < ply || begins == 0 ? begins : rounds.get(roundAt(ply) - 2);
  }

  /** Where the next round begins; in the last one, its end. */
  public int onToARound(int ply) {
    int round = roundAt(ply);
    return round < rounds.size() ? rounds.get(round) : plies;
  }
}

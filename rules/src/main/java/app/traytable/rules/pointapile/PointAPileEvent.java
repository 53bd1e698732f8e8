package app.traytable.rules.pointapile;

import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Event;
import app.traytable.rules.table.Seat;
import app.traytable.rules.table.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What may happen in Point-a-Pile. Piles count from 0 here and from 1 in texts. */
public sealed interface PointAPileEvent extends Event {
  /** The cards of a new round. */
  record Draws(Seat seat, List<Byte> cards) implements PointAPileEvent {
    public Draws {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("draws", names(cards));
    }
  }

  record Puts(Seat seat, byte card, int pile) implements PointAPileEvent {
    @Override
    public String text() {
      return line("puts", PointAPileCards.name(card), place(pile));
    }
  }

  /** The piles are formed. */
  record CountsDown(Seat seat, Seats pointing) implements PointAPileEvent {
    @Override
    public String text() {
      return line("counts-down", pointing);
    }
  }

  /**
   * Points in secret.
   *
   * @param target a pile, {@link PointAPileView#SPACE}, or {@link Cards#HIDDEN} to all others
   */
  record Picks(Seat seat, byte target) implements PointAPileEvent {
    @Override
    public String text() {
      return line("picks", place(target));
    }
  }

  /**
   * All fingers have come down.
   *
   * @param target a pile, or {@link PointAPileView#SPACE}
   */
  record Points(Seat seat, byte target) implements PointAPileEvent {
    @Override
    public String text() {
      return line("points", place(target));
    }

    @Override
    public boolean isLookedAt() {
      return true;
    }
  }

  /** Only one player has pointed at this pile. */
  record Wanted(Seat seat, int pile, Seat by) implements PointAPileEvent {
    @Override
    public String text() {
      return line("wanted", place(pile), by);
    }
  }

  record Unwanted(Seat seat, int pile) implements PointAPileEvent {
    @Override
    public String text() {
      return line("unwanted", place(pile));
    }
  }

  /** Several have pointed at a single card. */
  record Unsplittable(Seat seat, int pile, Seats by) implements PointAPileEvent {
    @Override
    public String text() {
      return line("unsplittable", place(pile), by);
    }
  }

  /** Several have pointed at a pile that can be split. */
  record Contested(Seat seat, int pile, Seats by) implements PointAPileEvent {
    @Override
    public String text() {
      return line("contested", place(pile), by);
    }
  }

  /** These cards, which several want, are put on smaller piles now. */
  record Splits(Seat seat, List<Byte> cards) implements PointAPileEvent {
    public Splits {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("splits", names(cards));
    }
  }

  record Scores(Seat seat, List<Byte> cards) implements PointAPileEvent {
    public Scores {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("scores", names(cards));
    }
  }

  /** Has been alone in empty space and gets all that nobody got. */
  record ScoresUnwanted(Seat seat, List<Byte> cards) implements PointAPileEvent {
    public ScoresUnwanted {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("scores-unwanted", names(cards));
    }
  }

  /** What nobody got is laid aside. */
  record Discards(Seat seat, List<Byte> cards) implements PointAPileEvent {
    public Discards {
      cards = List.copyOf(cards);
    }

    @Override
    public String text() {
      return line("discards", names(cards));
    }
  }

  /** What has been reached. */
  enum Goal {
    COLOUR,
    POINTS,
    BOTH
  }

  record Reaches(Seat seat, Goal goal) implements PointAPileEvent {
    @Override
    public String text() {
      return line("reaches", goal.name().toLowerCase(Locale.ROOT));
    }
  }

  record Completes(Seat seat, PointAPileMission mission) implements PointAPileEvent {
    @Override
    public String text() {
      return line("completes", mission);
    }
  }

  /**
   * There is no other round.
   *
   * @param cards how many are left, too few for one
   */
  record RunsOut(Seat seat, int cards) implements PointAPileEvent {
    @Override
    public String text() {
      return line("runs-out", cards);
    }
  }

  /** The discards go back into the deck, which then has so many cards. */
  record Shuffles(Seat seat, int cards) implements PointAPileEvent {
    @Override
    public String text() {
      return line("shuffles", cards);
    }
  }

  private static Object[] names(List<Byte> cards) {
    List<String> names = new ArrayList<>();
    cards.forEach(card -> names.add(PointAPileCards.name(card)));
    return names.toArray();
  }

  private static String place(int target) {
    return switch (target) {
      case PointAPileState.SPACE -> "space";
      case Cards.HIDDEN -> "?";
      default -> "P" + (target + 1);
    };
  }
}

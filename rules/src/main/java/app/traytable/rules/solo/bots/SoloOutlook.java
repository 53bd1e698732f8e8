package app.traytable.rules.solo.bots;

import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloCards;
import app.traytable.rules.solo.SoloMove;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloState.Phase;
import app.traytable.rules.solo.SoloView;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a move promises, weighed by what its seat may know: how much effort its own hand still
 * takes, how soon it plays again, and how near the others are to their last card. It looks at no
 * card of another seat that this seat has not seen, so it may judge a view and an imagined world
 * alike.
 */
final class SoloOutlook {
  // All weights are turns: what takes a turn to get rid of weighs 1. They were found by letting
  // thousands of rounds be played against other weights, with two and with four at the table.

  /** More than anything else can be worth. */
  static final double WIN = 100;

  /** How sure it is that nobody blocks a Gift of all cards. */
  private static final double GIFT_WINS = 0.6;

  /** A card that nobody here has seen. */
  private static final double UNKNOWN = 0.85;

  /** A card drawn weighs less, because now and then it is laid at once. */
  private static final double DRAWN = 0.4;

  /** Every turn that others have before the next one of this seat. */
  private static final double TEMPO = 0.3;

  /** Every card in hand that has the colour to be followed. */
  private static final double FOLLOW = 0.05;

  /** A hand that has not been seen may turn out worse than it looks. */
  private static final double STRANGE_HAND = 0.5;

  /** Somebody who is certain to lay a last card. */
  private static final double CERTAIN = 10;

  /** What another seat threatens with so many cards, and how that fades with its turn. */
  private static final double[] THREAT = {0, 3, 1.5, 0.9, 0.6, 0.4, 0.3, 0.2, 0.1, 0};

  private static final double[] NEAR = {1, 0.7, 0.7};

  private final SoloState s;
  private final int seat;
  private final SoloBag hand;

  /** The table is a view, where the hands of others hold just what the viewer knows of them. */
  private final boolean masked;

  private final int[] sizes;
  private int next;
  private int direction;
  private int suit;

  /** What lies on the pile afterwards, and who then holds one card that this seat knows. */
  private byte top;

  private SoloBag exposed = SoloBag.EMPTY;

  SoloOutlook(SoloState s, int seat, boolean masked) {
    this.s = s;
    this.seat = seat;
    this.hand = s.hand(seat).cards();
    this.masked = masked;
    this.sizes = new int[s.rules().seats()];
  }

  /** What the viewer sees. */
  static SoloOutlook of(SoloView view) {
    return new SoloOutlook(view.masked(), seatOf(view), true);
  }

  /** The number of the viewer's seat. */
  static int seatOf(SoloView view) {
    return Objects.requireNonNull(view.viewer(), "a bot has a seat").index();
  }

  /**
   * What this legal move is worth.
   *
   * @param move null to let the moment pass
   */
  double worth(@Nullable SoloMove move) {
    for (int i = 0; i < sizes.length; i++) {
      sizes[i] = s.hand(i).size();
    }
    next = s.actor();
    direction = s.direction();
    suit = s.suit();
    top = s.pile().top();
    exposed = SoloBag.EMPTY;
    if (move == null) {
      return s.phase() == Phase.ALL_SWAP ? afterAllSwap(hand, s.sheltered().bits()) : look(hand);
    } else if (move instanceof SoloMove.Play play) {
      return laid(play.card(), SoloCards.suit(play.card()), SoloState.NOBODY);
    } else if (move instanceof SoloMove.PlayFor play) {
      return laid(play.card(), SoloCards.COLOURS.indexOf(play.colour()), SoloState.NOBODY);
    } else if (move instanceof SoloMove.PlayAt play) {
      return laid(play.card(), SoloCards.suit(play.card()), play.target().index());
    } else if (move instanceof SoloMove.Protect protect) {
      return protectedBy(protect.card());
    } else if (move instanceof SoloMove.Interject) {
      return laid(s.pile().top(), s.suit(), SoloState.NOBODY);
    } else if (move instanceof SoloMove.Triple triple) {
      return tripled(triple.last());
    } else if (move instanceof SoloMove.Silently) {
      sizes[seat] = 2;
      next = after(seat);
      return look(2 * UNKNOWN);
    } else if (move instanceof SoloMove.Give give) {
      return look(hand.without(give.card()));
    } else if (move instanceof SoloMove.Accept) {
      return accepted();
    } else if (move instanceof SoloMove.Take) {
      sizes[seat] += s.chain();
      return look(SoloEffort.of(hand) + s.chain() * UNKNOWN);
    }
    boolean draws = move instanceof SoloMove.Draw;
    next = after(seat);
    return look(hand) - (draws ? DRAWN : 0);
  }

  private int after(int from) {
    int to = from + direction;
    return to < 0 ? sizes.length - 1 : to == sizes.length ? 0 : to;
  }

  private double laid(byte card, int wish, int target) {
    SoloBag left = hand.without(card);
    sizes[seat]--;
    suit = wish;
    top = card;
    if (sizes[seat] == 0) {
      return WIN;
    }
    next = after(seat);
    switch (SoloCards.symbol(card)) {
      case SKIP -> next = after(next);
      case CHANGE -> {
        direction = -direction;
        next = sizes.length == 2 ? seat : after(seat);
      }
      case DRAW_TWO -> sizes[next] += s.chain() + 2;
      case DRAW_FOUR -> sizes[next] += s.chain() + 4;
      case SWAP -> {
        next = target;
        exposed = left;
        return swapped(target);
      }
      case GIFT -> {
        return given(target, left);
      }
      case ALL_SWAP -> {
        return afterAllSwap(left, 0);
      }
      default -> {}
    }
    return look(left);
  }

  private double tripled(byte last) {
    long same = SoloCards.sameNumber(SoloCards.number(last));
    SoloBag left = hand.only(~same);
    sizes[seat] = left.size();
    suit = SoloCards.suit(last);
    top = last;
    next = after(seat);
    return sizes[seat] == 0 ? WIN : look(left);
  }

  private double swapped(int other) {
    int size = sizes[other];
    sizes[other] = sizes[seat];
    sizes[seat] = size;
    SoloBag known = known(other);
    double strange = size == known.size() ? 0 : STRANGE_HAND;
    return look(SoloEffort.of(known) + (size - known.size()) * UNKNOWN + strange);
  }

  private double given(int target, SoloBag left) {
    if (sizes[seat] <= 2) {
      return WIN * GIFT_WINS;
    }
    sizes[seat] -= 2;
    sizes[target] += 2;
    byte first = SoloEffort.hardest(left);
    SoloBag rest = left.without(first);
    return look(rest.without(SoloEffort.hardest(rest)));
  }

  /** All hands have moved on but those that are sheltered. */
  private double afterAllSwap(SoloBag mine, int sheltered) {
    int[] before = sizes.clone();
    int from = SoloState.NOBODY;
    for (int giver = 0; giver < sizes.length; giver++) {
      if ((sheltered >>> giver & 1) == 0) {
        int to = after(giver);
        while ((sheltered >>> to & 1) != 0) {
          to = after(to);
        }
        sizes[to] = before[giver];
        from = to == seat ? giver : from;
      }
    }
    next = after(s.current());
    suit = SoloCards.ANY;
    if ((sheltered >>> seat & 1) != 0 || from == seat) {
      return look(mine);
    }
    SoloBag known = known(from);
    int unknown = before[from] - known.size();
    return look(SoloEffort.of(known) + unknown * UNKNOWN + (unknown == 0 ? 0 : STRANGE_HAND));
  }

  private double accepted() {
    int asker = s.current();
    if (SoloCards.symbol(s.pile().top()) == SoloCards.Symbol.SWAP) {
      next = seat;
      return swapped(asker);
    }
    sizes[asker] -= s.offered();
    if (sizes[asker] == 0) {
      if (!s.isForgotten()) {
        return -WIN;
      }
      sizes[asker] = 2;
    }
    sizes[seat] += s.offered();
    next = after(asker);
    return look(SoloEffort.of(hand) + s.offered() * UNKNOWN);
  }

  private double protectedBy(byte card) {
    SoloBag left = hand.without(card);
    sizes[seat]--;
    suit = SoloCards.suit(card);
    top = card;
    if (sizes[seat] == 0) {
      return WIN;
    }
    if (s.phase() == Phase.ALL_SWAP) {
      return afterAllSwap(left, s.sheltered().bits() | 1 << seat);
    }
    next = after(s.phase() == Phase.ASKED ? s.current() : seat);
    return look(left);
  }

  /** What this seat has seen of another hand. */
  private SoloBag known(int other) {
    return masked ? s.hand(other).cards() : s.hand(other).knownTo(seat);
  }

  private double look(SoloBag left) {
    int followers = suit == SoloCards.ANY ? 0 : SoloEffort.following(left, suit);
    return look(SoloEffort.of(left)) + FOLLOW * followers;
  }

  private double look(double effort) {
    double worth = -effort;
    int at = next;
    for (int turn = 0; turn < sizes.length; turn++) {
      if (at == seat) {
        worth -= TEMPO * turn;
      } else if (turn == 0 && sizes[at] == 1) {
        worth -= lastCard(at);
      } else {
        double threat = THREAT[Math.min(sizes[at], THREAT.length - 1)];
        worth -= threat * NEAR[Math.min(turn, NEAR.length - 1)];
      }
      at = after(at);
    }
    return worth;
  }

  /**
   * Whoever plays next has one card: any card fits, or this seat knows the card, or it does not.
   */
  private double lastCard(int other) {
    SoloBag card = exposed.faces() != 0 ? exposed : known(other);
    if (suit == SoloCards.ANY) {
      return CERTAIN;
    } else if (card.size() != 1) {
      return THREAT[1];
    }
    return (card.faces() & SoloCards.fitting(top, suit)) != 0 ? CERTAIN : THREAT[2];
  }
}

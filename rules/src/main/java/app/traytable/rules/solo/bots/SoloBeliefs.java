package app.traytable.rules.solo.bots;

import app.traytable.rules.bots.Worlds;
import app.traytable.rules.solo.SoloBag;
import app.traytable.rules.solo.SoloState;
import app.traytable.rules.solo.SoloView;
import app.traytable.rules.solo.SoloWorlds;
import app.traytable.rules.table.Cards;
import app.traytable.rules.table.Rng;
import app.traytable.rules.table.Seat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Worlds that explain what the others did: the better they do, the more often they come. From one
 * to the next some cards change places whose faces the viewer does not know; an exchange that makes
 * what somebody did less likely is mostly taken back (a Markov chain as by Metropolis).
 */
final class SoloBeliefs implements Worlds<SoloState> {
  /** So many exchanges for each card in other hands, before a world is worth a look. */
  private static final int AT_FIRST = 2;

  /** So many from one world to the next. */
  private static final int BETWEEN = 4;

  private static final int FINE = 1 << 30;

  private final SoloState table;
  private final Seat viewer;

  /** The cards in other hands by seat, and all of them. */
  private final int[][] hands;

  private final int[] held;

  /** The face that each card has in the present world. */
  private final byte[] faces;

  /** The draw pile of the present world. */
  private final byte[] pool;

  private final List<SoloTrail.Choice> choices;

  /** For each card the choices that somebody made who had it. */
  private final int[][] concerned;

  /** How likely each choice is in the present world, and in the one that is tried. */
  private final double[] likely;

  private final double[] tried;
  private boolean hasBegun;

  SoloBeliefs(SoloView view) {
    table = view.masked();
    viewer = Seat.of(SoloOutlook.seatOf(view));
    SoloTrail trail = new SoloTrail(table, viewer.index());
    hands = new int[table.rules().seats()][];
    for (int seat = 0; seat < hands.length; seat++) {
      hands[seat] = trail.hidden(seat);
    }
    held = Arrays.stream(hands).flatMapToInt(Arrays::stream).toArray();
    faces = trail.faces();
    byte[] unseen = SoloWorlds.unseenCards(table);
    pool = Arrays.copyOf(unseen, unseen.length - held.length);
    for (int i = 0; i < held.length; i++) {
      faces[held[i]] = unseen[pool.length + i];
    }
    choices = trail.choices();
    concerned = concerned(choices, faces.length);
    likely = new double[choices.size()];
    tried = new double[choices.size()];
  }

  private static int[][] concerned(List<SoloTrail.Choice> choices, int cards) {
    List<List<Integer>> found = new ArrayList<>();
    for (int card = 0; card < cards; card++) {
      found.add(new ArrayList<>());
    }
    for (int i = 0; i < choices.size(); i++) {
      for (int card : choices.get(i).cards) {
        found.get(card).add(i);
      }
    }
    return found.stream().map(all -> all.stream().mapToInt(i -> i).toArray()).toArray(int[][]::new);
  }

  @Override
  public SoloState next(Rng rng) {
    if (!hasBegun) {
      hasBegun = true;
      begin(rng);
    }
    for (int i = 0; i < BETWEEN; i++) {
      exchange(rng);
    }
    return world(rng);
  }

  private void begin(Rng rng) {
    for (int place = held.length + pool.length - 1; place > 0; place--) {
      swap(place, rng.below(place + 1));
    }
    for (int i = 0; i < likely.length; i++) {
      likely[i] = SoloHabits.of(choices.get(i), faces);
    }
    for (int i = AT_FIRST * held.length; i > 0; i--) {
      exchange(rng);
    }
  }

  /** A card in a hand changes places with any other. */
  private void exchange(Rng rng) {
    if (held.length == 0) {
      return;
    }
    int one = rng.below(held.length);
    int other = rng.below(held.length + pool.length);
    if (face(one) == face(other)) {
      return;
    }
    swap(one, other);
    Arrays.fill(tried, Double.NaN);
    double gain = gain(one) + gain(other);
    if (gain >= 0 || rng.below(FINE) < StrictMath.exp(gain) * FINE) {
      for (int i = 0; i < tried.length; i++) {
        likely[i] = Double.isNaN(tried[i]) ? likely[i] : tried[i];
      }
    } else {
      swap(one, other);
    }
  }

  /** What the choices concerned gain that have not been looked at yet. */
  private double gain(int place) {
    double gain = 0;
    if (place < held.length) {
      for (int i : concerned[held[place]]) {
        if (Double.isNaN(tried[i])) {
          tried[i] = SoloHabits.of(choices.get(i), faces);
          gain += tried[i] - likely[i];
        }
      }
    }
    return gain;
  }

  /** First come the cards in hands, then the draw pile. */
  private byte face(int place) {
    return place < held.length ? faces[held[place]] : pool[place - held.length];
  }

  private void swap(int one, int other) {
    byte face = face(one);
    put(one, face(other));
    put(other, face);
  }

  private void put(int place, byte face) {
    if (place < held.length) {
      faces[held[place]] = face;
    } else {
      pool[place - held.length] = face;
    }
  }

  private SoloState world(Rng rng) {
    SoloBag[] bags = new SoloBag[hands.length];
    for (int seat = 0; seat < bags.length; seat++) {
      bags[seat] = table.hand(seat).cards();
      for (int card : hands[seat]) {
        bags[seat] = bags[seat].with(faces[card]);
      }
    }
    byte drawn = table.drawn();
    if (drawn == Cards.HIDDEN) {
      int[] hand = hands[table.current()];
      drawn = faces[hand[hand.length - 1]];
    }
    byte[] draw = pool.clone();
    Cards.shuffle(draw, draw.length, rng);
    return SoloWorlds.world(table, viewer, bags, drawn, draw, rng);
  }
}

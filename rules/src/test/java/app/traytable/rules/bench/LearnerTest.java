package app.traytable.rules.bench;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import app.traytable.rules.table.Rng;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Matches of two seats with two signs each, of which it is known who wins. */
public final class LearnerTest {
  private static final int EPOCHS = 40;

  /** Whether a seat with these signs is the better one. */
  private interface Strength {
    double of(double one, double two);
  }

  /** Both signs of both seats are nought or one, by lot; the stronger seat wins, or either. */
  private static List<Learner.Moment> moments(Strength strength) {
    List<Learner.Moment> moments = new ArrayList<>();
    Rng rng = new Rng(7);
    while (moments.size() < 2000) {
      double[][] signs = {{rng.below(2), rng.below(2)}, {rng.below(2), rng.below(2)}};
      double lead = strength.of(signs[0][0], signs[0][1]) - strength.of(signs[1][0], signs[1][1]);
      moments.add(new Learner.Moment(signs, lead > 0 ? 0 : lead < 0 ? 1 : rng.below(2)));
    }
    return moments;
  }

  @Test
  public void theSignThatDecidesWeighsMost() {
    Learner learner = Learner.of(moments((one, two) -> one), 0, EPOCHS, new Rng(1));

    assertTrue(learner.told(), learner.weights()[0] > 2);
    assertEquals(learner.told(), 0, learner.weights()[1], 0.3);
  }

  /** One sign or the other but not both: no weight of a sign alone tells. */
  @Test
  public void mixturesTellWhatNoSignTellsAlone() {
    List<Learner.Moment> moments = moments((one, two) -> Math.abs(one - two));
    double alone = Learner.of(moments, 0, EPOCHS, new Rng(1)).loss(moments);
    double mixed = Learner.of(moments, 4, EPOCHS, new Rng(1)).loss(moments);

    assertTrue(alone + " and " + mixed, alone > 0.65 && mixed < 0.45);
  }

  @Test
  public void theSameLuckTeachesTheSame() {
    List<Learner.Moment> moments = moments((one, two) -> one + two);

    assertEquals(
        Learner.of(moments, 2, 2, new Rng(3)).told(), Learner.of(moments, 2, 2, new Rng(3)).told());
  }

  @Test
  public void whatIsToldHasTenNumbersInALine() {
    List<Learner.Moment> moments = moments((one, two) -> one);
    String[] lines = Learner.of(moments, 3, 1, new Rng(1)).told().split("\n", -1);

    assertEquals("2 and 3 times 4 are 14", 2, lines.length);
    assertEquals(10, lines[0].split(",").length);
    assertEquals(4, lines[1].split(",").length);
  }
}

package app.traytable.ui.pointapile;

import app.traytable.learn.Lesson;
import java.util.List;

/** Point-a-Pile, learnt by playing it. */
final class PointAPileLessons {
  static final List<Lesson> ALL =
      List.of(
          PointAPileFirstLesson.LESSON,
          PointAPileOptionLessons.MISSIONS,
          PointAPileOptionLessons.TOUCH_ME_NOT);

  private PointAPileLessons() {}
}

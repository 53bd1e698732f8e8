package app.traytable.ui.solo;

import app.traytable.learn.Lesson;
import java.util.List;

/** Solo, learnt by playing it. */
final class SoloLessons {
  static final List<Lesson> ALL =
      List.of(SoloFirstLesson.LESSON, SoloActionsLesson.LESSON, SoloQuickLesson.LESSON);

  private SoloLessons() {}
}

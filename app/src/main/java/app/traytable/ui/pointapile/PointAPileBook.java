package app.traytable.ui.pointapile;

import static app.traytable.ui.pointapile.PointAPileFaces.pointAPileFace;

import app.traytable.R;
import app.traytable.rules.pointapile.PointAPileCards;
import app.traytable.ui.cards.CardFace;
import app.traytable.ui.cards.CardState;
import app.traytable.ui.help.HelpBook;
import app.traytable.ui.help.HelpChapter;
import app.traytable.ui.help.HelpPart.Entry;
import app.traytable.ui.help.HelpPart.Paragraph;
import app.traytable.ui.help.HelpPart.Picture;
import app.traytable.ui.help.LaidCard;
import java.util.List;

/** The rules of Point-a-Pile. */
final class PointAPileBook {
  static final HelpBook BOOK =
      new HelpBook(
          "pointapile",
          PointAPileRoom.INSTANCE.getShelf(),
          List.of(
              new HelpChapter(
                  "pointapile/goal",
                  R.string.help_goal,
                  new Paragraph(R.string.help_pointapile_goal_1),
                  new Picture(List.of(LaidCard.row(card("R"), card("G"), card("B"), card("P"))))),
              new HelpChapter(
                  "pointapile/setup",
                  R.string.help_setup,
                  new Paragraph(R.string.help_pointapile_setup_1),
                  new Paragraph(R.string.help_pointapile_setup_2)),
              new HelpChapter(
                  "pointapile/piles",
                  R.string.help_pointapile_piles,
                  new Paragraph(R.string.help_pointapile_piles_1),
                  new Paragraph(R.string.help_pointapile_piles_2)),
              new HelpChapter(
                  "pointapile/pointing",
                  R.string.help_pointapile_pointing,
                  new Paragraph(R.string.help_pointapile_pointing_1),
                  new Paragraph(R.string.help_pointapile_pointing_2),
                  new Picture(
                      List.of(
                          List.of(
                              laid("R", CardState.Legal), laid("G"), laid("B", CardState.Legal))),
                      R.string.help_pointapile_pointing_picture)),
              new HelpChapter(
                  "pointapile/taking",
                  R.string.help_pointapile_taking,
                  new Entry(
                      R.string.help_pointapile_taking_alone,
                      R.string.help_pointapile_taking_alone_text),
                  new Entry(
                      R.string.help_pointapile_taking_nobody,
                      R.string.help_pointapile_taking_nobody_text),
                  new Entry(
                      R.string.help_pointapile_taking_several,
                      R.string.help_pointapile_taking_several_text),
                  new Entry(
                      R.string.help_pointapile_taking_space,
                      R.string.help_pointapile_taking_space_text)),
              new HelpChapter(
                  "pointapile/points",
                  R.string.help_pointapile_points,
                  new Paragraph(R.string.help_pointapile_points_1),
                  new Entry(
                      R.string.help_pointapile_points_plain,
                      R.string.help_pointapile_points_plain_text,
                      card("B+1"),
                      card("P-1")),
                  new Entry(
                      R.string.help_pointapile_points_per,
                      R.string.help_pointapile_points_per_text,
                      card("G+1each-G")),
                  new Entry(
                      R.string.help_pointapile_points_all,
                      R.string.help_pointapile_points_all_text,
                      card("R+3colours")),
                  new Entry(
                      R.string.help_pointapile_points_any,
                      R.string.help_pointapile_points_any_text,
                      card("G+4any5")),
                  new Entry(
                      R.string.help_pointapile_points_own,
                      R.string.help_pointapile_points_own_text,
                      card("B+5own4")),
                  new Entry(
                      R.string.help_pointapile_points_cards,
                      R.string.help_pointapile_points_cards_text,
                      card("P+2cards5")),
                  new Entry(
                      R.string.help_pointapile_points_blank,
                      R.string.help_pointapile_points_blank_text,
                      card("R-1each-blank")),
                  new Entry(
                      R.string.help_pointapile_points_last,
                      R.string.help_pointapile_points_last_text,
                      card("G+1last")),
                  new Entry(
                      R.string.help_pointapile_points_active,
                      R.string.help_pointapile_points_active_text,
                      card("P+1active"))),
              new HelpChapter(
                  "pointapile/end",
                  R.string.help_pointapile_end,
                  new Paragraph(R.string.help_pointapile_end_1),
                  new Paragraph(R.string.help_pointapile_end_2)),
              new HelpChapter(
                      "pointapile/missions",
                      R.string.help_pointapile_missions,
                      new Paragraph(R.string.help_pointapile_missions_1),
                      new Paragraph(R.string.help_pointapile_missions_2))
                  .about("missions"),
              new HelpChapter(
                      "pointapile/touch-me-not",
                      R.string.help_pointapile_touch,
                      new Paragraph(R.string.help_pointapile_touch_1),
                      new Paragraph(R.string.help_pointapile_touch_2),
                      new Entry(
                          R.string.help_pointapile_touch_active,
                          R.string.help_pointapile_touch_active_text,
                          card("R!active-only"),
                          card("B!not-active")),
                      new Entry(
                          R.string.help_pointapile_touch_leader,
                          R.string.help_pointapile_touch_leader_text,
                          card("G!not-leader")),
                      new Entry(
                          R.string.help_pointapile_touch_count,
                          R.string.help_pointapile_touch_count_text,
                          card("P!under-5"),
                          card("R!over-5")),
                      new Entry(
                          R.string.help_pointapile_touch_colour,
                          R.string.help_pointapile_touch_colour_text,
                          card("B!lacks-colour"),
                          card("P!owns-colour")),
                      new Entry(
                          R.string.help_pointapile_touch_first,
                          R.string.help_pointapile_touch_first_text,
                          card("G!first-one")))
                  .about("touch-me-not"),
              new HelpChapter(
                  "pointapile/phone",
                  R.string.help_phone,
                  new Paragraph(R.string.help_pointapile_phone_1),
                  new Paragraph(R.string.help_pointapile_phone_2))));

  private PointAPileBook() {}

  private static CardFace card(String text) {
    return pointAPileFace(PointAPileCards.parse(text));
  }

  private static LaidCard laid(String text) {
    return laid(text, CardState.Plain);
  }

  private static LaidCard laid(String text, CardState state) {
    return new LaidCard(card(text), state);
  }
}

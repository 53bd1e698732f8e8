package app.traytable.ui.solo;

import static app.traytable.ui.solo.SoloFaces.soloFace;

import app.traytable.R;
import app.traytable.rules.solo.SoloCards;
import app.traytable.ui.cards.CardFace;
import app.traytable.ui.help.HelpBook;
import app.traytable.ui.help.HelpChapter;
import app.traytable.ui.help.HelpPart.Choice;
import app.traytable.ui.help.HelpPart.Entry;
import app.traytable.ui.help.HelpPart.Paragraph;
import app.traytable.ui.help.HelpPart.Picture;
import app.traytable.ui.help.LaidCard;
import java.util.ArrayList;
import java.util.List;

/** The rules of Solo. */
final class SoloBook {
  static final HelpBook BOOK =
      new HelpBook(
          "solo",
          SoloRoom.INSTANCE.getShelf(),
          List.of(
              new HelpChapter(
                  "solo/goal",
                  R.string.help_solo_goal,
                  new Paragraph(R.string.help_solo_goal_1),
                  new Paragraph(R.string.help_solo_goal_2),
                  new Paragraph(R.string.help_solo_goal_3),
                  new Paragraph(R.string.help_solo_goal_4)),
              new HelpChapter(
                  "solo/turn",
                  R.string.help_turn,
                  new Paragraph(R.string.help_solo_turn_1),
                  new Picture(
                      List.of(laid("B4"), laid("B8", "R4", "Choose")),
                      R.string.help_solo_turn_picture),
                  new Paragraph(R.string.help_solo_turn_2),
                  new Paragraph(R.string.help_solo_turn_3)),
              new HelpChapter(
                  "solo/extra",
                  R.string.help_solo_extra,
                  new Entry(
                      R.string.help_solo_triple,
                      R.string.help_solo_triple_text,
                      card("G7"),
                      card("R7"),
                      card("Y7")),
                  new Entry(
                      R.string.help_solo_interject,
                      R.string.help_solo_interject_text,
                      card("R3"),
                      card("R3"))),
              new HelpChapter(
                  "solo/actions",
                  R.string.help_solo_actions,
                  new Paragraph(R.string.help_solo_actions_1),
                  new Entry(R.string.face_solo_skip, R.string.help_solo_skip_text, card("RSkip")),
                  new Entry(
                      R.string.face_solo_change, R.string.help_solo_change_text, card("GChange")),
                  new Entry(
                      R.string.face_solo_draw_two,
                      R.string.help_solo_draw_two_text,
                      card("BDraw2")),
                  new Entry(R.string.face_solo_swap, R.string.help_solo_swap_text, card("YSwap")),
                  new Entry(R.string.face_solo_gift, R.string.help_solo_gift_text, card("RGift"))),
              new HelpChapter(
                  "solo/black",
                  R.string.help_solo_black,
                  new Paragraph(R.string.help_solo_black_1),
                  new Entry(
                      R.string.face_solo_choose, R.string.help_solo_choose_text, card("Choose")),
                  new Entry(
                      R.string.face_solo_draw_four,
                      R.string.help_solo_draw_four_text,
                      card("Draw4")),
                  new Entry(
                      R.string.face_solo_all_swap,
                      R.string.help_solo_all_swap_text,
                      card("AllSwap"))),
              new HelpChapter(
                  "solo/protection",
                  R.string.help_solo_protection,
                  new Picture(List.of(laid("RProtect", "GProtect", "BProtect", "YProtect"))),
                  new Paragraph(R.string.help_solo_protection_1),
                  new Entry(
                      R.string.help_solo_protection_draw, R.string.help_solo_protection_draw_text),
                  new Entry(
                      R.string.help_solo_protection_skip, R.string.help_solo_protection_skip_text),
                  new Entry(
                      R.string.help_solo_protection_hands,
                      R.string.help_solo_protection_hands_text),
                  new Entry(
                      R.string.help_solo_protection_all, R.string.help_solo_protection_all_text),
                  new Entry(
                      R.string.help_solo_protection_choose,
                      R.string.help_solo_protection_choose_text),
                  new Paragraph(R.string.help_solo_protection_2)),
              new HelpChapter(
                  "solo/last",
                  R.string.help_solo_last,
                  new Paragraph(R.string.help_solo_last_1),
                  new Paragraph(R.string.help_solo_last_2),
                  new Paragraph(R.string.help_solo_last_several),
                  new Paragraph(R.string.help_solo_last_3)),
              new HelpChapter(
                  "solo/end",
                  R.string.help_end,
                  new Paragraph(R.string.help_solo_end_1),
                  new Entry(
                      R.string.help_solo_end_numbers,
                      R.string.help_solo_end_numbers_text,
                      card("B7")),
                  new Entry(
                      R.string.help_solo_end_10, R.string.help_solo_end_10_text, card("GChange")),
                  new Entry(
                      R.string.help_solo_end_20, R.string.help_solo_end_20_text, card("RSkip")),
                  new Entry(
                      R.string.help_solo_end_30,
                      R.string.help_solo_end_30_text,
                      card("BDraw2"),
                      card("YSwap"),
                      card("RGift")),
                  new Entry(
                      R.string.help_solo_end_40,
                      R.string.help_solo_end_40_text,
                      card("Choose"),
                      card("AllSwap"),
                      card("RProtect")),
                  new Entry(
                      R.string.help_solo_end_50, R.string.help_solo_end_50_text, card("Draw4")),
                  new Paragraph(R.string.help_solo_end_2)),
              new HelpChapter(
                  "solo/options",
                  R.string.help_options,
                  new Choice(
                      "match-length",
                      R.string.help_solo_match_length,
                      R.string.help_solo_match_length_text),
                  new Choice(
                      "mixed-chains",
                      R.string.help_solo_mixed_chains,
                      R.string.help_solo_mixed_chains_text),
                  new Choice(
                      "lenient-solo",
                      R.string.help_solo_lenient_solo,
                      R.string.help_solo_lenient_solo_text),
                  new Choice(
                      "interject-actions",
                      R.string.help_solo_interject_actions,
                      R.string.help_solo_interject_actions_text),
                  new Choice(
                      "action-start",
                      R.string.help_solo_action_start,
                      R.string.help_solo_action_start_text)),
              new HelpChapter(
                  "solo/phone",
                  R.string.help_phone,
                  new Paragraph(R.string.help_solo_phone_1),
                  new Paragraph(R.string.help_solo_phone_2))));

  private SoloBook() {}

  private static CardFace card(String text) {
    return soloFace(SoloCards.parse(text));
  }

  private static List<LaidCard> laid(String... texts) {
    List<LaidCard> cards = new ArrayList<>();
    for (String text : texts) {
      cards.add(new LaidCard(card(text)));
    }
    return cards;
  }
}

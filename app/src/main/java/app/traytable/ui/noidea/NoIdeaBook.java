package app.traytable.ui.noidea;

import static app.traytable.ui.noidea.NoIdeaFaces.noIdeaFace;
import static app.traytable.ui.noidea.NoIdeaFaces.prizeFace;
import static app.traytable.ui.noidea.NoIdeaFaces.trophyFace;

import app.traytable.R;
import app.traytable.rules.noidea.NoIdeaCards;
import app.traytable.ui.cards.CardFace;
import app.traytable.ui.cards.CardState;
import app.traytable.ui.help.HelpBook;
import app.traytable.ui.help.HelpChapter;
import app.traytable.ui.help.HelpPart.Choice;
import app.traytable.ui.help.HelpPart.Entry;
import app.traytable.ui.help.HelpPart.Paragraph;
import app.traytable.ui.help.HelpPart.Picture;
import app.traytable.ui.help.LaidCard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The rules of No Idea. */
final class NoIdeaBook {
  static final HelpBook BOOK =
      new HelpBook(
          "noidea",
          NoIdeaRoom.INSTANCE.getShelf(),
          List.of(
              new HelpChapter(
                  "noidea/goal",
                  R.string.help_goal,
                  new Paragraph(R.string.help_noidea_goal_1),
                  new Picture(List.of(covered(3), covered(3))),
                  new Paragraph(R.string.help_noidea_goal_2)),
              new HelpChapter(
                  "noidea/setup",
                  R.string.help_setup,
                  new Paragraph(R.string.help_noidea_setup_1),
                  new Picture(List.of(laid("B1", "A2", "G3", "Y4", "R5", "P6"))),
                  new Paragraph(R.string.help_noidea_setup_2),
                  new Paragraph(R.string.help_noidea_setup_3),
                  new Picture(List.of(LaidCard.row(trophyFace(5), trophyFace(4), trophyFace(3)))),
                  new Paragraph(R.string.help_noidea_setup_4)),
              new HelpChapter(
                  "noidea/turn",
                  R.string.help_turn,
                  new Paragraph(R.string.help_noidea_turn_1),
                  new Paragraph(R.string.help_noidea_turn_2),
                  new Picture(
                      List.of(
                          laid("G2", "P6"), List.of(new LaidCard(card("G6"), CardState.Selected))),
                      R.string.help_noidea_turn_picture),
                  new Paragraph(R.string.help_noidea_turn_3),
                  new Paragraph(R.string.help_noidea_turn_4),
                  new Paragraph(R.string.help_noidea_turn_5)),
              new HelpChapter(
                  "noidea/functions",
                  R.string.help_noidea_functions,
                  new Paragraph(R.string.help_noidea_functions_1),
                  new Entry(R.string.face_noidea_plus, R.string.help_noidea_plus, card("R5+")),
                  new Entry(R.string.face_noidea_remove, R.string.help_noidea_remove, card("B3x")),
                  new Entry(R.string.face_noidea_refill, R.string.help_noidea_refill, card("Y2r"))),
              new HelpChapter(
                  "noidea/prizes",
                  R.string.help_noidea_prizes,
                  new Picture(List.of(LaidCard.row(prizeFace(2), prizeFace(1), prizeFace(0)))),
                  new Paragraph(R.string.help_noidea_prizes_1),
                  new Paragraph(R.string.help_noidea_prizes_2)),
              new HelpChapter(
                  "noidea/cleared",
                  R.string.help_noidea_cleared,
                  new Paragraph(R.string.help_noidea_cleared_1),
                  new Picture(List.of(LaidCard.row(trophyFace(4)))),
                  new Paragraph(R.string.help_noidea_cleared_2)),
              new HelpChapter(
                  "noidea/claim",
                  R.string.help_noidea_claim,
                  new Paragraph(R.string.help_noidea_claim_1),
                  new Paragraph(R.string.help_noidea_claim_2),
                  new Picture(List.of(laid("Y1", "B6")), R.string.help_noidea_claim_piles),
                  new Picture(List.of(laid("G4", "R2")), R.string.help_noidea_claim_cards),
                  new Paragraph(R.string.help_noidea_claim_3),
                  new Paragraph(R.string.help_noidea_claim_4)),
              new HelpChapter(
                  "noidea/end",
                  R.string.help_end,
                  new Paragraph(R.string.help_noidea_end_1),
                  new Picture(List.of(LaidCard.row(trophyFace(5), prizeFace(1)))),
                  new Paragraph(R.string.help_noidea_end_2)),
              new HelpChapter(
                  "noidea/options",
                  R.string.help_options,
                  new Choice(
                      "gentle-start",
                      R.string.help_noidea_gentle_start,
                      R.string.help_noidea_gentle_start_text),
                  new Choice(
                      "memory-aid",
                      R.string.help_noidea_memory_aid,
                      R.string.help_noidea_memory_aid_text),
                  new Choice(
                      "open-trophies",
                      R.string.help_noidea_open_trophies,
                      R.string.help_noidea_open_trophies_text),
                  new Choice(
                      "short-game",
                      R.string.help_noidea_short_game,
                      R.string.help_noidea_short_game_text)),
              new HelpChapter(
                  "noidea/phone",
                  R.string.help_phone,
                  new Paragraph(R.string.help_noidea_phone_1),
                  new Paragraph(R.string.help_noidea_phone_2))));

  private NoIdeaBook() {}

  private static CardFace card(String text) {
    return noIdeaFace(NoIdeaCards.parse(text));
  }

  private static List<LaidCard> laid(String... texts) {
    List<LaidCard> cards = new ArrayList<>();
    for (String text : texts) {
      cards.add(new LaidCard(card(text)));
    }
    return cards;
  }

  private static List<LaidCard> covered(int count) {
    return Collections.nCopies(count, new LaidCard(null));
  }
}

package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.ui.cards.CardState
import app.traytable.ui.help.HelpBook
import app.traytable.ui.help.HelpChapter
import app.traytable.ui.help.HelpPart.Choice
import app.traytable.ui.help.HelpPart.Entry
import app.traytable.ui.help.HelpPart.Paragraph
import app.traytable.ui.help.HelpPart.Picture
import app.traytable.ui.help.LaidCard

private fun card(text: String) = noIdeaFace(NoIdeaCards.parse(text))

private fun laid(vararg texts: String) = texts.map { LaidCard(card(it)) }

private fun covered(count: Int) = List(count) { LaidCard(null) }

internal val noIdeaBook =
    HelpBook(
        "noidea",
        NoIdeaRoom.shelf,
        listOf(
            HelpChapter(
                "noidea/goal",
                R.string.help_goal,
                Paragraph(R.string.help_noidea_goal_1),
                Picture(listOf(covered(3), covered(3))),
                Paragraph(R.string.help_noidea_goal_2),
            ),
            HelpChapter(
                "noidea/setup",
                R.string.help_setup,
                Paragraph(R.string.help_noidea_setup_1),
                Picture(listOf(laid("B1", "A2", "G3", "Y4", "R5", "P6"))),
                Paragraph(R.string.help_noidea_setup_2),
                Paragraph(R.string.help_noidea_setup_3),
                Picture(listOf(listOf(5, 4, 3).map { LaidCard(trophyFace(it)) })),
                Paragraph(R.string.help_noidea_setup_4),
            ),
            HelpChapter(
                "noidea/turn",
                R.string.help_turn,
                Paragraph(R.string.help_noidea_turn_1),
                Paragraph(R.string.help_noidea_turn_2),
                Picture(
                    listOf(laid("G2", "P6"), listOf(LaidCard(card("G6"), CardState.Selected))),
                    R.string.help_noidea_turn_picture,
                ),
                Paragraph(R.string.help_noidea_turn_3),
                Paragraph(R.string.help_noidea_turn_4),
                Paragraph(R.string.help_noidea_turn_5),
            ),
            HelpChapter(
                "noidea/functions",
                R.string.help_noidea_functions,
                Paragraph(R.string.help_noidea_functions_1),
                Entry(R.string.face_noidea_plus, R.string.help_noidea_plus, card("R5+")),
                Entry(R.string.face_noidea_remove, R.string.help_noidea_remove, card("B3x")),
                Entry(R.string.face_noidea_refill, R.string.help_noidea_refill, card("Y2r")),
            ),
            HelpChapter(
                "noidea/prizes",
                R.string.help_noidea_prizes,
                Picture(listOf(listOf(2, 1, 0).map { LaidCard(prizeFace(it)) })),
                Paragraph(R.string.help_noidea_prizes_1),
                Paragraph(R.string.help_noidea_prizes_2),
            ),
            HelpChapter(
                "noidea/cleared",
                R.string.help_noidea_cleared,
                Paragraph(R.string.help_noidea_cleared_1),
                Picture(listOf(listOf(LaidCard(trophyFace(4))))),
                Paragraph(R.string.help_noidea_cleared_2),
            ),
            HelpChapter(
                "noidea/claim",
                R.string.help_noidea_claim,
                Paragraph(R.string.help_noidea_claim_1),
                Paragraph(R.string.help_noidea_claim_2),
                Picture(listOf(laid("Y1", "B6")), R.string.help_noidea_claim_piles),
                Picture(listOf(laid("G4", "R2")), R.string.help_noidea_claim_cards),
                Paragraph(R.string.help_noidea_claim_3),
                Paragraph(R.string.help_noidea_claim_4),
            ),
            HelpChapter(
                "noidea/end",
                R.string.help_end,
                Paragraph(R.string.help_noidea_end_1),
                Picture(listOf(listOf(LaidCard(trophyFace(5)), LaidCard(prizeFace(1))))),
                Paragraph(R.string.help_noidea_end_2),
            ),
            HelpChapter(
                "noidea/options",
                R.string.help_options,
                Choice(
                    "gentle-start",
                    R.string.help_noidea_gentle_start,
                    R.string.help_noidea_gentle_start_text,
                ),
                Choice(
                    "memory-aid",
                    R.string.help_noidea_memory_aid,
                    R.string.help_noidea_memory_aid_text,
                ),
                Choice(
                    "open-trophies",
                    R.string.help_noidea_open_trophies,
                    R.string.help_noidea_open_trophies_text,
                ),
                Choice(
                    "short-game",
                    R.string.help_noidea_short_game,
                    R.string.help_noidea_short_game_text,
                ),
            ),
            HelpChapter(
                "noidea/phone",
                R.string.help_phone,
                Paragraph(R.string.help_noidea_phone_1),
                Paragraph(R.string.help_noidea_phone_2),
            ),
        ),
    )

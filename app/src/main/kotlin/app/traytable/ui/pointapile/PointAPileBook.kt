package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.ui.cards.CardState
import app.traytable.ui.help.HelpBook
import app.traytable.ui.help.HelpChapter
import app.traytable.ui.help.HelpPart.Entry
import app.traytable.ui.help.HelpPart.Paragraph
import app.traytable.ui.help.HelpPart.Picture
import app.traytable.ui.help.LaidCard

private fun card(name: String) = pointAPileFace(PointAPileCards.parse(name))

private fun laid(
    name: String,
    state: CardState = CardState.Plain,
) = LaidCard(card(name), state)

internal val pointAPileBook =
    HelpBook(
        "pointapile",
        PointAPileRoom.shelf,
        listOf(
            HelpChapter(
                "pointapile/goal",
                R.string.help_goal,
                Paragraph(R.string.help_pointapile_goal_1),
                Picture(listOf(listOf("R", "G", "B", "P").map { laid(it) })),
            ),
            HelpChapter(
                "pointapile/setup",
                R.string.help_setup,
                Paragraph(R.string.help_pointapile_setup_1),
                Paragraph(R.string.help_pointapile_setup_2),
            ),
            HelpChapter(
                "pointapile/piles",
                R.string.help_pointapile_piles,
                Paragraph(R.string.help_pointapile_piles_1),
                Paragraph(R.string.help_pointapile_piles_2),
            ),
            HelpChapter(
                "pointapile/pointing",
                R.string.help_pointapile_pointing,
                Paragraph(R.string.help_pointapile_pointing_1),
                Paragraph(R.string.help_pointapile_pointing_2),
                Picture(
                    listOf(
                        listOf(
                            laid("R", CardState.Legal),
                            laid("G"),
                            laid("B", CardState.Legal),
                        ),
                    ),
                    R.string.help_pointapile_pointing_picture,
                ),
            ),
            HelpChapter(
                "pointapile/taking",
                R.string.help_pointapile_taking,
                Entry(
                    R.string.help_pointapile_taking_alone,
                    R.string.help_pointapile_taking_alone_text,
                ),
                Entry(
                    R.string.help_pointapile_taking_nobody,
                    R.string.help_pointapile_taking_nobody_text,
                ),
                Entry(
                    R.string.help_pointapile_taking_several,
                    R.string.help_pointapile_taking_several_text,
                ),
                Entry(
                    R.string.help_pointapile_taking_space,
                    R.string.help_pointapile_taking_space_text,
                ),
            ),
            HelpChapter(
                "pointapile/points",
                R.string.help_pointapile_points,
                Paragraph(R.string.help_pointapile_points_1),
                Entry(
                    R.string.help_pointapile_points_plain,
                    R.string.help_pointapile_points_plain_text,
                    card("B+1"),
                    card("P-1"),
                ),
                Entry(
                    R.string.help_pointapile_points_per,
                    R.string.help_pointapile_points_per_text,
                    card("G+1each-G"),
                ),
                Entry(
                    R.string.help_pointapile_points_all,
                    R.string.help_pointapile_points_all_text,
                    card("R+3colours"),
                ),
                Entry(
                    R.string.help_pointapile_points_any,
                    R.string.help_pointapile_points_any_text,
                    card("G+4any5"),
                ),
                Entry(
                    R.string.help_pointapile_points_own,
                    R.string.help_pointapile_points_own_text,
                    card("B+5own4"),
                ),
                Entry(
                    R.string.help_pointapile_points_cards,
                    R.string.help_pointapile_points_cards_text,
                    card("P+2cards5"),
                ),
                Entry(
                    R.string.help_pointapile_points_blank,
                    R.string.help_pointapile_points_blank_text,
                    card("R-1each-blank"),
                ),
                Entry(
                    R.string.help_pointapile_points_last,
                    R.string.help_pointapile_points_last_text,
                    card("G+1last"),
                ),
                Entry(
                    R.string.help_pointapile_points_active,
                    R.string.help_pointapile_points_active_text,
                    card("P+1active"),
                ),
            ),
            HelpChapter(
                "pointapile/end",
                R.string.help_pointapile_end,
                Paragraph(R.string.help_pointapile_end_1),
                Paragraph(R.string.help_pointapile_end_2),
            ),
            HelpChapter(
                "pointapile/missions",
                R.string.help_pointapile_missions,
                Paragraph(R.string.help_pointapile_missions_1),
                Paragraph(R.string.help_pointapile_missions_2),
                option = "missions",
            ),
            HelpChapter(
                "pointapile/touch-me-not",
                R.string.help_pointapile_touch,
                Paragraph(R.string.help_pointapile_touch_1),
                Paragraph(R.string.help_pointapile_touch_2),
                Entry(
                    R.string.help_pointapile_touch_active,
                    R.string.help_pointapile_touch_active_text,
                    card("R!active-only"),
                    card("B!not-active"),
                ),
                Entry(
                    R.string.help_pointapile_touch_leader,
                    R.string.help_pointapile_touch_leader_text,
                    card("G!not-leader"),
                ),
                Entry(
                    R.string.help_pointapile_touch_count,
                    R.string.help_pointapile_touch_count_text,
                    card("P!under-5"),
                    card("R!over-5"),
                ),
                Entry(
                    R.string.help_pointapile_touch_colour,
                    R.string.help_pointapile_touch_colour_text,
                    card("B!lacks-colour"),
                    card("P!owns-colour"),
                ),
                Entry(
                    R.string.help_pointapile_touch_first,
                    R.string.help_pointapile_touch_first_text,
                    card("G!first-one"),
                ),
                option = "touch-me-not",
            ),
            HelpChapter(
                "pointapile/phone",
                R.string.help_phone,
                Paragraph(R.string.help_pointapile_phone_1),
                Paragraph(R.string.help_pointapile_phone_2),
            ),
        ),
    )

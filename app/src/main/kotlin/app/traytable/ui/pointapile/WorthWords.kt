package app.traytable.ui.pointapile

import android.content.res.Resources
import app.traytable.R
import app.traytable.rules.pointapile.PointAPile
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileCards.Text
import app.traytable.rules.pointapile.PointAPileScore.Worth
import app.traytable.rules.table.Colour
import app.traytable.ui.words.Speech
import kotlin.math.absoluteValue

/** The four colours of the deck, in the order in which they are always shown. */
internal val COLOURS = listOf(Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE)

/** So many points or cards of one colour win. */
internal const val GOAL = PointAPile.GOAL

/** Why a card gives what it gives: "2 of 4 blue cards". */
internal fun why(
    resources: Resources,
    worth: Worth,
): String {
    val speech = Speech(resources)
    val colour = PointAPileCards.colour(worth.card())
    val need = worth.need()
    val have = if (need > 0) minOf(worth.have(), need) else worth.have()
    return when (PointAPileCards.text(worth.card())) {
        Text.BLANK, Text.TOUCH_ME_NOT -> {
            resources.getString(R.string.pile_worth_nothing)
        }

        Text.PLAIN -> {
            resources.getString(R.string.pile_worth_always)
        }

        Text.PER_CARD_OF_ITS_COLOUR -> {
            val coloured = speech.coloured(colour)
            resources.getQuantityString(R.plurals.pile_worth_of_colour, have, have, coloured)
        }

        Text.PER_BLANK_CARD -> {
            resources.getQuantityString(R.plurals.pile_worth_blanks, have, have)
        }

        Text.ALL_COLOURS -> {
            resources.getString(R.string.pile_worth_need_colours, have, need)
        }

        Text.OF_ANY_COLOUR -> {
            resources.getString(R.string.pile_worth_need_of_one, have, need)
        }

        Text.OF_ITS_COLOUR -> {
            val inColour = speech.colour(colour)
            resources.getString(R.string.pile_worth_need_of_colour, have, need, inColour)
        }

        Text.CARDS -> {
            resources.getString(R.string.pile_worth_need_cards, have, need)
        }

        Text.LAST_CARD -> {
            val words = if (have > 0) R.string.pile_worth_on_top else R.string.pile_worth_not_on_top
            resources.getString(words)
        }

        Text.WHILE_ACTIVE -> {
            val words = if (have > 0) R.string.pile_worth_active else R.string.pile_worth_not_active
            resources.getString(words)
        }
    }
}

/** With its sign, "+3", "0" or "−1". */
internal fun withSign(points: Int): String =
    when {
        points > 0 -> "+$points"
        points < 0 -> "−${points.absoluteValue}"
        else -> "0"
    }

/** How many cards of each colour lie there. */
internal fun byColour(cards: List<Byte>): Map<Colour, Int> {
    val counted = cards.groupingBy { PointAPileCards.colour(it) }.eachCount()
    return COLOURS.associateWith { counted[it] ?: 0 }
}

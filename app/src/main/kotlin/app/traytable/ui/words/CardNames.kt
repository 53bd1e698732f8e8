package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.table.Colour

/** A face-up card of No Idea as it is said aloud, "red 5 with Plus". */
fun noIdeaCard(
    resources: Resources,
    card: Byte,
): String = Speech(resources).noIdeaCard(card)

/** A card of Qwinto as it is said aloud, "gray −2". */
fun qwintoCard(
    resources: Resources,
    card: Byte,
): String = Speech(resources).qwintoCard(card)

/** A card of Point-a-Pile as it is said aloud, "red +5 for four red cards". */
fun pointAPileCard(
    resources: Resources,
    card: Byte,
): String = Speech(resources).pointAPileCard(card)

/** What a mission asks for, "all colours and six points". */
fun pointAPileMission(
    resources: Resources,
    mission: PointAPileMission,
): String = Speech(resources).mission(mission)

/** A card of Solo as it is said aloud, "red 7" or "yellow Skip". */
fun soloCard(
    resources: Resources,
    card: Byte,
): String = Speech(resources).soloCard(card)

internal fun Speech.noIdeaCard(card: Byte): String {
    if (NoIdeaCards.isPrize(card)) {
        return say(R.string.card_noidea_prize, points(NoIdeaCards.prizeValue(card)))
    }
    val face = numbered(NoIdeaCards.colour(card), NoIdeaCards.number(card))
    return when (NoIdeaCards.function(card)) {
        NoIdeaCards.Function.NONE -> face
        NoIdeaCards.Function.PLUS -> say(R.string.card_noidea_plus, face)
        NoIdeaCards.Function.REMOVE -> say(R.string.card_noidea_remove, face)
        NoIdeaCards.Function.REFILL -> say(R.string.card_noidea_refill, face)
    }
}

internal fun Speech.qwintoCard(card: Byte): String =
    numbered(QwintoCards.colour(card), QwintoCards.value(card))

private fun Speech.numbered(
    colour: Colour,
    number: Int,
): String = say(R.string.card_numbered, coloured(colour), signed(number))

internal fun Speech.pointAPileCard(card: Byte): String {
    val colour = coloured(PointAPileCards.colour(card))
    val points = PointAPileCards.points(card)
    val worth = say(R.string.card_numbered, colour, if (points > 0) "+$points" else signed(points))
    val need = count(PointAPileCards.need(card))
    return when (PointAPileCards.text(card)) {
        PointAPileCards.Text.BLANK -> {
            say(R.string.card_pile_blank, colour)
        }

        PointAPileCards.Text.PLAIN -> {
            worth
        }

        PointAPileCards.Text.PER_CARD_OF_ITS_COLOUR -> {
            say(R.string.card_pile_per_colour, worth, colour)
        }

        PointAPileCards.Text.ALL_COLOURS -> {
            say(R.string.card_pile_all_colours, worth)
        }

        PointAPileCards.Text.OF_ANY_COLOUR -> {
            say(R.string.card_pile_any_colour, worth, need)
        }

        PointAPileCards.Text.OF_ITS_COLOUR -> {
            say(R.string.card_pile_own_colour, worth, need, colour)
        }

        PointAPileCards.Text.CARDS -> {
            say(R.string.card_pile_cards, worth, need)
        }

        PointAPileCards.Text.PER_BLANK_CARD -> {
            say(R.string.card_pile_per_blank, worth)
        }

        PointAPileCards.Text.LAST_CARD -> {
            say(R.string.card_pile_last, worth)
        }

        PointAPileCards.Text.WHILE_ACTIVE -> {
            say(R.string.card_pile_active, worth)
        }

        PointAPileCards.Text.TOUCH_ME_NOT -> {
            touchMeNot(PointAPileCards.touch(card), colour)
        }
    }
}

private fun Speech.touchMeNot(
    touch: PointAPileCards.Touch,
    colour: String,
): String {
    val whom =
        when (touch) {
            PointAPileCards.Touch.ANYBODY -> R.string.card_touch_anybody
            PointAPileCards.Touch.ACTIVE_ONLY -> R.string.card_touch_active_only
            PointAPileCards.Touch.NOT_ACTIVE -> R.string.card_touch_not_active
            PointAPileCards.Touch.NOT_THE_LEADER -> R.string.card_touch_not_leader
            PointAPileCards.Touch.FEWER_THAN_FIVE_CARDS -> R.string.card_touch_under_five
            PointAPileCards.Touch.MORE_THAN_FIVE_CARDS -> R.string.card_touch_over_five
            PointAPileCards.Touch.LACKS_ITS_COLOUR -> R.string.card_touch_lacks_colour
            PointAPileCards.Touch.OWNS_ITS_COLOUR -> R.string.card_touch_owns_colour
            PointAPileCards.Touch.NO_SUCH_CARD_YET -> R.string.card_touch_first_one
        }
    return say(R.string.card_touch_me_not, colour, say(whom))
}

internal fun Speech.mission(mission: PointAPileMission): String =
    say(
        when (mission) {
            PointAPileMission.FIVE_OF_ONE_COLOUR -> R.string.mission_five_of_one_colour
            PointAPileMission.TWO_OF_EVERY_COLOUR -> R.string.mission_two_of_every_colour
            PointAPileMission.TEN_POINTS -> R.string.mission_ten_points
            PointAPileMission.SIX_CARDS_WITH_TEXT -> R.string.mission_six_cards_with_text
            PointAPileMission.FIVE_BLANK_CARDS -> R.string.mission_five_blank_cards
            PointAPileMission.ALL_COLOURS_AND_SIX_POINTS -> R.string.mission_colours_and_points
            PointAPileMission.ALL_COLOURS_AND_SIX_CARDS -> R.string.mission_colours_and_cards
            PointAPileMission.TWELVE_CARDS -> R.string.mission_twelve_cards
            PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS -> R.string.mission_cards_and_points
            PointAPileMission.FIVE_RED_AND_THREE_GREEN -> R.string.mission_red_and_green
        },
    )

internal fun Speech.soloCard(card: Byte): String {
    val colour = coloured(SoloCards.colour(card))
    return when (SoloCards.symbol(card)) {
        SoloCards.Symbol.NUMBER -> numbered(SoloCards.colour(card), SoloCards.number(card))
        SoloCards.Symbol.SKIP -> say(R.string.card_solo_skip, colour)
        SoloCards.Symbol.CHANGE -> say(R.string.card_solo_change, colour)
        SoloCards.Symbol.DRAW_TWO -> say(R.string.card_solo_draw_two, colour)
        SoloCards.Symbol.SWAP -> say(R.string.card_solo_swap, colour)
        SoloCards.Symbol.GIFT -> say(R.string.card_solo_gift, colour)
        SoloCards.Symbol.CHOOSE -> say(R.string.card_solo_choose)
        SoloCards.Symbol.DRAW_FOUR -> say(R.string.card_solo_draw_four)
        SoloCards.Symbol.ALL_SWAP -> say(R.string.card_solo_all_swap)
        SoloCards.Symbol.PROTECTION -> protection(colourOf(SoloCards.text(card).first()))
    }
}

internal fun Speech.protection(bolt: Colour): String =
    say(
        when (bolt) {
            Colour.RED -> R.string.card_solo_protection_red
            Colour.GREEN -> R.string.card_solo_protection_green
            Colour.BLUE -> R.string.card_solo_protection_blue
            Colour.YELLOW -> R.string.card_solo_protection_yellow
            else -> throw IllegalArgumentException("no Protection has a bolt in $bolt")
        },
    )

/** "a red 7"; only one card wants another article in English. */
internal fun Speech.oneSoloCard(name: String): String =
    if (name == say(R.string.card_solo_all_swap)) {
        say(R.string.card_solo_an_all_swap)
    } else {
        oneCard(name)
    }

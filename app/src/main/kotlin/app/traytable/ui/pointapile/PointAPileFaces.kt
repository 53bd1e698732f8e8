@file:JvmName("PointAPileFaces")

package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileCards.Text
import app.traytable.rules.pointapile.PointAPileCards.Touch
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardSign
import app.traytable.ui.cards.Words
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.numberFace
import app.traytable.ui.cards.signed

/** Instead of points, on cards that say who may pick them. */
private const val BARRIER = "!"

fun pointAPileFace(card: Byte): CardFace {
    val colour = PointAPileCards.colour(card).drawn()
    val word = Words(colour.word)
    val need = PointAPileCards.need(card)
    val points = Plain(colour, signed(PointAPileCards.points(card)))
    return when (PointAPileCards.text(card)) {
        Text.BLANK -> {
            CardFace(colour, spoken = Words(R.string.face_blank, word))
        }

        Text.PLAIN -> {
            numberFace(colour, points.mark)
        }

        Text.PER_CARD_OF_ITS_COLOUR -> {
            points.asking(
                CardSign(PointAPilePictogram.CardOfColour, "×"),
                Words(R.string.face_per_card, word),
            )
        }

        Text.ALL_COLOURS -> {
            points.asking(
                CardSign(PointAPilePictogram.AllColours),
                Words(R.string.face_all_colours),
            )
        }

        Text.OF_ANY_COLOUR -> {
            points.asking(
                CardSign(PointAPilePictogram.CardOfOneColour, "$need"),
                Words(R.string.face_of_any_colour, need),
            )
        }

        Text.OF_ITS_COLOUR -> {
            points.asking(
                CardSign(PointAPilePictogram.CardOfColour, "$need"),
                Words(R.string.face_of_its_colour, need, word),
            )
        }

        Text.CARDS -> {
            points.asking(
                CardSign(PointAPilePictogram.AnyCards, "$need"),
                Words(R.string.face_cards, need),
            )
        }

        Text.PER_BLANK_CARD -> {
            points.asking(
                CardSign(PointAPilePictogram.BlankCard, "×"),
                Words(R.string.face_per_blank),
            )
        }

        Text.LAST_CARD -> {
            points.asking(CardSign(PointAPilePictogram.TopCard), Words(R.string.face_while_last))
        }

        Text.WHILE_ACTIVE -> {
            points.asking(CardSign(PointAPilePictogram.Active), Words(R.string.face_while_active))
        }

        Text.TOUCH_ME_NOT -> {
            touchMeNot(colour, PointAPileCards.touch(card))
        }
    }
}

private fun touchMeNot(
    colour: CardColour,
    touch: Touch,
): CardFace {
    val barrier = Plain(colour, BARRIER)
    val word = Words(colour.word)
    return when (touch) {
        Touch.ANYBODY -> {
            CardFace(colour)
        }

        Touch.ACTIVE_ONLY -> {
            barrier.asking(CardSign(PointAPilePictogram.Active), Words(R.string.face_active_only))
        }

        Touch.NOT_ACTIVE -> {
            barrier.asking(CardSign(PointAPilePictogram.NotActive), Words(R.string.face_not_active))
        }

        Touch.NOT_THE_LEADER -> {
            barrier.asking(
                CardSign(PointAPilePictogram.NotTheLeader),
                Words(R.string.face_not_the_leader),
            )
        }

        Touch.FEWER_THAN_FIVE_CARDS -> {
            barrier.asking(
                CardSign(PointAPilePictogram.AnyCards, "<5"),
                Words(R.string.face_under_five),
            )
        }

        Touch.MORE_THAN_FIVE_CARDS -> {
            barrier.asking(
                CardSign(PointAPilePictogram.AnyCards, ">5"),
                Words(R.string.face_over_five),
            )
        }

        Touch.LACKS_ITS_COLOUR -> {
            barrier.asking(
                CardSign(PointAPilePictogram.LacksColour),
                Words(R.string.face_lacks_colour, word),
            )
        }

        Touch.OWNS_ITS_COLOUR -> {
            barrier.asking(
                CardSign(PointAPilePictogram.OwnsColour),
                Words(R.string.face_owns_colour, word),
            )
        }

        Touch.NO_SUCH_CARD_YET -> {
            barrier.asking(
                CardSign(PointAPilePictogram.NoSuchCardYet),
                Words(R.string.face_none_yet),
            )
        }
    }
}

/** A card before it is said what it asks for. */
private class Plain(
    val colour: CardColour,
    val mark: String,
) {
    fun asking(
        sign: CardSign,
        word: Words,
    ): CardFace {
        val spoken =
            if (mark == BARRIER) {
                Words(R.string.face_touch_me_not, Words(colour.word), word)
            } else {
                Words(R.string.face_points_if, Words(colour.word), mark, word)
            }
        return CardFace(colour, mark, sign, word, spoken = spoken)
    }
}

@file:JvmName("NoIdeaFaces")

package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaCards.Function
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardSign
import app.traytable.ui.cards.Pictogram
import app.traytable.ui.cards.Words
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.numberFace
import app.traytable.ui.cards.numberName

/** The face of a number card or a prize. */
fun noIdeaFace(card: Byte): CardFace {
    if (NoIdeaCards.isPrize(card)) return prizeFace(NoIdeaCards.prizeValue(card))
    val plain = numberFace(NoIdeaCards.colour(card).drawn(), "${NoIdeaCards.number(card)}")
    return when (NoIdeaCards.function(card)) {
        Function.PLUS -> plain.doing(NoIdeaPictogram.PlusCard, R.string.face_noidea_plus)
        Function.REMOVE -> plain.doing(NoIdeaPictogram.RemovePiles, R.string.face_noidea_remove)
        Function.REFILL -> plain.doing(NoIdeaPictogram.Refill, R.string.face_noidea_refill)
        else -> plain
    }
}

/** A trophy as its winner sees it. */
fun trophyFace(value: Int): CardFace =
    CardFace(
        CardColour.Black,
        "$value",
        CardSign(NoIdeaPictogram.Trophy),
        Words(R.string.face_noidea_trophy),
        spoken = Words(R.string.face_worth, Words(R.string.face_noidea_trophy), value),
    )

/** A trophy as everybody sees it. */
internal val TROPHY = CardFace(CardColour.Black, "", CardSign(NoIdeaPictogram.Trophy))

internal val PRIZE = CardFace(CardColour.Black, "", CardSign(NoIdeaPictogram.Prize))

fun prizeFace(value: Int): CardFace =
    CardFace(
        CardColour.Black,
        "$value",
        CardSign(NoIdeaPictogram.Prize),
        Words(R.string.face_noidea_prize),
        spoken = Words(R.string.face_worth, Words(R.string.face_noidea_prize), value),
    )

private fun CardFace.doing(
    pictogram: Pictogram,
    word: Int,
) = copy(
    sign = CardSign(pictogram),
    word = Words(word),
    spoken = Words(R.string.face_doing, numberName(colour, mark), Words(word)),
)

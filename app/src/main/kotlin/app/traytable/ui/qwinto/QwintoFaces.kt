@file:JvmName("QwintoFaces")

package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoCards
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawn
import app.traytable.ui.cards.numberFace
import app.traytable.ui.cards.withMinus

fun qwintoFace(card: Byte): CardFace =
    numberFace(QwintoCards.colour(card).drawn(), withMinus(QwintoCards.value(card)))

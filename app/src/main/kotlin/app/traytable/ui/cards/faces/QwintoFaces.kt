package app.traytable.ui.cards.faces

import app.traytable.rules.qwinto.QwintoCards
import app.traytable.ui.cards.CardFace

fun qwintoFace(card: Byte): CardFace =
    numberFace(QwintoCards.colour(card).drawn(), signless(QwintoCards.value(card)))

package app.traytable.ui.qwinto

import app.traytable.rules.qwinto.QwintoCall
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Colour
import app.traytable.ui.play.Sample

private fun card(text: String) = QwintoCards.parse(text)

private fun field(text: String) =
    (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == text }

private fun call(
    sum: Int,
    vararg colours: Colour,
): QwintoCall {
    val rows = (0 until QwintoFields.ROWS).filter { QwintoFields.colour(it) in colours }
    return QwintoCall(sum, rows.sumOf { 1 shl it })
}

internal val qwintoSamples =
    listOf<Sample<QwintoEvent>>(
        Sample(
            QwintoEvent.Lays(ANNA, card("O4"), QwintoGrid.SE, card("P5")),
            "Anna lays the orange 4 on the purple 5, bottom right.",
            "Anna legt die orange 4 auf die lila 5, unten rechts.",
        ),
        Sample(
            QwintoEvent.Lays(ANNA, card("A-2"), QwintoGrid.NW, card("Y0")),
            "Anna lays the grey −2 on the yellow 0, top left.",
            "Anna legt die graue −2 auf die gelbe 0, oben links.",
        ),
        Sample(
            QwintoEvent.Calls(ANNA, call(10, Colour.ORANGE, Colour.YELLOW)),
            "Anna calls: 10 in orange or yellow.",
            "Anna sagt an: 10 in Orange oder Gelb.",
        ),
        Sample(
            QwintoEvent.Calls(ANNA, call(5, Colour.ORANGE, Colour.YELLOW, Colour.PURPLE)),
            "Anna calls: 5 in orange, yellow or purple.",
            "Anna sagt an: 5 in Orange, Gelb oder Lila.",
        ),
        Sample(
            QwintoEvent.Calls(ANNA, call(-1, Colour.ORANGE)),
            "Anna only gets to −1, and nobody can enter that.",
            "Anna kommt nur auf −1, und das kann niemand eintragen.",
        ),
        Sample(
            QwintoEvent.Calls(ANNA, call(7)),
            "Anna gets to 7, but in no colour, and nobody can enter that.",
            "Anna kommt auf 7, aber in keiner Farbe, und das kann niemand eintragen.",
        ),
        Sample(
            QwintoEvent.Enters(BEN, field("Y5"), 10),
            "Ben enters 10 in yellow, field 5.",
            "Ben trägt 10 in Gelb ein, Feld 5.",
        ),
        Sample(
            QwintoEvent.Passes(BEN),
            "Ben enters nothing.",
            "Ben trägt nichts ein.",
        ),
        Sample(
            QwintoEvent.CannotEnter(BEN),
            "Ben has no field for it.",
            "Ben hat kein Feld dafür.",
        ),
        Sample(
            QwintoEvent.Fails(ANNA, 2),
            "Anna takes failed attempt 2 of 4.",
            "Anna bekommt Fehlversuch 2 von 4.",
        ),
        Sample(
            QwintoEvent.FillsRow(ANNA, Colour.ORANGE, 16),
            "Anna fills the orange row: 16 points.",
            "Anna füllt die orange Reihe: 16 Punkte.",
        ),
        Sample(
            QwintoEvent.FillsColumn(ANNA, 10),
            "Anna fills a column, which brings a bonus of 10 points.",
            "Anna füllt eine Spalte und bekommt dafür 10 Punkte extra.",
        ),
        Sample(
            QwintoEvent.Draws(ANNA, listOf(card("A3"), card("O-2"))),
            "Anna draws the grey 3 and the orange −2.",
            "Anna zieht die graue 3 und die orange −2.",
        ),
        Sample(
            QwintoEvent.Draws(ANNA, listOf(Cards.HIDDEN)),
            "Anna draws a card.",
            "Anna zieht eine Karte.",
        ),
        Sample(
            QwintoEvent.Shuffles(ANNA, 16),
            "The draw pile is used up: 16 cards are shuffled for a new one.",
            "Der Zugstapel ist leer: 16 Karten werden neu gemischt.",
        ),
        Sample(
            QwintoEvent.EndsByRows(ANNA),
            "Anna has two full rows: the match is over.",
            "Anna hat zwei volle Reihen: Die Partie ist zu Ende.",
        ),
        Sample(
            QwintoEvent.EndsByFailing(ANNA),
            "Anna has four failed attempts: the match is over.",
            "Anna hat vier Fehlversuche: Die Partie ist zu Ende.",
        ),
        Sample(
            QwintoEvent.EndsByLastCard(ANNA),
            "Anna has laid the last card: the match is over.",
            "Anna hat die letzte Karte gelegt: Die Partie ist zu Ende.",
        ),
    )

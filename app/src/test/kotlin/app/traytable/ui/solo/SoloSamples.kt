package app.traytable.ui.solo

import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.table.Cards.HIDDEN
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Seat
import app.traytable.ui.play.Sample

private val ANNA = Seat.of(0)
private val BEN = Seat.of(1)
private val CARLA = Seat.of(2)

private fun card(text: String) = SoloCards.parse(text)

private fun cards(vararg texts: String) = texts.map(::card)

private fun hidden(count: Int) = List(count) { HIDDEN }

internal val soloSamples =
    listOf<Sample<SoloEvent>>(
        Sample(
            SoloEvent.Deals(ANNA),
            "Anna deals the cards for a new round.",
            "Anna gibt die Karten für eine neue Runde.",
        ),
        Sample(
            SoloEvent.Turns(ANNA, card("R7")),
            "Anna turns up a red 7.",
            "Anna deckt eine rote 7 auf.",
        ),
        Sample(
            SoloEvent.Lays(BEN, card("GSkip")),
            "Ben lays a green Skip.",
            "Ben legt eine grüne Karte „Aussetzen“.",
        ),
        Sample(
            SoloEvent.Lays(BEN, card("AllSwap")),
            "Ben lays a black All Swap.",
            "Ben legt eine schwarze Karte „Alle tauschen“.",
        ),
        Sample(
            SoloEvent.Protects(BEN, card("YProtect")),
            "Ben lays a Protection with a yellow bolt.",
            "Ben legt eine Karte „Schutz“ mit gelbem Blitz.",
        ),
        Sample(
            SoloEvent.Interjects(CARLA, card("B9")),
            "Carla interjects with a blue 9.",
            "Carla wirft eine blaue 9 dazwischen.",
        ),
        Sample(
            SoloEvent.CallsTriple(ANNA),
            "Anna says: “Triple+!”",
            "Anna sagt: „Triple+!“",
        ),
        Sample(
            SoloEvent.Wishes(ANNA, Colour.RED),
            "Anna asks for red.",
            "Anna wünscht sich Rot.",
        ),
        Sample(
            SoloEvent.IsSkipped(BEN),
            "Ben is skipped.",
            "Ben setzt aus.",
        ),
        Sample(
            SoloEvent.ChangesDirection(ANNA),
            "Play goes the other way round now.",
            "Jetzt geht es andersherum.",
        ),
        Sample(
            SoloEvent.Draws(ANNA, cards("RSwap", "Choose")),
            "Anna draws a red Swap and a black Choose a Colour.",
            "Anna zieht eine rote Karte „Tauschen“ und eine schwarze Karte „Farbe wählen“.",
        ),
        Sample(
            SoloEvent.Draws(ANNA, cards("R7", "R7", "Draw4")),
            "Anna draws two red 7s and a black Draw 4.",
            "Anna zieht zweimal die rote 7 und eine schwarze Karte „Zieh 4“.",
        ),
        Sample(
            SoloEvent.Draws(ANNA, cards("R7", "G3", "Draw4", "Choose")),
            "Anna draws four cards.",
            "Anna zieht vier Karten.",
        ),
        Sample(
            SoloEvent.Draws(ANNA, hidden(1)),
            "Anna draws a card.",
            "Anna zieht eine Karte.",
        ),
        Sample(
            SoloEvent.Draws(ANNA, hidden(4)),
            "Anna draws four cards.",
            "Anna zieht vier Karten.",
        ),
        Sample(
            SoloEvent.DrawsNothing(ANNA),
            "There is nothing left for Anna to draw.",
            "Für Anna gibt es nichts mehr zu ziehen.",
        ),
        Sample(
            SoloEvent.Keeps(ANNA),
            "Anna keeps the card.",
            "Anna behält die Karte.",
        ),
        Sample(
            SoloEvent.Shuffles(ANNA, 40),
            "The draw pile is used up: 40 cards are shuffled for a new one.",
            "Der Zugstapel ist leer: 40 Karten werden neu gemischt.",
        ),
        Sample(
            SoloEvent.Aims(ANNA, BEN),
            "Anna looks for a gift for Ben.",
            "Anna sucht ein Geschenk für Ben.",
        ),
        Sample(
            SoloEvent.Chooses(ANNA, 1),
            "Anna puts a card aside for it.",
            "Anna legt eine Karte dafür beiseite.",
        ),
        Sample(
            SoloEvent.Chooses(ANNA, 2),
            "Anna puts another card aside.",
            "Anna legt noch eine Karte beiseite.",
        ),
        Sample(
            SoloEvent.Asks(ANNA, BEN),
            "Ben may accept or protect.",
            "Ben darf annehmen oder sich schützen.",
        ),
        Sample(
            SoloEvent.Accepts(BEN),
            "Ben accepts.",
            "Ben nimmt an.",
        ),
        Sample(
            SoloEvent.Swaps(ANNA, BEN),
            "Anna and Ben swap hands.",
            "Anna und Ben tauschen ihre Karten.",
        ),
        Sample(
            SoloEvent.Gives(ANNA, BEN, cards("BChange", "RGift")),
            "Anna gives Ben a blue Change Direction and a red Gift.",
            "Anna schenkt Ben eine blaue Karte „Richtung wechseln“ und eine rote Karte " +
                "„Geschenk“.",
        ),
        Sample(
            SoloEvent.Gives(ANNA, BEN, hidden(1)),
            "Anna gives Ben a card.",
            "Anna schenkt Ben eine Karte.",
        ),
        Sample(
            SoloEvent.Gives(ANNA, BEN, hidden(2)),
            "Anna gives Ben two cards.",
            "Anna schenkt Ben zwei Karten.",
        ),
        Sample(
            SoloEvent.GoesOn(ANNA),
            "Anna goes on.",
            "Anna macht weiter.",
        ),
        Sample(
            SoloEvent.PassesHand(ANNA, BEN, ANNA),
            "Anna passes all cards to Ben.",
            "Anna gibt alle Karten an Ben weiter.",
        ),
        Sample(
            SoloEvent.SaysSolo(ANNA),
            "Anna says: “Solo!”",
            "Anna sagt: „Solo!“",
        ),
        Sample(
            SoloEvent.ForgotSolo(ANNA),
            "Anna did not say “Solo!” in time: that costs two cards.",
            "Anna hat nicht rechtzeitig „Solo!“ gesagt: Das kostet zwei Karten.",
        ),
        Sample(
            SoloEvent.GoesOut(ANNA),
            "Anna has no card left and wins the round.",
            "Anna hat keine Karte mehr und gewinnt die Runde.",
        ),
        Sample(
            SoloEvent.Counts(BEN, 35, 120, cards("Y5", "GDraw2")),
            "Ben gets 35 points for a yellow 5 and a green Draw 2 and now has 120.",
            "Ben bekommt 35 Punkte für eine gelbe 5 und eine grüne Karte „Zieh 2“ und hat jetzt " +
                "120.",
        ),
        Sample(
            SoloEvent.Counts(ANNA, 0, 85, cards()),
            "Anna gets no points and stays at 85.",
            "Anna bekommt keine Punkte und bleibt bei 85.",
        ),
    )

package app.traytable.ui.noidea

import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Cards.HIDDEN
import app.traytable.rules.table.Seat
import app.traytable.ui.play.Sample

private val ANNA = Seat.of(0)
private val BEN = Seat.of(1)

private fun card(text: String) = NoIdeaCards.parse(text)

internal val noIdeaSamples =
    listOf<Sample<NoIdeaEvent>>(
        Sample(
            NoIdeaEvent.Touches(ANNA),
            "Anna reaches for a card before drawing, and the turn is over.",
            "Anna greift nach einer Karte, ohne zuerst zu ziehen, und der Zug ist vorbei.",
        ),
        Sample(
            NoIdeaEvent.Draws(ANNA, card("R5+")),
            "Anna draws a red 5 (One more card).",
            "Anna zieht eine rote 5 (Noch eine Karte).",
        ),
        Sample(
            NoIdeaEvent.Draws(ANNA, card("*1")),
            "Anna draws a consolation prize.",
            "Anna zieht einen Trostpreis.",
        ),
        Sample(
            NoIdeaEvent.DrawsNothing(ANNA),
            "There is nothing left for Anna to draw.",
            "Für Anna gibt es nichts mehr zu ziehen.",
        ),
        Sample(
            NoIdeaEvent.Opens(ANNA, card("B3x"), 1),
            "Anna lays the blue 3 (Other piles away) down as pile 2.",
            "Anna legt die blaue 3 (Andere Stapel weg) als neuen Stapel 2 aus.",
        ),
        Sample(
            NoIdeaEvent.Lays(ANNA, card("P4"), 0),
            "Anna lays the purple 4 on pile 1.",
            "Anna legt die lila 4 auf Stapel 1.",
        ),
        Sample(
            NoIdeaEvent.Shows(ANNA, 2, card("Y2r"), true),
            "Anna turns over card 3: a yellow 2 (Others refill to 3).",
            "Anna deckt Karte 3 auf: eine gelbe 2 (Andere füllen auf 3 auf).",
        ),
        Sample(
            NoIdeaEvent.Shows(ANNA, 5, card("*0"), true),
            "Anna turns over card 6: a consolation prize.",
            "Anna deckt Karte 6 auf: einen Trostpreis.",
        ),
        Sample(
            NoIdeaEvent.Returns(ANNA, 2),
            "It fits nowhere: Anna turns card 3 face down again.",
            "Sie passt nirgends: Anna deckt Karte 3 wieder zu.",
        ),
        Sample(
            NoIdeaEvent.Plus(ANNA),
            "One more card: Anna draws again.",
            "Noch eine Karte: Anna zieht noch einmal.",
        ),
        Sample(
            NoIdeaEvent.Removes(ANNA, 0),
            "Other piles away: there is no other pile.",
            "Andere Stapel weg: Es gibt keinen anderen Stapel.",
        ),
        Sample(
            NoIdeaEvent.Removes(ANNA, 1),
            "Other piles away: Anna removes one pile.",
            "Andere Stapel weg: Anna räumt einen Stapel ab.",
        ),
        Sample(
            NoIdeaEvent.Removes(ANNA, 14),
            "Other piles away: Anna removes 14 piles.",
            "Andere Stapel weg: Anna räumt 14 Stapel ab.",
        ),
        Sample(
            NoIdeaEvent.Refills(ANNA),
            "Others refill to 3: everybody but Anna needs at least three cards again.",
            "Andere füllen auf 3 auf: Alle außer Anna brauchen wieder mindestens drei Karten.",
        ),
        Sample(
            NoIdeaEvent.IsDealt(BEN, 0),
            "There is no new card for Ben.",
            "Für Ben gibt es keine neue Karte.",
        ),
        Sample(
            NoIdeaEvent.IsDealt(BEN, 1),
            "Ben gets a new card.",
            "Ben bekommt eine neue Karte.",
        ),
        Sample(
            NoIdeaEvent.IsDealt(BEN, 6),
            "Ben gets six new cards.",
            "Ben bekommt sechs neue Karten.",
        ),
        Sample(
            NoIdeaEvent.Claims(ANNA),
            "Anna says: “Nothing fits!”",
            "Anna sagt: „Nichts passt mehr!“",
        ),
        Sample(
            NoIdeaEvent.Right(ANNA),
            "Anna is right: no card fits.",
            "Anna hat recht: Keine Karte passt.",
        ),
        Sample(
            NoIdeaEvent.Mistaken(ANNA),
            "Anna is mistaken and wins no trophy.",
            "Anna hat sich geirrt und bekommt keinen Pokal.",
        ),
        Sample(
            NoIdeaEvent.Clears(ANNA),
            "Anna has cleared the layout.",
            "Anna hat alles abgeräumt.",
        ),
        Sample(
            NoIdeaEvent.WinsPrize(ANNA, card("*1")),
            "Anna keeps the consolation prize: 1 point.",
            "Anna behält den Trostpreis: 1 Punkt.",
        ),
        Sample(
            NoIdeaEvent.WinsTrophy(ANNA, 4),
            "Anna wins a trophy: 4 points.",
            "Anna gewinnt einen Pokal: 4 Punkte.",
        ),
        Sample(
            NoIdeaEvent.WinsTrophy(ANNA, HIDDEN),
            "Anna wins a trophy.",
            "Anna gewinnt einen Pokal.",
        ),
        Sample(
            NoIdeaEvent.Shuffles(ANNA, 0),
            "The draw pile is used up, and there is nothing to shuffle.",
            "Der Zugstapel ist leer, und es gibt nichts zu mischen.",
        ),
        Sample(
            NoIdeaEvent.Shuffles(ANNA, 1),
            "The draw pile is used up: the one card left to shuffle is the new one.",
            "Der Zugstapel ist leer: Eine einzige Karte bildet den neuen.",
        ),
    )

package app.traytable.ui.words

/** For each game an event of every verb, and how it sounds; one line for each in each language. */
internal val SAMPLES =
    mapOf(
        "noidea" to
            """
            S1 touches
              Anna reaches for a card before drawing, and the turn is over.
              Anna greift nach einer Karte, ohne zuerst zu ziehen, und der Zug ist vorbei.
            S1 draws R5+
              Anna draws a red 5 with Plus.
              Anna zieht eine rote 5 mit Plus.
            S1 draws *1
              Anna draws a consolation prize.
              Anna zieht einen Trostpreis.
            S1 draws-nothing
              There is nothing left for Anna to draw.
              Für Anna gibt es nichts mehr zu ziehen.
            S1 opens B3x 2
              Anna lays the blue 3 with Remove down as pile 2.
              Anna legt die blaue 3 mit Entfernen als neuen Stapel 2 aus.
            S1 lays P4 1
              Anna lays the purple 4 on pile 1.
              Anna legt die lila 4 auf Stapel 1.
            S1 shows 3 Y2r
              Anna turns over card 3: a yellow 2 with Refill.
              Anna deckt Karte 3 auf: eine gelbe 2 mit Auffüllen.
            S1 shows 6 *0
              Anna turns over card 6: a consolation prize.
              Anna deckt Karte 6 auf: einen Trostpreis.
            S1 returns 3
              It fits nowhere: Anna turns card 3 face down again.
              Sie passt nirgends: Anna dreht Karte 3 wieder um.
            S1 plus
              Plus: Anna draws one more card.
              Plus: Anna zieht noch eine Karte.
            S1 removes 0
              Remove: there is no other pile.
              Entfernen: Es gibt keinen anderen Stapel.
            S1 removes 1
              Remove: Anna takes the other pile away.
              Entfernen: Anna räumt den anderen Stapel weg.
            S1 removes 14
              Remove: Anna takes the 14 other piles away.
              Entfernen: Anna räumt die 14 anderen Stapel weg.
            S1 refills
              Refill: everyone but Anna needs at least three cards again.
              Auffüllen: Alle außer Anna brauchen wieder mindestens drei Karten.
            S2 is-dealt 0
              There is no new card for Ben.
              Für Ben gibt es keine neue Karte.
            S2 is-dealt 1
              Ben gets a new card.
              Ben bekommt eine neue Karte.
            S2 is-dealt 6
              Ben gets six new cards.
              Ben bekommt sechs neue Karten.
            S1 claims
              Anna says: “Nothing fits!”
              Anna sagt: „Nichts passt mehr!“
            S1 right
              Anna is right: no card fits.
              Anna hat recht: Keine Karte passt.
            S1 mistaken
              Anna is mistaken and wins no trophy.
              Anna hat sich geirrt und bekommt keinen Pokal.
            S1 clears
              Anna has cleared the layout.
              Anna hat alles abgeräumt.
            S1 wins-prize *1
              Anna keeps the consolation prize: 1 point.
              Anna behält den Trostpreis: 1 Punkt.
            S1 wins-trophy 4
              Anna wins a trophy: 4 points.
              Anna gewinnt einen Pokal: 4 Punkte.
            S1 wins-trophy ?
              Anna wins a trophy.
              Anna gewinnt einen Pokal.
            S1 shuffles 0
              The draw pile is used up, and there is nothing to shuffle.
              Der Zugstapel ist leer, und es gibt nichts zu mischen.
            S1 shuffles 1
              The draw pile is used up: the one card left to shuffle is the new one.
              Der Zugstapel ist leer: Eine einzige Karte bildet den neuen.
            """,
        "qwinto" to
            """
            S1 lays O4 SE P5
              Anna lays the orange 4 on the purple 5, bottom right.
              Anna legt die orange 4 auf die lila 5, unten rechts.
            S1 lays A-2 NW Y0
              Anna lays the gray −2 on the yellow 0, top left.
              Anna legt die graue −2 auf die gelbe 0, oben links.
            S1 calls 10 O Y
              Anna calls: 10 in orange or yellow.
              Anna sagt an: 10 in Orange oder Gelb.
            S1 calls 5 O Y P
              Anna calls: 5 in orange, yellow or purple.
              Anna sagt an: 5 in Orange, Gelb oder Lila.
            S1 calls -1 O
              Anna only gets to −1, and nobody can enter that.
              Anna kommt nur auf −1, und das kann niemand eintragen.
            S1 calls 7
              Anna gets to 7, but in no colour, and nobody can enter that.
              Anna kommt auf 7, aber in keiner Farbe, und das kann niemand eintragen.
            S2 enters Y5 10
              Ben enters 10 in yellow, field 5.
              Ben trägt 10 in Gelb ein, Feld 5.
            S2 passes
              Ben enters nothing.
              Ben trägt nichts ein.
            S2 cannot-enter
              Ben has no field for it.
              Ben hat kein Feld dafür.
            S1 fails 2
              Anna notes failed attempt 2 of 4.
              Anna notiert Fehlversuch 2 von 4.
            S1 fills-row O 16
              Anna fills the orange row: 16 points.
              Anna füllt die orange Reihe: 16 Punkte.
            S1 fills-column 10
              Anna fills a column, which brings a bonus of 10 points.
              Anna füllt eine Spalte und bekommt dafür 10 Punkte extra.
            S1 draws A3 O-2
              Anna draws the gray 3 and the orange −2.
              Anna zieht die graue 3 und die orange −2.
            S1 draws ?
              Anna draws a card.
              Anna zieht eine Karte.
            S1 shuffles 16
              The draw pile is used up: 16 cards are shuffled for a new one.
              Der Zugstapel ist leer: 16 Karten werden neu gemischt.
            S1 ends-by-rows
              Anna has two full rows: the game is over.
              Anna hat zwei volle Reihen: Das Spiel ist aus.
            S1 ends-by-failing
              Anna has four failed attempts: the game is over.
              Anna hat vier Fehlversuche: Das Spiel ist aus.
            S1 ends-by-last-card
              Anna has laid the last card: the game is over.
              Anna hat die letzte Karte gelegt: Das Spiel ist aus.
            """,
        "pointapile" to POINT_A_PILE_SAMPLES,
        "solo" to SOLO_SAMPLES,
    )

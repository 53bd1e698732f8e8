package app.traytable.ui.words

internal const val POINT_A_PILE_SAMPLES =
    """
    S1 draws R G R B+5own4 R P!not-active
      Anna draws three blank red cards, a blank green card, a blue +5 (for four blue cards) and a purple Touch-me-not (not for the active player).
      Anna zieht dreimal eine leere rote Karte, eine leere grüne Karte, eine blaue +5 (für vier blaue Karten) und eine lila Finger-weg-Karte (nicht für die aktive Person).
    S1 puts R+1 P2
      Anna puts a red +1 on pile 2.
      Anna legt eine rote +1 auf Stapel 2.
    S1 puts B-1last P1
      Anna puts a blue −1 (while on top) on pile 1.
      Anna legt eine blaue −1 (solange sie oben liegt) auf Stapel 1.
    S1 counts-down S1 S2 S3
      The piles are ready, and everybody chooses in secret.
      Die Stapel liegen bereit, und alle wählen heimlich.
    S1 counts-down S2 S3
      The piles are ready, and Ben and Carla choose in secret.
      Die Stapel liegen bereit, und Ben und Carla wählen heimlich.
    S2 picks ?
      Ben has chosen.
      Ben hat gewählt.
    S2 picks P3
      Ben chooses pile 3.
      Ben wählt Stapel 3.
    S2 picks space
      Ben chooses empty space.
      Ben wählt den leeren Tisch.
    S2 points P1
      Ben points at pile 1.
      Ben zeigt auf Stapel 1.
    S2 points space
      Ben points at empty space.
      Ben zeigt auf den leeren Tisch.
    S1 wanted P1 S3
      Only Carla wants pile 1.
      Nur Carla will Stapel 1.
    S1 unwanted P2
      Nobody wants pile 2.
      Niemand will Stapel 2.
    S1 unsplittable P2 S1 S3
      Anna and Carla want pile 2, but a single card cannot be split.
      Anna und Carla wollen Stapel 2, aber eine einzelne Karte lässt sich nicht teilen.
    S1 contested P2 S1 S2 S3
      Anna, Ben and Carla want pile 2, so it has to be split.
      Anna, Ben und Carla wollen Stapel 2, also wird er geteilt.
    S1 splits G G
      Anna splits a pile: two blank green cards.
      Anna teilt einen Stapel: zweimal eine leere grüne Karte.
    S2 scores B
      Ben scores a blank blue card.
      Ben bekommt eine leere blaue Karte.
    S2 scores-unwanted P
      Only Ben chose empty space and gets the rest: a blank purple card.
      Nur Ben hat den leeren Tisch gewählt und bekommt den Rest: eine leere lila Karte.
    S1 discards R G
      The rest is discarded: a blank red card and a blank green card.
      Der Rest kommt auf die Ablage: eine leere rote Karte und eine leere grüne Karte.
    S2 reaches colour
      Ben has five cards of one colour.
      Ben hat fünf Karten einer Farbe.
    S2 reaches points
      Ben has five points.
      Ben hat fünf Punkte.
    S2 reaches both
      Ben has five cards of one colour and five points.
      Ben hat fünf Karten einer Farbe und fünf Punkte.
    S2 completes ten-points
      Ben has completed the mission: ten points.
      Ben hat den Auftrag erfüllt: zehn Punkte.
    S1 runs-out 0
      There are no cards left for another round.
      Für eine weitere Runde sind keine Karten mehr da.
    S1 runs-out 3
      Only three cards are left, too few for another round.
      Es sind nur noch drei Karten da, zu wenige für eine weitere Runde.
    S1 shuffles 30
      The discards are shuffled in: the deck has 30 cards.
      Die Ablage wird untergemischt: Der Zugstapel hat 30 Karten.
    """

internal const val SOLO_SAMPLES =
    """
    S1 deals
      Anna deals the cards for a new round.
      Anna gibt die Karten für eine neue Runde.
    S1 turns R7
      Anna turns up a red 7.
      Anna deckt eine rote 7 auf.
    S2 lays GSkip
      Ben lays a green Skip.
      Ben legt eine grüne Aussetzkarte.
    S2 lays AllSwap
      Ben lays an All Swap.
      Ben legt eine Alle-tauschen-Karte.
    S2 protects YProtect
      Ben lays a Protection with a yellow bolt.
      Ben legt eine Schutzkarte mit gelbem Blitz.
    S3 interjects B9
      Carla interjects with a blue 9.
      Carla wirft eine blaue 9 dazwischen.
    S1 triple
      Anna says: “Triple+!”
      Anna sagt: „Triple+!“
    S1 wishes R
      Anna asks for red.
      Anna wünscht sich Rot.
    S2 is-skipped
      Ben misses a turn.
      Ben setzt aus.
    S1 changes-direction
      Play goes the other way round now.
      Jetzt geht es andersherum.
    S1 draws 2 RSwap Choose
      Anna draws a red Swap and a Choose a Colour card.
      Anna zieht eine rote Tauschkarte und eine Farbwahlkarte.
    S1 draws 3 R7 R7 Draw4
      Anna draws two red 7s and a Draw 4.
      Anna zieht zweimal eine rote 7 und eine Zieh-4-Karte.
    S1 draws 1 ?
      Anna draws a card.
      Anna zieht eine Karte.
    S1 draws 4 ? ? ? ?
      Anna draws four cards.
      Anna zieht vier Karten.
    S1 draws-nothing
      There is nothing left for Anna to draw.
      Für Anna gibt es nichts mehr zu ziehen.
    S1 keeps
      Anna keeps the card.
      Anna behält die Karte.
    S1 shuffles 40
      The draw pile is used up: 40 cards are shuffled for a new one.
      Der Zugstapel ist leer: 40 Karten werden neu gemischt.
    S1 aims S2
      Anna looks for a gift for Ben.
      Anna sucht ein Geschenk für Ben.
    S1 chooses 1
      Anna puts a card aside for it.
      Anna legt eine Karte dafür beiseite.
    S1 chooses 2
      Anna puts another card aside.
      Anna legt noch eine Karte beiseite.
    S1 asks S2
      Ben may accept or protect.
      Ben darf annehmen oder sich schützen.
    S2 accepts
      Ben accepts.
      Ben nimmt an.
    S1 swaps S2
      Anna and Ben swap hands.
      Anna und Ben tauschen ihre Karten.
    S1 gives S2 BChange RGift
      Anna gives Ben a blue Change Direction and a red Gift.
      Anna schenkt Ben eine blaue Richtungskarte und eine rote Geschenkkarte.
    S1 gives S2 ?
      Anna gives Ben a card.
      Anna schenkt Ben eine Karte.
    S1 gives S2 ? ?
      Anna gives Ben two cards.
      Anna schenkt Ben zwei Karten.
    S1 goes-on
      Anna goes on.
      Anna macht weiter.
    S1 passes-hand S2
      Anna passes all cards to Ben.
      Anna gibt alle Karten an Ben weiter.
    S1 says-solo
      Anna says: “Solo!”
      Anna sagt: „Solo!“
    S1 forgot-solo
      Anna forgot to say “Solo!”.
      Anna hat vergessen, „Solo!“ zu sagen.
    S1 goes-out
      Anna has no card left and wins the round.
      Anna hat keine Karte mehr und gewinnt die Runde.
    S2 counts 35 120 Y5 GDraw2
      Ben gets 35 points for a yellow 5 and a green Draw 2 and now has 120.
      Ben bekommt 35 Punkte für eine gelbe 5 und eine grüne Zieh-2-Karte und hat jetzt 120.
    S1 counts 0 85
      Anna gets no points and stays at 85.
      Anna bekommt keine Punkte und bleibt bei 85.
    """

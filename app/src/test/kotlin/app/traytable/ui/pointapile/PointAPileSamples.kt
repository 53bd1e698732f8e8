package app.traytable.ui.pointapile

import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileEvent.Goal
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.pointapile.PointAPileView.SPACE
import app.traytable.rules.table.Cards.HIDDEN
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Seats
import app.traytable.ui.play.Sample

private val ANNA = Seat.of(0)
private val BEN = Seat.of(1)
private val CARLA = Seat.of(2)

private fun card(text: String) = PointAPileCards.parse(text)

private fun cards(texts: String) = texts.split(' ').map(::card)

internal val pointAPileSamples =
    listOf<Sample<PointAPileEvent>>(
        Sample(
            PointAPileEvent.Draws(ANNA, cards("R G R B+5own4 R P!not-active")),
            "Anna draws three blank red cards, a blank green card, a blue +5 (for 4 blue " +
                "cards) and a purple touch-me-not (not the active player).",
            "Anna zieht dreimal die leere rote Karte, eine leere grüne Karte, eine blaue +5 " +
                "(für 4 blaue Karten) und eine lila Finger-weg-Karte (nicht wer aktiv ist).",
        ),
        Sample(
            PointAPileEvent.Puts(ANNA, card("R+1"), 1),
            "Anna puts a red +1 on pile 2.",
            "Anna legt eine rote +1 auf Stapel 2.",
        ),
        Sample(
            PointAPileEvent.Puts(ANNA, card("B-1last"), 0),
            "Anna puts a blue −1 (while on top) on pile 1.",
            "Anna legt eine blaue −1 (solange obenauf) auf Stapel 1.",
        ),
        Sample(
            PointAPileEvent.CountsDown(ANNA, Seats.ofBits(0b111)),
            "The piles are ready, and everybody points.",
            "Die Stapel liegen bereit, und alle zeigen.",
        ),
        Sample(
            PointAPileEvent.CountsDown(ANNA, Seats.ofBits(0b110)),
            "The piles are ready, and Ben and Carla point.",
            "Die Stapel liegen bereit, und Ben und Carla zeigen.",
        ),
        Sample(
            PointAPileEvent.Picks(BEN, HIDDEN),
            "Ben has chosen.",
            "Ben hat gewählt.",
        ),
        Sample(
            PointAPileEvent.Picks(BEN, 2),
            "Ben chooses pile 3.",
            "Ben wählt Stapel 3.",
        ),
        Sample(
            PointAPileEvent.Picks(BEN, SPACE),
            "Ben chooses the empty table.",
            "Ben wählt den leeren Tisch.",
        ),
        Sample(
            PointAPileEvent.Points(BEN, 0),
            "Ben points at pile 1.",
            "Ben zeigt auf Stapel 1.",
        ),
        Sample(
            PointAPileEvent.Points(BEN, SPACE),
            "Ben points at the empty table.",
            "Ben zeigt auf den leeren Tisch.",
        ),
        Sample(
            PointAPileEvent.Wanted(ANNA, 0, CARLA),
            "Only Carla wants pile 1.",
            "Nur Carla will Stapel 1.",
        ),
        Sample(
            PointAPileEvent.Unwanted(ANNA, 1),
            "Nobody wants pile 2.",
            "Niemand will Stapel 2.",
        ),
        Sample(
            PointAPileEvent.Unsplittable(ANNA, 1, Seats.ofBits(0b101)),
            "Anna and Carla want pile 2, but a single card cannot be split.",
            "Anna und Carla wollen Stapel 2, aber eine einzelne Karte lässt sich nicht teilen.",
        ),
        Sample(
            PointAPileEvent.Contested(ANNA, 1, Seats.ofBits(0b111)),
            "Anna, Ben and Carla want pile 2, so it has to be split.",
            "Anna, Ben und Carla wollen Stapel 2, also wird er geteilt.",
        ),
        Sample(
            PointAPileEvent.Splits(ANNA, cards("G G")),
            "Anna splits a pile: two blank green cards.",
            "Anna teilt einen Stapel: zweimal die leere grüne Karte.",
        ),
        Sample(
            PointAPileEvent.Scores(BEN, cards("B")),
            "Ben scores a blank blue card.",
            "Ben bekommt eine leere blaue Karte.",
        ),
        Sample(
            PointAPileEvent.ScoresUnwanted(BEN, cards("P")),
            "Only Ben chose the empty table and gets the rest: a blank purple card.",
            "Nur Ben hat den leeren Tisch gewählt und bekommt den Rest: eine leere lila Karte.",
        ),
        Sample(
            PointAPileEvent.Discards(ANNA, cards("R G")),
            "The rest is discarded: a blank red card and a blank green card.",
            "Der Rest kommt auf die Ablage: eine leere rote Karte und eine leere grüne Karte.",
        ),
        Sample(
            PointAPileEvent.Reaches(BEN, Goal.COLOUR),
            "Ben has five cards of one colour.",
            "Ben hat fünf Karten einer Farbe.",
        ),
        Sample(
            PointAPileEvent.Reaches(BEN, Goal.POINTS),
            "Ben has five points.",
            "Ben hat fünf Punkte.",
        ),
        Sample(
            PointAPileEvent.Reaches(BEN, Goal.BOTH),
            "Ben has five cards of one colour and five points.",
            "Ben hat fünf Karten einer Farbe und fünf Punkte.",
        ),
        Sample(
            PointAPileEvent.Completes(BEN, PointAPileMission.TEN_POINTS),
            "Ben has completed the mission: ten points.",
            "Ben hat den Auftrag erfüllt: zehn Punkte.",
        ),
        Sample(
            PointAPileEvent.RunsOut(ANNA, 0),
            "There are no cards left for another round.",
            "Für eine weitere Runde sind keine Karten mehr da.",
        ),
        Sample(
            PointAPileEvent.RunsOut(ANNA, 3),
            "Only three cards are left, too few for another round.",
            "Es sind nur noch drei Karten da, zu wenige für eine weitere Runde.",
        ),
        Sample(
            PointAPileEvent.Shuffles(ANNA, 30),
            "The discards are shuffled in: the draw pile has 30 cards.",
            "Die Ablage wird untergemischt: Der Zugstapel hat 30 Karten.",
        ),
    )

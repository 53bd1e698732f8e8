package app.traytable.ui.table.solo

import app.traytable.match.TableUi
import app.traytable.rules.solo.Solo
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloState
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.table.frame
import app.traytable.ui.table.seenBy
import java.util.Random

typealias SoloMatch = Match<SoloState, SoloMove, SoloView>

private val GAME = Solo()
private val NAMES =
    listOf(
        "Anna",
        "Ben",
        "Carla",
        "Dimitri",
        "Emma",
        "Friedrich",
        "Grandma",
        "Hans",
        "Ina",
        "Johannes",
    )

/** Real matches, played by lot until they come to a wanted moment, and shown as a sitting would. */
object SoloMatches {
    fun start(
        seats: Int,
        seed: Long,
        people: Int = seats,
    ): SoloMatch =
        Match.start(
            GAME,
            Setup.of(GAME.info(), seats, seed).withFirst(Seat.of(0)),
            NAMES.take(seats).mapIndexed { seat, name ->
                if (seat < people) Player.person(name) else Player.bot(name, Level.EASY)
            },
        )

    /** The first such moment in any match. */
    fun find(
        seats: Int,
        people: Int = seats,
        choose: (SoloMatch, List<SoloMove>, Random) -> SoloMove = { _, moves, lot ->
            moves[lot.nextInt(moves.size)]
        },
        wanted: (SoloMatch) -> Boolean,
    ): SoloMatch {
        for (seed in 1L..400L) {
            val lot = Random(seed)
            var match = start(seats, seed, people)
            while (match.plies() < 3_000 && !match.isOver) {
                if (wanted(match)) return match
                val seat = match.actor
                match = match.play(seat, choose(match, match.moves(seat), lot))
            }
        }
        throw AssertionError("no match comes to such a moment")
    }

    fun turn(match: SoloMatch): TableUi.YourTurn {
        val seat = match.actor
        return TableUi.YourTurn(match.frame(seat), listOf(TableUi.Turn(seat, match.moves(seat))))
    }

    fun handOver(match: SoloMatch) =
        TableUi.HandOver(match.frame(), listOf(match.actor), match.people)

    /** What one sees who is not to act. */
    fun watching(
        match: SoloMatch,
        viewer: Seat,
    ) = TableUi.Watching(
        match.frame(viewer),
        match.moves(viewer),
        match.people.size > 1,
        emptyList(),
    )

    /** Bots act, and several people look on. */
    fun lookingOn(match: SoloMatch) =
        TableUi.Watching(match.frame(), emptyList(), false, match.people)
}

val SoloMatch.actor: Seat get() = GAME.toAct(state()).iterator().next()

val SoloMatch.isOver: Boolean get() = GAME.toAct(state()).isEmpty

val SoloMatch.people: List<Seat>
    get() = players().indices.filter { players()[it].level() == null }.map(Seat::of)

fun SoloMatch.moves(seat: Seat): List<SoloMove> = GAME.legalMoves(state(), seat)

val SoloMatch.own: SoloView get() = seenBy(actor)

package app.traytable.ui.solo

import app.traytable.match.TableUi
import app.traytable.room.MatchInRoom
import app.traytable.room.Scene
import app.traytable.room.Turn
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.solo.bots.SoloReason
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.table.frame
import app.traytable.ui.table.seenBy
import java.util.Random

typealias SoloMatch = Match<*, SoloMove, SoloView, SoloEvent>

private val GAME = SoloRoom.playable.game()
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
        return TableUi.YourTurn(match.inRoom.frame(seat, turns = match.turns(seat)), listOf(seat))
    }

    /** What whoever has to act sees of the game. */
    fun scene(match: SoloMatch): Scene<SoloMove, SoloView, SoloEvent, SoloReason> {
        val seat = match.actor
        val happened = match.lastEvents(seat)
        return Scene(SoloRoom, match.own, match.turns(seat), match.latest(seat), happened)
    }

    fun handOver(match: SoloMatch) =
        TableUi.HandOver(match.inRoom.frame(), listOf(match.actor), match.people)

    /** What one sees who is not to act. */
    fun watching(
        match: SoloMatch,
        viewer: Seat,
    ) = TableUi.Watching(
        match.inRoom.frame(viewer, turns = match.turns(viewer)),
        match.people.size > 1,
        emptyList(),
    )

    /** Bots act, and several people look on. */
    fun lookingOn(match: SoloMatch) = TableUi.Watching(match.inRoom.frame(), false, match.people)
}

val SoloMatch.inRoom: MatchInRoom<SoloMove, SoloView, SoloEvent, SoloReason>
    get() = MatchInRoom(SoloRoom, this)

val SoloMatch.actor: Seat get() = toAct().first()

val SoloMatch.isOver: Boolean get() = toAct().isEmpty

val SoloMatch.people: List<Seat>
    get() = players().indices.filter { players()[it].level() == null }.map(Seat::of)

fun SoloMatch.moves(seat: Seat): List<SoloMove> = legalMoves(seat)

/** What this seat may do, if anything, and has to be asked. */
private fun SoloMatch.turns(seat: Seat): List<Turn<SoloMove>> =
    listOf(Turn(seat, moves(seat))).filter {
        it.moves.isNotEmpty() && matterOfCourse(seat, people.singleOrNull()) == null
    }

/** What this seat was told of the last moves, the oldest first. */
fun SoloMatch.latest(viewer: Seat): List<SoloEvent> =
    generateSequence<SoloMatch>(this) { it.before() }
        .take(TOLD)
        .toList()
        .asReversed()
        .flatMap { it.lastEvents(viewer) }

/** So many moves are told on the table. */
private const val TOLD = 4

val SoloMatch.own: SoloView get() = seenBy(actor)

/** As a journal writes it. */
fun SoloMove.text(): String = GAME.moves().text(this)

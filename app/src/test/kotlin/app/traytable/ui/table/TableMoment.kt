package app.traytable.ui.table

import app.traytable.match.TableUi
import app.traytable.room.Advice
import app.traytable.room.GameRoom
import app.traytable.room.MatchInRoom
import app.traytable.room.Reply
import app.traytable.room.Secret
import app.traytable.room.Turn
import app.traytable.room.info
import app.traytable.rules.bots.Answer
import app.traytable.rules.bots.BotTurn
import app.traytable.rules.bots.Comparison
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import kotlin.random.Random

/** A real match at one moment, made into screens as the app would make them. */
class TableMoment<M : Move, V : Any, E : Event, H : Any>(
    private val room: GameRoom<M, V, E, H>,
    players: List<Player>,
    seed: Long,
    options: List<String> = emptyList(),
) {
    private val setup =
        options.fold(Setup.of(room.info, players.size, seed)) { setup, option ->
            setup.with(option, "on")
        }
    private val chance = Random(seed)

    var match: Match<*, M, V, E> = Match.start(room.playable.game(), setup, players)
        private set

    val played: MatchInRoom<M, V, E, H> get() = MatchInRoom(room, match)

    val toAct: List<Seat> get() = match.toAct().toList()

    val table: V get() = match.table()

    /** What everybody was told of the last move. */
    val told: List<E> get() = match.lastEvents(null)

    fun view(seat: Seat): V = match.view(seat)

    fun moves(seat: Seat): List<M> = match.legalMoves(seat).toList()

    /** The same as a journal writes them. */
    fun texts(seat: Seat): List<String> = moves(seat).map(match.game().moves()::text)

    /** The move with this text. */
    fun move(text: String): M = match.game().moves().parse(text)

    fun play(
        seat: Seat,
        move: String,
    ) = apply { match = match.play(seat, move(move)) }

    /** Any move of whoever has to act. */
    fun playByLot() =
        apply {
            val seat = toAct.first()
            match = match.play(seat, moves(seat).random(chance))
        }

    /** What a bot would do in the place of whoever has to act. */
    fun playWell() =
        apply {
            val bots = room.playable.bots()
            val turn = checkNotNull(BotTurn.next(match) { bots.bot(Level.NORMAL) })
            match = match.play(turn.seat(), turn.move())
        }

    fun until(reached: (V) -> Boolean) =
        apply {
            while (!reached(table)) playByLot()
        }

    fun frame(
        viewer: Seat? = null,
        turns: List<Turn<M>> = emptyList(),
    ) = played.frame(viewer, turns = turns)

    fun handOver() = TableUi.HandOver(frame(), toAct, emptyList())

    /** For the eyes of this seat alone. */
    fun turnOf(seat: Seat) =
        TableUi.YourTurn(frame(seat, listOf(Turn(seat, moves(seat)))), listOf(seat))

    /** Before everybody's eyes. */
    fun openTurn() = TableUi.YourTurn(frame(null, toAct.map { Turn(it, moves(it)) }), toAct)

    /** What the best bot would do for each of those who have to act, asked by who sees the table. */
    fun hints(viewer: Seat? = null) =
        TableUi.Hints(
            1,
            match.plies(),
            viewer,
            toAct.map {
                Advice(
                    room,
                    it,
                    match.seenBy(viewer),
                    BotTurn.hint(match, room.playable.bots(), it),
                )
            },
        )

    /** What whoever has to act is told to do, as a journal writes it. */
    fun hinted(): String {
        val move = BotTurn.hint(match, room.playable.bots(), toAct.first()).move()
        return match.game().moves().text(move)
    }

    /** A hint that whoever has to act doubts. */
    fun doubted(viewer: Seat? = null) =
        hints(viewer).let {
            TableUi.Hints(it.match(), it.ply(), it.viewer(), it.advice(), true, null)
        }

    /**
     * The same, and what is said to the move with this text.
     *
     * @param tried how it fared, for a picture that is to stay as it is when bots learn; else it is found out
     */
    fun replied(
        aimed: String,
        viewer: Seat? = null,
        tried: Comparison? = null,
    ): TableUi.Hints {
        val hints = hints(viewer)
        val seat = toAct.first()
        val hinted =
            match.game().moves().own(
                hints
                    .advice()
                    .first()
                    .hint
                    .move(),
            )
        val move = move(aimed)
        val answer =
            BotTurn
                .whyNot(match, room.playable.bots(), seat, hinted, move)
                .takeIf { hinted != move }
                ?.let { Answer(it.aimed, tried ?: it.tried, it.objection) }
        val reply = Reply(room, seat, match.seenBy(viewer), move, answer)
        return TableUi.Hints(hints.match(), hints.ply(), viewer, hints.advice(), false, reply)
    }

    /** What this person sees who looks alone. */
    fun peek(seat: Seat) = TableUi.Peek(1, match.plies(), Secret(room, seat, view(seat)))

    /** Others act; the viewer may react with these moves. */
    fun watching(
        viewer: Seat? = null,
        reactions: List<M> = emptyList(),
    ): TableUi.Watching {
        val turns =
            if (viewer == null || reactions.isEmpty()) {
                emptyList()
            } else {
                listOf(Turn(viewer, reactions))
            }
        return TableUi.Watching(frame(viewer, turns), false, emptyList())
    }

    /** What has happened so far, as this viewer or everybody was told. */
    fun log(viewer: Seat? = null) = played.log(viewer)

    fun over(annals: TableUi.Annals = TableUi.Annals.NONE) =
        TableUi.Over(frame(), match.outcome(), DealCode.of(match.setup()), annals)
}

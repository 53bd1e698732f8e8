package app.traytable.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import app.traytable.match.Frame
import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.room.Advice
import app.traytable.room.GameWords
import app.traytable.room.Reply
import app.traytable.room.Scene
import app.traytable.room.Story
import app.traytable.room.Turn
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.sound.Sound
import app.traytable.ui.tray.Coached
import app.traytable.ui.tray.Panel
import app.traytable.ui.words.Sentence
import app.traytable.ui.words.Speech

/** What the table of a game needs to know of the moment, and what can be done there. */
class Table<M : Move, V : Any, E : Event, H : Any>(
    val ui: TableUi.Laid,
    private val scene: Scene<M, V, E, H>,
    val actions: TableActions,
    asides: TableAsides = TableAsides(),
    /** Somebody wants to see alone what is theirs. */
    val onPeek: (Seat) -> Unit = {},
) {
    val frame: Frame = ui.frame()

    /** What has happened in the whole match, while somebody reads it. */
    val log: TableUi.Log? = asides.log?.takeIf { it.isFor(frame) }

    /** What the best bot would do for those who act here, while somebody wants to know. */
    val advice: List<Advice<*, *, *, *>> =
        asides.hints
            ?.takeIf { it.isFor(frame) }
            ?.advice()
            .orEmpty()

    /** Somebody would rather do something else, and is about to show what. */
    val isDoubted: Boolean = asides.hints?.takeIf { it.isFor(frame) }?.isDoubted == true

    /** Why not that. */
    val reply: Reply<*, *, *, *>? = asides.hints?.takeIf { it.isFor(frame) }?.reply()

    /** What somebody who learns is told here. */
    val coached: Coached? = asides.coached

    /** What stands on the front rim where nobody plays. */
    val panel: Panel? = asides.panel

    val view: V = scene.view

    /** What happened in the last moves, the oldest first. */
    val last: List<E> = scene.last

    /** What happened in the very last move. */
    val happened: List<E> = scene.happened

    /** The game before that move, for those who still show it. */
    val before: V? = scene.before

    /** Whose view this is; nobody's when it is what lies open for everybody. */
    val viewer: Seat? = frame.viewer()

    /** The seats that people may act for on this screen, each with its moves. */
    val turns: List<Turn<M>> = scene.turns

    /** The one seat that acts on this screen, if it is only one. */
    val actor: Seat? = turns.singleOrNull()?.seat

    /** The moves of that seat. */
    val moves: List<M> = turns.singleOrNull()?.moves.orEmpty()

    /** What hit the one who looks, and they have not seen yet: nothing goes on before. */
    val hits: List<Story<*>> =
        frame
            .since()
            ?.takeIf { ui is TableUi.Watching }
            ?.hits()
            .orEmpty()

    /** What the others have done since the last turn of the one who looks, if it is much. */
    val recap: Since? =
        frame
            .since()
            ?.takeIf { (ui is TableUi.YourTurn || hits.isNotEmpty()) && it.isMuch() }

    val isHandOver: Boolean = ui is TableUi.HandOver

    /** Somebody looks back at this moment: nobody acts, and nothing waits for anybody. */
    val isReplayed: Boolean = ui is TableUi.Replayed

    val seats: List<Seat> = frame.players().indices.map(Seat::of)

    fun name(seat: Seat): String = frame.players()[seat.index()].name()

    fun isBot(seat: Seat): Boolean = frame.players()[seat.index()].level() != null

    fun isOn(option: String): Boolean = frame.options()[option] == "on"

    /** Plays for the one seat that acts here. */
    fun play(move: M) {
        actor?.let { actions.play(it, move) }
    }

    /** The same with several moves that were chosen together, in this order. */
    fun playAll(moves: List<M>) {
        actor?.let { actions.playAll(it, moves) }
    }

    /** All seats in the order of play, beginning after this one. */
    fun after(seat: Seat): List<Seat> =
        (1 until seats.size).map { seats[(seat.index() + it) % seats.size] }

    /** The move of a hint for that seat, to glow where it is made. */
    fun hinted(seat: Seat): M? {
        val taught = coached?.glowing?.takeIf { seat == actor }
        val move = advice.firstOrNull { it.seat == seat }?.hint?.move() ?: taught
        return move?.let {
            scene.room.playable
                .game()
                .moves()
                .own(it)
        }
    }

    /** What this game says. */
    @Composable
    fun words(): GameWords<M, V, E, H> = scene.room.words(frame.speech())

    /** What is heard of the very last move. */
    fun heard(): List<Sound> = happened.mapNotNull(scene.room::sound)

    /**
     * What has happened, or some of it, in sentences. Who looks back goes move by move, and is told
     * of each alone.
     */
    fun sentences(events: List<E> = if (isReplayed) happened else last): List<Sentence> =
        scene.sentences(events)
}

/** More than anybody remembers who has looked elsewhere for a moment. */
private fun Since.isMuch(): Boolean =
    moves().count {
        it
            .story()
            .events
            .isNotEmpty()
    } > 2

/** The language of the screen and the names of those who sit there. */
@Composable
fun Frame.speech(): Speech = Speech(LocalResources.current, players().map { it.name() })

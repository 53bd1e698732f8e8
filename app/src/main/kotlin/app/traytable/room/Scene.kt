package app.traytable.room

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.learn.News
import app.traytable.match.Frame
import app.traytable.match.TableUi
import app.traytable.rules.bots.Answer
import app.traytable.rules.bots.Comparison
import app.traytable.rules.bots.Hint
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.words.Sentence
import app.traytable.ui.words.Speech

/**
 * What one viewer sees of a game at one moment, together with the room that can show it.
 *
 * @param turns the seats that people may act for on this screen, each with its moves
 * @param last what happened in the last moves, the oldest first
 * @param happened what happened in the very last move
 * @param before what the same viewer saw before it; null at the beginning
 */
data class Scene<M : Move, V : Any, E : Event, H : Any>(
    val room: GameRoom<M, V, E, H>,
    val view: V,
    val turns: List<Turn<M>>,
    val last: List<E>,
    val happened: List<E>,
    val before: V? = null,
) {
    val chapter: String get() = room.chapter(this)

    /** All may look back at how it came to this, though it is not over. */
    val mayLookBack: Boolean get() = room.playable.game().mayLookBack(view)

    val news: List<News> get() = room.news(this)

    fun sentences(events: List<E> = last): List<Sentence> =
        events.map { event ->
            Sentence { speech ->
                room.words(speech).run { listOf(event(event)) + shorter(event) }
            }
        }

    @Composable
    fun Table(
        ui: TableUi.Laid,
        actions: TableActions,
        modifier: Modifier,
        asides: TableAsides,
        onPeek: (Seat) -> Unit,
    ) = room.Table(Table(ui, this, actions, asides, onPeek), modifier)

    fun tally(
        seat: Seat,
        speech: Speech,
    ): List<Share> = room.tally(view, seat, speech)

    fun trophies(seat: Seat): List<CardFace> = room.trophies(view, seat)

    @Composable
    fun Count(frame: Frame) = room.Count(frame, view)
}

/** Who may do what. */
data class Turn<M : Move>(
    val seat: Seat,
    val moves: List<M>,
)

/** What has happened, together with the room that has words for it. */
data class Story<E : Event>(
    private val room: GameRoom<*, *, E, *>,
    val events: List<E>,
) {
    fun inWords(speech: Speech): List<String> = events.map(room.words(speech)::event)
}

/** What the best bot would do in the place of one seat, and why. */
data class Advice<M : Move, V : Any, E : Event, H : Any>(
    private val room: GameRoom<M, V, E, H>,
    val seat: Seat,
    private val view: V,
    val hint: Hint<M, H>,
) {
    fun move(speech: Speech): String = room.words(speech).hinted(hint.move(), view)

    fun reason(speech: Speech): String = room.words(speech).reason(hint.reason())
}

/**
 * Why not the move that somebody aims at after a hint.
 *
 * @param answer null when it is the very move of the hint
 */
data class Reply<M : Move, V : Any, E : Event, H : Any>(
    private val room: GameRoom<M, V, E, H>,
    val seat: Seat,
    private val view: V,
    val aimed: M,
    private val answer: Answer<M, H>?,
) {
    val tried: Comparison? get() = answer?.tried()

    fun move(speech: Speech): String = room.words(speech).hinted(aimed, view)

    fun objection(speech: Speech): String? =
        answer?.objection()?.let { room.words(speech).reason(it) }
}

/** What one person alone may see. */
data class Secret<V : Any>(
    private val room: GameRoom<*, V, *, *>,
    val seat: Seat,
    val view: V,
) {
    @Composable
    fun Show() = room.Secret(view, seat)
}

package app.traytable.room

import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.traytable.learn.Lesson
import app.traytable.learn.News
import app.traytable.match.Frame
import app.traytable.rules.Playable
import app.traytable.rules.bots.Temper
import app.traytable.rules.table.Event
import app.traytable.rules.table.GameInfo
import app.traytable.rules.table.Move
import app.traytable.rules.table.Refusal
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.help.HelpBook
import app.traytable.ui.home.Poster
import app.traytable.ui.home.ShelfEntry
import app.traytable.ui.sound.Sound
import app.traytable.ui.table.Table
import app.traytable.ui.table.TableActions
import app.traytable.ui.words.SetupWords
import app.traytable.ui.words.Speech

/**
 * All that the app has to know of one game: its rules and bots, how it presents itself, its words,
 * its book and its table. The rest of the app asks a room and never which game it is.
 *
 * @param M what a seat may do
 * @param V what a seat may know
 * @param E what may happen
 * @param H why a move is good
 */
interface GameRoom<M : Move, V : Any, E : Event, H : Any> {
    val playable: Playable<*, M, V, E, H>

    val shelf: ShelfEntry

    /** Its picture on Home and on its own page. */
    val poster: Poster get() = Poster.fanned(shelf.emblem())

    val book: HelpBook

    /** The first is for whoever has never played it. */
    val lessons: List<Lesson> get() = emptyList()

    /** What is there to be explained at this moment, if it has never been before. */
    fun news(scene: Scene<M, V, E, H>): List<News> = emptyList()

    /** Who begins by the rulebook, and what can be agreed on. */
    val setup: SetupWords

    /** How a bot of each temper plays this game, in one line. */
    val tempers: Map<Temper, Int> get() = emptyMap()

    /** A sentence for everything that only this game refuses. */
    val refusals: Map<out Refusal, Int>

    /** Words for everything that the game counts besides points. */
    val figures: List<FigureWords> get() = emptyList()

    fun words(speech: Speech): GameWords<M, V, E, H>

    /**
     * What is heard of something that happens; null for nothing. One looks at the phone and all in
     * the room hear it, so it is the same whatever the event tells its viewer alone.
     */
    fun sound(event: E): Sound?

    /** The chapter of the book that answers the question of this moment. */
    fun chapter(scene: Scene<M, V, E, H>): String

    /** The table shows its last move before the result comes, and then says so to the MatchEnd. */
    val showsItsEnd: Boolean get() = false

    /** All choose at the same moment, and can do so with every finger on the one glass. */
    val isPointedTogether: Boolean get() = false

    /** The whole table. While the phone changes hands it shows the public view. */
    @Composable
    fun Table(
        table: Table<M, V, E, H>,
        modifier: Modifier,
    )

    /** How the points of the end came about. */
    @Composable
    fun Count(
        frame: Frame,
        view: V,
    )

    /** The points of a seat at the end, one by one as they are counted. */
    fun tally(
        view: V,
        seat: Seat,
        speech: Speech,
    ): List<Share> = emptyList()

    /** The cards that whoever has won holds up at the end. */
    fun trophies(
        view: V,
        seat: Seat,
    ): List<CardFace> = emptyList()

    /** What this person alone may see at a table that all look at. */
    @Composable
    fun Secret(
        view: V,
        seat: Seat,
    ) {
    }

    /** What people may call out of turn, whatever they hold. */
    @Composable
    fun Calls(
        frame: Frame,
        people: List<Seat>,
        actions: TableActions,
    ) {
    }
}

val GameRoom<*, *, *, *>.info: GameInfo get() = playable.info()

/**
 * A part of somebody's points.
 *
 * @param points as they are written on a small plate
 * @param spoken what they are for
 */
class Share(
    val points: String,
    val spoken: String,
    val colour: CardColour? = null,
)

/** What a game says, in one language and with the names of those who sit there. */
interface GameWords<M : Move, V : Any, E : Event, H : Any> {
    /** What has happened, for whoever it was told to. What is secret to them stays out of it. */
    fun event(event: E): String

    /** The same in fewer and fewer words, for where [event] would be longer than the tray's rim. */
    fun shorter(event: E): List<String> = emptyList()

    /**
     * What a button or an action for this move is called. It may name cards of the mover's own
     * hand, so it is for the eyes and ears of whoever may make the move.
     */
    fun move(move: M): String

    /** The move of a hint, where no button says what it is about. */
    fun hinted(
        move: M,
        view: V,
    ): String = move(move)

    /** Why the move of a hint is good. */
    fun reason(reason: H): String

    /** What lies in the middle for everybody, in one sentence for ears. */
    fun lies(view: V): String

    /** What that seat has, as far as who has this view may know it, without a full stop. */
    fun owns(
        view: V,
        seat: Seat,
    ): String
}

/** What an enum of refusals is in words: all of them, or the compiler complains. */
inline fun <reified R> refusalWords(words: (R) -> Int): Map<R, Int> where R : Enum<R>, R : Refusal =
    enumValues<R>().associateWith(words)

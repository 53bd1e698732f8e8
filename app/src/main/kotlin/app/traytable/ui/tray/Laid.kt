package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.ui.sound.Sound
import app.traytable.ui.tray.fingers.AllAtOnce
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.words.Sentence

/**
 * What a game lays on the tray at one moment: its places and cards. Where they lie, on a phone, on
 * its side or on a tablet, with large letters or many people, is the tray's business.
 *
 * @param blocks the places on the felt, from the far edge to the near one
 * @param hand the cards behind the front rim
 * @param story what has just happened, a sentence each; the last ones are shown
 * @param isClimax the story is told in large letters, if they find room
 * @param mostOnTop so many others stay side by side at the top
 * @param way which way play goes round, where that may change
 * @param lit the place that stays bright while the phone changes hands
 * @param asked the block in which something is to be chosen: where the felt scrolls, it is in sight
 * @param askedPart so much of that block, from its upper edge at 0 to its lower one at 1
 * @param handBeside in a window on its side the hand stands at the end of the felt, with room for so
 *   many cards, and not below it
 * @param largest the width of an ordinary card where there is room for all it could want
 * @param enough cards as wide as this need not be wider, if shapes then leave less out; null for the
 *   largest cards there can be
 * @param isFull all of the felt is needed: with large letters the story has one line only
 * @param isShowing the last move is still being shown: bots and the hand-over wait for its end
 * @param allAtOnce all who must act do so here at the same moment: the phone lies between them, and
 *   no veil is drawn over it
 * @param slap what a hand on somebody's own piece does while the phone lies open on the table
 * @param under lies on the felt below the places and [over] above everything but the foot, each as
 *   large as the whole tray; where places are is told by [LocalFlights]
 * @param heard what is heard of the last move, where the table does not let it be heard itself; null
 *   for all that happened
 */
class Laid(
    val blocks: List<Block>,
    val foot: Foot,
    val people: People,
    val hand: Hand? = null,
    val story: List<Sentence>? = null,
    val isClimax: Boolean = false,
    val mostOnTop: Int = 3,
    val way: Way? = null,
    val lit: String? = null,
    val asked: String? = null,
    val askedPart: ClosedRange<Float> = 0f..1f,
    val handBeside: Int = 0,
    val largest: Dp = 112.dp,
    val enough: Dp? = null,
    val isFull: Boolean = false,
    val isShowing: Boolean = false,
    val allAtOnce: AllAtOnce? = null,
    val slap: ((Seat) -> Touch?)? = null,
    val under: @Composable () -> Unit = {},
    val over: @Composable () -> Unit = {},
    val heard: (() -> List<Sound>)? = null,
    val flown: () -> List<Flight> = { emptyList() },
)

/**
 * Places that lie together. The tray chooses one of the shapes and how wide an ordinary card is.
 *
 * @param isAside lies beside the others and leaves the middle to them
 * @param content gets the width of an ordinary card and which of the shapes it is
 */
class Block(
    val name: String,
    val shapes: List<Shape>,
    val isAside: Boolean = false,
    val content: @Composable (card: Dp, shape: Int) -> Unit,
) {
    constructor(
        name: String,
        shape: Shape,
        content: @Composable (card: Dp) -> Unit,
    ) : this(name, listOf(shape), content = { card, _ -> content(card) })
}

/**
 * What everybody on the rim owns.
 *
 * @param beside the room for what lies beside a piece if cards that are counted are so wide
 * @param below the room for what lies below it
 * @param goesUnder what lies beside a piece goes under its name at the sides, where there is the
 *   height: that leaves more of the felt to the game
 */
class People(
    val beside: (mini: Dp) -> DpSize = { DpSize.Zero },
    val below: (mini: Dp) -> DpSize = { DpSize.Zero },
    val hasBadges: Boolean = true,
    val goesUnder: Boolean = false,
    val owns: @Composable (Seat) -> Belongings = { Belongings() },
)

/**
 * What one seat owns.
 *
 * @param facts what everybody may know of it, in words, for ears and for the ledge
 * @param badge the score on a small plate
 * @param state how the piece stands; null as whose turn it is tells
 * @param touch what touching the piece does, if that is a move
 * @param look what touching it shows otherwise; looking is free and bears no mark
 */
class Belongings(
    val facts: List<String> = emptyList(),
    val badge: Badge? = null,
    val state: PieceState? = null,
    val touch: Touch? = null,
    val look: Touch? = null,
    val beside: @Composable (mini: Dp) -> Unit = {},
    val below: @Composable (mini: Dp) -> Unit = {},
)

/**
 * A small plate: an icon or shape, then a few letters. Decoration: facts say the same.
 *
 * @param brief the letters where there is little room
 */
class Badge(
    val text: String,
    val brief: String = text,
    val icon: (@Composable (size: Dp) -> Unit)? = null,
)

/** Something that can be done by touching a thing on the table, and what it is called. */
@Immutable
data class Touch(
    val label: String,
    val isHinted: Boolean = false,
    val onTouch: () -> Unit,
)

/**
 * The foot of the table: what this moment asks for, and the one or two things that can be done
 * without touching a card.
 *
 * @param soft who sits there and what is theirs; null for the name and the facts
 * @param brief the prompt where the whole of it would hide the hand
 */
class Foot(
    val prompt: String = "",
    val deeds: List<Deed> = emptyList(),
    val soft: String? = null,
    val brief: String? = null,
) {
    fun asking(words: String) = Foot(words, deeds, soft)
}

/** A button of the foot. Only one of them is filled: the first that is not quiet. */
class Deed(
    val label: String,
    val isQuiet: Boolean = false,
    val onDeed: () -> Unit,
)

/** Which way round play goes, and who comes after whoever acts. */
data class Way(
    val isClockwise: Boolean,
    val next: Seat?,
)

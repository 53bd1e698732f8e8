package app.traytable.ui.ear

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshotFlow
import androidx.compose.runtime.staticCompositionLocalOf
import app.traytable.rules.table.Seat
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.sync.Mutex
import kotlinx.coroutines.sync.withLock

/** What is told aloud at this table. */
internal val LocalAloud = staticCompositionLocalOf { Aloud(isHeard = false) }

/** Which moment lies on the table, and for whose ears. */
internal data class Now(
    val ply: Int,
    val viewer: Seat?,
)

internal val LocalNow = staticCompositionLocalOf { Now(0, null) }

/** Hears every single thing that is told, besides the screen reader. */
internal val LocalListener = staticCompositionLocalOf<(String) -> Unit> { {} }

/**
 * One moment of a table for ears.
 *
 * @param viewer for whose ears; null for everybody's
 * @param told what happened in each of the last moves
 * @param turn whose turn it is now, in words
 * @param actor who that is
 * @param refused the number of the last refusal
 */
internal data class Moment(
    val ply: Int,
    val viewer: Seat?,
    val told: List<ToldMove>,
    val turn: String,
    val actor: String?,
    val refused: Int?,
)

internal data class ToldMove(
    val ply: Int,
    val sentences: List<String>,
)

/**
 * Tells a table aloud: every move once and in order, then what is asked, in one place that a screen
 * reader reads whenever it changes. Bots wait until it has had the time to.
 */
@Stable
internal class Aloud(
    val isHeard: Boolean,
    private val undone: String = "",
    private val onTell: (String) -> Unit = {},
) {
    private var moment by mutableStateOf<Moment?>(null)
    private var question by mutableStateOf("")
    private var isShowing by mutableStateOf(false)
    private var wanted by mutableStateOf<String?>(null)
    private var said by mutableStateOf<Said?>(null)

    /** The whole table in a few sentences. */
    var reading: () -> List<String> = { emptyList() }

    /** So much that was told may still be spoken. */
    private var speaking by mutableIntStateOf(0)
    private val oneByOne = Mutex()

    /** What is told at that moment. What was meant for other ears, or for an earlier one, is gone. */
    fun words(at: Now): String = said?.takeIf { it.isOf(at) }?.words.orEmpty()

    /** This moment of the match lies on the table. */
    fun sees(moment: Moment) {
        this.moment = moment
        // Who opens a match knows what they have heard of it.
        if (said == null) {
            said = Said(moment.ply, null, "", "", null, isBefore = true)
        }
    }

    /** @param isShowing what happened is looked at first, and nobody has to act yet */
    fun asks(
        question: String,
        isShowing: Boolean = false,
    ) {
        this.question = question
        this.isShowing = isShowing
    }

    /** Somebody wants to hear this once. */
    fun tell(words: String) {
        wanted = words
    }

    /** All up to this move has been told, and there was the time to hear it. */
    fun hasTold(ply: Int): Boolean =
        !isHeard || (said.let { it != null && it.ply >= ply } && next() == null && speaking == 0)

    /** Until it is cancelled. */
    suspend fun speak() =
        coroutineScope {
            while (true) {
                val next = snapshotFlow { next() }.filterNotNull().first()
                // The same words twice are two things to say.
                val again = if (next.words == said?.words) "\u00A0" else ""
                said = next.copy(words = next.words + again)
                wanted = null
                if (next.words.isNotEmpty()) onTell(next.words)
                speaking++
                launch {
                    oneByOne.withLock { delay(timeFor(next.words)) }
                    speaking--
                }
                delay(APART)
            }
        }

    private fun next(): Said? {
        val now = moment ?: return null
        val before = said ?: return null
        val isNew = now.ply != before.ply || before.isBefore || now.viewer != before.viewer
        val isAsked = isNew || question != before.question || now.refused != before.refused
        if (!isAsked && wanted == null) return null
        val parts = mutableListOf<String>()
        if (now.ply < before.ply) parts += undone
        now.told.filter { it.ply > before.ply }.forEach { parts += it.sentences }
        val turn = if (isShowing) before.turn else now.turn
        val isNamed = now.actor != null && question.startsWith("${now.actor},")
        if ((turn != before.turn || now.viewer != before.viewer) && !isShowing && !isNamed) {
            parts += turn
        }
        if (isAsked) parts += question
        wanted?.let { parts += it }
        val words = parts.filter { it.isNotBlank() }.joinToString(" ")
        return Said(now.ply, now.viewer, words, turn, now.refused, question = question)
    }

    private data class Said(
        val ply: Int,
        val viewer: Seat?,
        val words: String,
        val turn: String,
        val refused: Int?,
        val isBefore: Boolean = false,
        val question: String = "",
    ) {
        fun isOf(now: Now) = now.ply == ply && now.viewer == viewer
    }

    companion object {
        /** A screen reader looks at the screen ten times in a second. */
        private const val APART = 250L

        private const val BREATH = 600L
        private const val LETTER = 65L

        /** In milliseconds: how long an unhurried voice takes for it. */
        fun timeFor(words: String): Long =
            if (words.isEmpty()) {
                0
            } else {
                BREATH +
                    LETTER * words.length
            }
    }
}

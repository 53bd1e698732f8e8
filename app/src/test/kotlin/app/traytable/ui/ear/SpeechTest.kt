package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.room.MatchInRoom
import app.traytable.room.Turn
import app.traytable.room.info
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Event
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.play.deeds
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.frame
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import java.io.File

/**
 * All that is heard of a match of each game, in both languages, as it is written down in
 * src/test/speech: what is told, what a finger finds at somebody's first turn, and what it reads
 * where a move is made. With -Pspeech=record it is written anew, to be read aloud by whoever did.
 */
@RunWith(AndroidJUnit4::class)
class SpeechTest {
    @get:Rule
    val compose = createComposeRule()

    private val ears by lazy { Ears(compose) }
    private val heard = mutableListOf<String>()

    /** Who looks at the phone alone. */
    private var holder: Seat? = null

    @Test
    fun noIdea() = hear(NoIdeaRoom, "en", "short-game" to "on")

    @Test
    @Config(qualifiers = "+de")
    fun noIdeaInGerman() = hear(NoIdeaRoom, "de", "short-game" to "on")

    @Test
    fun qwinto() = hear(QwintoRoom, "en")

    @Test
    @Config(qualifiers = "+de")
    fun qwintoInGerman() = hear(QwintoRoom, "de")

    @Test
    fun pointAPile() = hear(PointAPileRoom, "en", "missions" to "on")

    @Test
    @Config(qualifiers = "+de")
    fun pointAPileInGerman() = hear(PointAPileRoom, "de", "missions" to "on")

    @Test
    fun solo() = hear(SoloRoom, "en", "match-length" to "one-round")

    @Test
    @Config(qualifiers = "+de")
    fun soloInGerman() = hear(SoloRoom, "de", "match-length" to "one-round")

    private fun <M : Move, V : Any, E : Event, H : Any> hear(
        room: GameRoom<M, V, E, H>,
        language: String,
        vararg options: Pair<String, String>,
    ) {
        val known = options.filter { (id) -> room.info.options().any { it.id() == id } }
        val setup =
            known.fold(Setup.of(room.info, ANNA_BEN_ROBO.size, SEED)) { setup, (id, value) ->
                setup.with(id, value)
            }
        var match: Match<*, M, V, E> = Match.start(room.playable.game(), setup, ANNA_BEN_ROBO)
        var before = match
        val chance = Rng(SEED)
        val swept = mutableSetOf<Seat>()
        while (!match.toAct().isEmpty) {
            val seat = match.toAct().first()
            val legal = match.legalMoves(seat)
            val move = legal[chance.below(legal.size)]
            if (match.plies() < HEARD) hear(room, match, seat, move, swept.add(seat))
            before = match
            match = match.play(seat, move)
        }
        val played = MatchInRoom(room, match)
        val over =
            TableUi.Over(
                played.frame(),
                match.outcome(),
                DealCode.of(setup),
                TableUi.Annals.NONE,
            )
        ears.hear(TableUi.Watching(MatchInRoom(room, before).frame(), false, emptyList()))
        goOn()
        ears.listen()
        ears.user.told.clear()
        heard += "At the end:"
        tell(over)
        compare(File("src/test/speech/${room.info.id()}.$language.txt"))
    }

    private fun <M : Move, V : Any, E : Event, H : Any> hear(
        room: GameRoom<M, V, E, H>,
        match: Match<*, M, V, E>,
        seat: Seat,
        move: M,
        isFirst: Boolean,
    ) {
        val played = MatchInRoom(room, match)
        if (ANNA_BEN_ROBO[seat.index()].level() != null) {
            tell(TableUi.Watching(played.frame(), false, emptyList()))
            holder = null
            return
        }
        val isHandedOver = !match.isOpen && holder != seat
        if (isHandedOver) tell(TableUi.HandOver(played.frame(), listOf(seat), emptyList()))
        holder = seat.takeUnless { match.isOpen }
        val viewer = seat.takeUnless { match.isOpen }
        val turn = Turn(seat, match.legalMoves(seat).toList())
        tell(TableUi.YourTurn(played.frame(viewer, turns = listOf(turn)), listOf(seat)))
        if (isFirst) sweep()
        val speech = Speech(ears.user.resources, ANNA_BEN_ROBO.map { it.name() })
        val words = room.words(speech).move(move)
        val whole = room.words(speech).hinted(move, match.view(seat))
        val offers = ears.nodes().filter { words in it.label() || it.offers(words) }
        // Several cards may go to the same place.
        val node =
            offers.firstOrNull { Ears.label(it).substringBefore(", ") in whole }
                ?: offers.firstOrNull()
        heard += "    > " + listOfNotNull(node?.let(Ears::label), words).joinToString(" > ")
    }

    private fun SemanticsNode.label() = config.getOrNull(SemanticsActions.OnClick)?.label.orEmpty()

    private fun SemanticsNode.offers(words: String) = deeds().any { it.startsWith(words) }

    private fun tell(ui: TableUi) {
        ears.hear(ui)
        ears.listen()
        heard += ears.user.told
        ears.user.told.clear()
        goOn()
    }

    /** What all look at is shown until somebody goes on. */
    private fun goOn() {
        val words = ears.user.resources.getString(R.string.table_hurry)
        if (words !in ears.read()) return
        ears.touch(words)
        ears.listen()
        if (ears.user.told.isNotEmpty()) heard += "    > $words"
        heard += ears.user.told
        ears.user.told.clear()
    }

    /** Everything in the order in which it is read, and the whole table. */
    private fun sweep() {
        val nodes = ears.nodes().filter { Ears.label(it).isNotEmpty() }
        nodes.sortedBy(::order).forEach { node ->
            val does = node.label().ifEmpty { null }
            val head = "#".takeIf { SemanticsProperties.Heading in node.config }
            val more = node.deeds().joinToString("") { " [$it]" }
            heard += "    " +
                listOfNotNull(head, Ears.label(node), does?.let { "($it)" })
                    .joinToString(" ") + more
        }
        ears.readTable()
        heard += "    = " + ears.told()
        ears.user.told.clear()
    }

    private fun order(node: SemanticsNode): Float =
        generateSequence(node) { it.parent }
            .firstNotNullOfOrNull { it.config.getOrNull(SemanticsProperties.TraversalIndex) } ?: 0f

    private fun compare(file: File) {
        val text = heard.joinToString("\n", postfix = "\n")
        if (System.getProperty("speech") == "record") {
            file.parentFile.mkdirs()
            file.writeText(text)
        } else {
            assertEquals(file.readText(), text)
        }
    }

    private companion object {
        const val SEED = 4L

        /** So many moves are listened to, and then the end. */
        const val HEARD = 48
    }
}

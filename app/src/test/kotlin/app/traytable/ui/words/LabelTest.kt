package app.traytable.ui.words

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.bots.BotTurn
import app.traytable.rules.table.Event
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Setup
import app.traytable.ui.play.TestRooms
import app.traytable.ui.words.LevelWords.levelName
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class LabelTest {
    private val languages = listOf(english, german)

    @Test
    fun everyMoveHasALabelThatTellsItFromTheOthers() {
        TestRooms.all.forEach { distinct(it.room) }
    }

    private fun <M : Move, V : Any, E : Event, H : Any> distinct(room: GameRoom<M, V, E, H>) {
        val labels = HashSet<String>()
        setups(room.info, deals = 1).forEach { setup ->
            room.byLot(setup, moves = 100) { moment ->
                moment.seats.forEach { seat ->
                    val moves = moment.legal(seat)
                    val view = moment.match.view(seat)
                    languages.forEach { language ->
                        val words = room.words(Speech(language, NAMES))
                        // A button may stand below its card; a hint names all there is.
                        val said = moves.map { words.hinted(it, view) }
                        // Of two cards that look the same, one is as good as the other.
                        moves.groupBy { words.hinted(it, view) }.values.forEach { alike ->
                            val deeds = alike.map { moment.match.play(seat, it).lastEvents(seat) }
                            assertEquals("$alike: $said", 1, deeds.toSet().size)
                        }
                        labels += said
                        labels += moves.map(words::move)
                    }
                }
            }
        }
        labels.forEach {
            assertTrue(it.isNotBlank())
            assertFalse(it, Regex("""%|\b[A-Z]-?\d|\bS\d""").containsMatchIn(it))
        }
    }

    @Test
    fun everyHintInAMatchIsToldInBothLanguages() {
        TestRooms.all.forEach { tellAll(it.room) }
    }

    private fun <M : Move, V : Any, E : Event, H : Any> tellAll(room: GameRoom<M, V, E, H>) {
        val chance = Rng(5)
        val players = NAMES.take(minOf(4, room.info.maxSeats())).map { Player.person(it) }
        val setup = Setup.of(room.info, players.size, 3)
        var match: Match<*, M, V, E> = Match.start(room.playable.game(), setup, players)
        repeat(30) {
            val seat = match.toAct().firstOrNull() ?: return
            val hint = BotTurn.hint(match, room.playable.bots(), seat)
            val (why, warum) =
                languages.map { room.words(Speech(it, NAMES)).reason(hint.reason()) }
            assertNotEquals(why, warum)
            assertTrue("$why $warum", why.endsWith(".") && warum.endsWith("."))
            assertFalse(why + warum, Regex("""%\d|\bS\d|\?""").containsMatchIn(why + warum))
            val moves = match.legalMoves(seat)
            match = match.play(seat, moves[chance.below(moves.size)])
        }
    }

    @Test
    fun buttonsSayWhatIsSaidAtTheTable() {
        assertEquals("Nothing fits!", label("noidea", "claim"))
        assertEquals("Turn over card 3", label("noidea", "reveal 3"))
        assertEquals("No entry", label("qwinto", "pass"))
        assertEquals("Enter in yellow, field 5", label("qwinto", "enter Y5"))
        assertEquals("Lay the grey −2 top left", label("qwinto", "lay A-2 NW"))
        assertEquals("Empty table", label("pointapile", "pick space"))
        assertEquals("Solo!", label("solo", "solo"))
        assertEquals("Lay the black Draw 4 and ask for red", label("solo", "play Draw4 R"))
        assertEquals("Lay the red Gift for Ben", label("solo", "play RGift S2"))
    }

    private fun label(
        game: String,
        move: String,
    ): String = label(Rooms.STANDARD.of(game), move)

    private fun <M : Move> label(
        room: GameRoom<M, *, *, *>,
        move: String,
    ): String {
        val moves = room.playable.game().moves()
        return room.words(Speech(languages[0], NAMES)).move(moves.parse(move))
    }

    @Test
    fun everyOptionSaysWhatItChanges() {
        TestRooms.all.map { it.room }.forEach { room ->
            room.info.options().forEach { option ->
                val words = room.setup.of(option)
                option.values().forEach { value ->
                    val (line, zeile) = languages.map { words.line(it, value) }
                    assertNotEquals(line, zeile)
                    assertTrue(line, line.endsWith(".") && zeile.endsWith("."))
                    languages.forEach {
                        assertTrue(it.getString(words.name()).isNotBlank())
                        if (option.values() != listOf("off", "on")) {
                            assertTrue(words.value(it, value).isNotBlank())
                        }
                    }
                }
            }
        }
        val solo = Rooms.STANDARD.of("solo")
        val length = solo.info.options()[0]
        assertEquals(
            listOf("500 points", "300 points", "150 points", "One round"),
            length.values().map { solo.setup.of(length).value(languages[0], it) },
        )
    }

    @Test
    fun everyGameSaysWhoBeginsAndEveryLevelHasAName() {
        TestRooms.all.map { it.room }.forEach { room ->
            val (said, gesagt) = languages.map { it.getString(room.setup.begins()) }
            assertNotEquals(said, gesagt)
        }
        assertEquals(
            listOf("Leicht", "Mittel", "Schwer"),
            Level.entries.map { levelName(languages[1], it) },
        )
    }
}

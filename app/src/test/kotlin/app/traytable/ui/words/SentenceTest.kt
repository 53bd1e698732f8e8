package app.traytable.ui.words

import android.content.res.Resources
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.play.TestRooms
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** What no sentence may hold: codes of cards, seats and piles, gaps and secrets. */
private val RAW =
    Regex("""[%?*]|\b[A-Z]\b|\b[A-Z][-+]?\d|[a-z]\d|[A-Z](Skip|Change|Draw|Swap|Gift|Pro)|each-""")

/** What would give a secret away. */
private val TELLING =
    Regex(
        """\d|\b(blue|grey|green|yellow|red|purple|orange|black|pile|table)\b""" +
            """|\b(blau|grau|grün|gelb|rot|lila|schwarz|Stapel|Tisch)""",
        RegexOption.IGNORE_CASE,
    )

@RunWith(AndroidJUnit4::class)
class SentenceTest {
    private val languages: List<Resources> = listOf(english, german)

    @Test
    fun everythingThatMayHappenSoundsRightInBothLanguages() {
        TestRooms.all.forEach { sample(it) }
    }

    private fun <E : Event> sample(game: RoomUnderTest<*, *, E, *>) {
        val sampled = game.samples.map { it.event.javaClass }.toSet()
        val kinds = game.events.permittedSubclasses.toSet()
        assertEquals("${game.room.info.id()}: not sampled", emptySet<Class<*>>(), kinds - sampled)
        val names = NAMES.take(3)
        game.samples.forEach {
            val (said, gesagt) = languages.map { r -> say(game.room, r, it.event, names) }
            assertEquals(it.english, said)
            assertEquals(it.german, gesagt)
        }
    }

    @Test
    fun everythingThatHappensInMatchesByLotIsToldToEveryViewer() {
        TestRooms.all.forEach { listen(it.room) }
    }

    private fun <M : Move, V : Any, E : Event> listen(room: GameRoom<M, V, E, *>) {
        val heard = HashSet<Pair<Int, E>>()
        setups(room.info, deals = 4).forEach { setup ->
            room.byLot(setup, moves = 300) { moment ->
                (moment.seats + null).forEach { viewer ->
                    moment.told(viewer).forEach { event ->
                        if (heard.add(setup.seats() to event)) check(room, event, setup.seats())
                    }
                }
            }
        }
        assertTrue(heard.size > 100)
    }

    private fun <E : Event> check(
        room: GameRoom<*, *, E, *>,
        event: E,
        seats: Int,
    ) {
        val names = NAMES.take(seats)
        val all =
            languages.flatMap { language ->
                val words = room.words(Speech(language, names))
                listOf(words.event(event)) + words.shorter(event)
            }
        all.forEach { said ->
            assertFalse("$event: $said", RAW.containsMatchIn(said))
            assertTrue("$event: $said", said.last() in ".”“")
            if ("?" in event.text().split(' ')) {
                assertFalse("$event: $said", TELLING.containsMatchIn(said))
            }
        }
    }

    private fun <E : Event> say(
        room: GameRoom<*, *, E, *>,
        language: Resources,
        event: E,
        names: List<String>,
    ) = room.words(Speech(language, names)).event(event)

    @Test
    fun aNameIsTakenAsItIs() {
        val names = listOf("100 % Anna", "S2?")
        assertEquals("100 % Anna", Speech(languages[0], names).and(names.take(1)))
        val speech = Speech(languages[0], names)
        assertEquals("100 % Anna and S2?", speech.and(names))
    }
}

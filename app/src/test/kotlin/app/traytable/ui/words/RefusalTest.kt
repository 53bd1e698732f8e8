package app.traytable.ui.words

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Damage
import app.traytable.match.Obstacle
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Refusal
import app.traytable.rules.table.TableRefusal
import app.traytable.ui.play.TestRooms
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class RefusalTest {
    private val languages = listOf(english, german)

    @Test
    fun everyRefusalSpeaksBothLanguagesAndTellsMoreThanNo() {
        TestRooms.all.map { it.room }.forEach { room ->
            val everywhere = TableRefusal.entries + Obstacle.entries
            (room.refusals.keys + everywhere).forEach { why ->
                val (said, gesagt) = languages.map { refusal(it, room, why) }
                assertNotEquals(said, gesagt)
                assertNotEquals("$why", "That is not possible now.", said)
                assertFalse("%" in said + gesagt)
                assertTrue("$said $gesagt", said.endsWith(".") && gesagt.endsWith("."))
            }
        }
    }

    @Test
    fun whateverIsRefusedInMatchesByLotHasItsOwnWords() {
        TestRooms.all.map { it.room }.forEach { room ->
            val met = refusals(room)
            assertEquals("no words", emptySet<Refusal>(), met - room.refusals.keys - COMMON)
            assertTrue("few refusals: $met", (met - COMMON).isNotEmpty())
        }
    }

    @Test
    fun anUnknownReasonIsStillAnAnswer() {
        val odd = Refusal { "never heard of" }
        val room = TestRooms.all.first().room
        assertEquals("That is not possible now.", refusal(languages[0], room, odd))
        assertEquals("Das geht jetzt nicht.", refusal(languages[1], room, odd))
    }

    @Test
    fun everyDamageOfASaveHasItsOwnWordsInBothLanguages() {
        val said = Damage.values().flatMap { one -> languages.map { damage(it, one) } }
        assertEquals(said.size, said.toSet().size)
        assertTrue("$said", said.all { it.endsWith(".") })
    }

    /** Tries every move met so far at the wrong times. */
    private fun <M : Move, V : Any, E : Event> refusals(room: GameRoom<M, V, E, *>): Set<Refusal> {
        val met = HashSet<Refusal>()
        val moves = HashSet<M>()
        var plies = 0
        // A short game has fewer moments to be wrong in.
        val pause = if (room.info.moveBound() > 5_000) 29 else 7
        setups(room.info, deals = 3).forEach { setup ->
            room.byLot(setup, moves = 200) { moment ->
                moment.seats.forEach { moves += moment.legal(it) }
                if (plies++ % pause == 0) met += moment.attempts(moves)
            }
        }
        return met
    }

    private companion object {
        val COMMON: Set<Refusal> = TableRefusal.entries.toSet()
    }
}

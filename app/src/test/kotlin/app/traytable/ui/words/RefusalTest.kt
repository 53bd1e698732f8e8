package app.traytable.ui.words

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Damage
import app.traytable.rules.Games
import app.traytable.rules.table.Game
import app.traytable.rules.table.IllegalMove
import app.traytable.rules.table.IllegalSetup
import app.traytable.rules.table.Move
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Refused to a program only: there is no text of a move for them, so no screen comes to it. */
private val UNREADABLE =
    setOf("no-place", "not-equal", "not-neighbours", "no-field", "protect", "no-colour")

@RunWith(AndroidJUnit4::class)
class RefusalTest {
    private val languages = listOf(english, german)

    @Test
    fun everyRefusalInMatchesByLotHasItsOwnWords() {
        Games.all().forEach { game ->
            val words = REFUSALS.getValue(game.info().id()).keys
            val met = keys(game)
            assertEquals("no words", emptySet<String>(), met - words - TABLE_REFUSALS.keys)
            assertEquals("no such refusal", emptySet<String>(), words - met - UNREADABLE)
        }
    }

    @Test
    fun everyRefusalSpeaksBothLanguagesAndTellsMoreThanNo() {
        REFUSALS.forEach { (game, keys) ->
            (keys.keys + TABLE_REFUSALS.keys).forEach { key ->
                val (said, gesagt) = languages.map { refusal(it, game, IllegalMove(key, "")) }
                assertNotEquals(said, gesagt)
                assertNotEquals("$game $key", "That is not possible now.", said)
                assertFalse("%" in said + gesagt)
                assertTrue("$said $gesagt", said.endsWith(".") && gesagt.endsWith("."))
            }
        }
    }

    @Test
    fun anUnknownReasonIsStillAnAnswer() {
        val refused = IllegalMove("never-heard-of", "")
        assertEquals("That is not possible now.", refusal(languages[0], "solo", refused))
        assertEquals("Das geht jetzt nicht.", refusal(languages[1], "solo", refused))
    }

    @Test
    fun anImpossibleSetUpSaysWhatWouldBePossible() {
        val solo = Games.infos().first { it.id() == "solo" }
        val usual = Setup.of(solo, 3, 1)
        val refused =
            listOf<() -> Any>(
                { Setup.of(solo, 11, 1) },
                { usual.with("match-length", "7") },
                { usual.with("no-such", "on") },
                { usual.withFirst(Seat.of(5)) },
                { Player.person("") },
                { Player.person("x".repeat(25)) },
            ).map { assertThrows(IllegalSetup::class.java) { it() } }
        refused.forEach {
            val (said, gesagt) = languages.map { language -> refusal(language, "solo", it) }
            assertNotEquals(said, gesagt)
            assertNotEquals("That is not possible now.", said)
        }
        assertEquals("Players at this game: 2 to 10.", refusal(languages[0], "solo", refused[0]))
    }

    @Test
    fun everyDamageOfASaveHasItsOwnWordsInBothLanguages() {
        val said = Damage.values().flatMap { one -> languages.map { damage(it, one) } }
        assertEquals(said.size, said.toSet().size)
        assertTrue("$said", said.all { it.endsWith(".") })
    }

    /** Tries every move met so far at the wrong times, and some that are never right. */
    private fun <S : Any, M : Move, V : Any> keys(game: Game<S, M, V>): Set<String> {
        val keys = HashSet<String>()
        val moves = hashSetOf("nonsense")
        var plies = 0
        // A short game has fewer moments to be wrong in.
        val pause = if (game.info().moveBound() > 5_000) 29 else 7
        setups(game.info(), deals = 3).forEach { setup ->
            game.byLot(setup, moves = 200) { moment ->
                moment.seats.forEach { seat -> moment.legal(seat).mapTo(moves) { it.text() } }
                if (plies++ % pause == 0) {
                    moment.attempts(moves).mapTo(keys) { (it as IllegalMove).key() }
                }
            }
        }
        return keys
    }
}

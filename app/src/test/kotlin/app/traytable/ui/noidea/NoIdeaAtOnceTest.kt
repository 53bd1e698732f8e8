package app.traytable.ui.noidea

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Setup
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.Drawn
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.cancel
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.test.StandardTestDispatcher
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The real app with bots that take no breath. */
@RunWith(AndroidJUnit4::class)
class NoIdeaAtOnceTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }
    private val watching = CoroutineScope(Job())

    /** What could be read of each ply. */
    private val read = mutableMapOf<Int, MutableSet<String>>()

    @After
    fun putAway() {
        watching.cancel()
        inHand.putAway()
    }

    @Test
    fun noBotsCardGoesBackUnseen() {
        watching.launch(StandardTestDispatcher(app.mainClock.scheduler)) {
            while (true) {
                delay(FRAME)
                val drawn = Drawn.now()
                val ply = drawn.moments.singleOrNull()?.ply ?: continue
                read.getOrPut(ply) { mutableSetOf() } += drawn.said.map { it.text }
            }
        }
        inHand.hurryBots()
        val begun = Match.start(GAME, Setup.of(GAME.info(), BOTS.size, SEED), BOTS)
        inHand.begin(begun)
        inHand.settle()

        assertTrue(inHand.ui is TableUi.Over)
        var match = begun
        var misfits = 0
        inHand.written().forEach { ply ->
            val (seat, move) = ply.split(" ", limit = 2)
            match = match.play(Seat.parse(seat), GAME.moves().parse(move))
            match.lastEvents(null).filterIsInstance<NoIdeaEvent.Returns>().forEach { back ->
                misfits++
                val words = "Remember: place\u00a0${back.place() + 1}."
                val seen = read[match.plies()].orEmpty()
                assertTrue("${match.plies()}: $words in $seen", words in seen)
            }
        }
        assertTrue("$misfits", misfits > 10)
    }

    private companion object {
        const val FRAME = 16L
        const val SEED = 7L
        val GAME = NoIdeaRoom.playable.game()
        val BOTS = listOf("Robo", "Bert", "Cora").map { Player.bot(it, Level.EASY) }
    }
}

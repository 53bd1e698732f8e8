package app.traytable.ui.solo

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.NoMotion
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Who has one card left is told so, and the others wait. */
@RunWith(AndroidJUnit4::class)
class SoloChanceTest {
    // Without motion: time passes only as a test lets it pass.
    @get:Rule
    val screen = createComposeRule(NoMotion)

    private val user = TableUser(screen)

    @Test
    fun theSecondsAreCountedAndThenThePhoneGoesOn() {
        val match = silent(people = 3)
        user.show(SoloMatches.handOver(match))
        val next = "I am ${listOf("Anna", "Ben", "Carla")[match.actor.index()]}"

        for (left in TimeToSpeak.NORMAL.millis() / SECOND downTo 1) {
            screen.onNodeWithText("$left", useUnmergedTree = true).assertExists()
            assertTrue(SAY_ANNA in user.said())
            assertFalse(next in user.said())
            screen.mainClock.advanceTimeBy(SECOND)
        }

        assertTrue("${user.said()}", next in user.said())
        assertFalse(SAY_ANNA in user.said())
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun itIsSaidWithOneTouchWhileTheOthersWait() {
        user.show(SoloMatches.handOver(silent(people = 3)))

        screen.onNodeWithText("Solo!").performClick()

        assertEquals(listOf("S1 solo"), user.done)
    }

    @Test
    fun whileBotsActItIsSaidWithOneTouchToo() {
        user.show(SoloMatches.lookingOn(silent(people = 2)))
        assertTrue(SAY_ANNA in user.said())

        screen.onNodeWithText("Solo!").performClick()

        assertEquals(listOf("S1 solo"), user.done)
    }

    @Test
    fun aloneWithBotsItIsAnnouncedWithoutAName() {
        user.show(SoloMatches.watching(silent(people = 1), ANNA))

        assertTrue("One card left: say “Solo!”" in user.said())
        screen.onNodeWithText("Solo!").performClick()
        assertEquals(listOf("S1 solo"), user.done)
    }

    @Test
    fun aBotThatHasOneCardLeftIsNotWaitedFor() {
        val match =
            SoloMatches.find(3, people = 2) { m ->
                CARLA in m.own.silent() && m.actor == ANNA && m.own.silent().size() == 1
            }
        user.show(SoloMatches.handOver(match))

        assertTrue("I am Anna" in user.said())
    }

    /** Anna has laid her last card but one, and the others act: people, or the bots after them. */
    private fun silent(people: Int): SoloMatch =
        SoloMatches.find(3, people) { m ->
            m.actor.index() >= people % 3 && m.actor != ANNA && ANNA in m.own.silent() &&
                m.own.silent().size() == 1 && m.moves(ANNA).any { it is SoloMove.Say }
        }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val CARLA: Seat = Seat.of(2)
        const val SECOND = 1_000L
        const val SAY_ANNA = "One card left, Anna: say “Solo!”"
    }
}

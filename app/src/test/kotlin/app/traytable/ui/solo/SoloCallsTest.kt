package app.traytable.ui.solo

import androidx.compose.ui.test.assertHasClickAction
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.printToString
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.solo.Solo
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloState
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import app.traytable.ui.table.frame
import app.traytable.ui.table.seenBy
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Anybody may call, and no call tells what anybody holds. */
@RunWith(AndroidJUnit4::class)
class SoloCallsTest {
    @get:Rule
    val screen = createComposeRule()

    private val user = TableUser(screen)

    @Test
    fun theCallsAreTheSameWhateverAnybodyHolds() {
        val match =
            SoloMatches.find(4) { m ->
                m.plies() > 5 &&
                    m.people.any { p ->
                        p != m.actor && m.moves(p).any { it is SoloMove.Interject }
                    }
            }
        val other =
            generateSequence(1L) { it + 1 }
                .map { Solo().imagine(match.seenBy(null), Rng(it)) }
                .first { state -> match.people.all { reactions(state, it).isEmpty() } }
        assertNotEquals(
            match.people.map { match.seenBy(it).hand() },
            match.people.map { Solo().view(other, it).hand() },
        )
        assertNotEquals(
            match.people.map { if (it == match.actor) emptyList() else match.moves(it) },
            match.people.map { reactions(other, it) },
        )

        user.show(SoloMatches.handOver(match))
        val one = read()
        val frame = match.inRoom.frame(view = Solo().table(other))
        user.show(TableUi.HandOver(frame, listOf(match.actor), match.people))
        assertEquals(one, read())
        CALLS.forEach { screen.onNodeWithText(it).assertIsEnabled().assertHasClickAction() }
    }

    @Test
    fun everybodyMayTakeThePhoneToInterjectOrProtect() {
        val match = SoloMatches.find(3) { it.plies() == 10 }
        user.show(SoloMatches.handOver(match))
        for (call in listOf("Interject!", "Protect!")) {
            for (name in listOf("Anna", "Ben", "Carla")) {
                screen.onNodeWithText(call).performClick()
                caller(name).performClick()
            }
        }
        assertEquals(List(2) { listOf("S1 takes", "S2 takes", "S3 takes") }.flatten(), user.done)
    }

    @Test
    fun soloIsSaidAtOnceForWhoeverCallsIt() {
        val match = SoloMatches.find(3) { it.plies() == 10 }
        user.show(SoloMatches.handOver(match))

        screen.onNodeWithText("Solo!").performClick()
        caller("Ben").performClick()

        assertEquals(listOf("S2 solo"), user.done)
    }

    @Test
    fun onAPublicTableTheyCanBeCalledWhileBotsAct() {
        val match = SoloMatches.find(4, people = 2) { it.plies() > 8 && it.actor.index() == 3 }
        user.show(SoloMatches.lookingOn(match))

        screen.onNodeWithText("Protect!").performClick()
        caller("Anna").performClick()

        assertEquals(listOf("S1 takes"), user.done)
    }

    @Test
    fun botsWaitWhileItIsAskedWhoCalls() {
        val match = SoloMatches.find(4, people = 2) { it.plies() > 8 && it.actor.index() == 3 }
        user.show(SoloMatches.lookingOn(match))
        assertFalse(user.botsWait)

        screen.onNodeWithText("Solo!").performClick()
        screen.waitForIdle()
        assertTrue(user.botsWait)
        screen.onNodeWithText("Cancel").performClick()
        screen.waitForIdle()
        assertFalse(user.botsWait)

        screen.onNodeWithText("Solo!").performClick()
        caller("Ben").performClick()
        screen.waitForIdle()
        assertFalse(user.botsWait)
        assertEquals(listOf("S2 solo"), user.done)
    }

    private fun caller(name: String) = screen.onNode(hasText(name) and hasClickAction())

    private fun reactions(
        state: SoloState,
        seat: Seat,
    ) = if (Solo().toAct(state).contains(seat)) emptyList() else Solo().legalMoves(state, seat)

    private fun read() =
        screen.onRoot(useUnmergedTree = true).printToString(100).replace(Regex("#\\d+"), "#")

    private companion object {
        val CALLS = listOf("Solo!", "Interject!", "Protect!")
    }
}

package app.traytable.ui.table

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.room.GameRoom
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A hint can be asked about every other move, at the table of every game. */
@RunWith(AndroidJUnit4::class)
class DoubtedHintTest {
    @get:Rule
    val screen = createComposeRule()

    private val user by lazy { TableUser(screen) }

    @Test
    fun inNoIdea() = ask(NoIdeaRoom)

    @Test
    fun inQwinto() = ask(QwintoRoom)

    @Test
    fun inPointAPile() = ask(PointAPileRoom)

    @Test
    fun inSolo() = ask(SoloRoom)

    private fun ask(room: GameRoom<*, *, *, *>) {
        val moment = TableMoment(room, listOf("Anna", "Ben").map { Player.person(it) }, 4)
        var turns = 0
        while (turns < TURNS) {
            moment.playByLot()
            if (moment.toAct.size == 1 && moment.moves(moment.toAct.single()).size > 1) {
                turns++
            }
        }
        ask(moment)
    }

    private fun ask(moment: TableMoment<*, *, *, *>) {
        val seat: Seat = moment.toAct.single()
        user.show(moment.turnOf(seat), TableAsides(hints = moment.hints(seat)))
        // What the last move shows is seen first.
        while ("Go on" in user.said()) tap("Go on")
        tap("Why not another?")
        assertEquals(listOf("doubts"), user.done)

        user.show(moment.turnOf(seat), TableAsides(hints = moment.doubted(seat)))
        assertTrue(user.said().any { it.startsWith("Do what you would rather do.") })
        tap("Never mind")
        assertEquals(null, user.asides.hints)

        for (move in moment.texts(seat)) {
            user.done.clear()
            user.show(moment.turnOf(seat), TableAsides(hints = moment.replied(move, seat)))
            val isHint =
                user.asides.hints!!
                    .reply()!!
                    .tried == null
            val words = if (isHint) "That is what the hint says." else "Imagined matches: "
            assertTrue("$move: ${user.said()}", user.said().any { words in it })
            tap("Ask again")
            assertEquals(listOf("doubts"), user.done)
            tap("All right")
            assertEquals(null, user.asides.hints)
        }
    }

    private fun tap(label: String) {
        screen.onNodeWithText(label).performClick()
        screen.waitForIdle()
    }

    private companion object {
        const val TURNS = 3
    }
}

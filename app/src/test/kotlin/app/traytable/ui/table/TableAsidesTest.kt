package app.traytable.ui.table

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.pointapile.PointAPileRoom
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A hint and a log reach the screen on ways of their own, and belong to one moment of the table. */
@RunWith(AndroidJUnit4::class)
class TableAsidesTest {
    @get:Rule
    val screen = createComposeRule()

    private val user by lazy { TableUser(screen) }
    private val moment =
        TableMoment(PointAPileRoom, listOf("Anna", "Ben").map { Player.person(it) }, 3)

    @Test
    fun aHintGoesWithTheMomentItWasAskedIn() {
        val hints = moment.hints()
        user.show(moment.openTurn(), TableAsides(hints = hints))
        assertIsRead(HINT, true)

        moment.until { it.open().isEmpty() }
        user.show(moment.openTurn())
        assertEquals(hints, user.asides.hints)
        assertIsRead(HINT, false)
    }

    @Test
    fun aHintIsForTheEyesItWasGivenTo() {
        user.show(moment.turnOf(ANNA), TableAsides(hints = moment.hints(BEN)))
        assertEquals(emptyList<String>(), user.said().filter { it.startsWith("Hint for") })
    }

    @Test
    fun aLogIsForTheEyesItWasGivenTo() {
        user.show(moment.turnOf(ANNA), TableAsides(TableUi.Log(1, ANNA, emptyList())))
        assertIsRead("Nothing has happened yet.", true)

        user.show(moment.handOver())
        assertIsRead("Nothing has happened yet.", false)
    }

    @Test
    fun aLogAndAHintAreForTheMatchTheyWereAskedIn() {
        val log = TableUi.Log(2, ANNA, emptyList())
        val hints = moment.hints(ANNA).let { TableUi.Hints(2, it.ply(), it.viewer(), it.advice()) }
        user.show(moment.turnOf(ANNA), TableAsides(log, hints))
        assertIsRead("Nothing has happened yet.", false)
        assertIsRead(HINT, false)
    }

    private fun assertIsRead(
        words: String,
        isRead: Boolean,
    ) {
        val said = user.said()
        assertEquals("$said", isRead, words in said)
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
        const val HINT = "Hint for Anna"
    }
}

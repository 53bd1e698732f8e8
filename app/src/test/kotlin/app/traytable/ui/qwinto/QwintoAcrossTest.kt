package app.traytable.ui.qwinto

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.said
import app.traytable.ui.table.TableMoment
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** The real app on a tablet that lies between two people: both answer a call at the same time. */
@Config(qualifiers = "en-w1280dp-h800dp-land-mdpi")
@RunWith(AndroidJUnit4::class)
class QwintoAcrossTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun eachAnswersOnTheirOwnSheet() {
        val moment = TableMoment(QwintoRoom, PEOPLE, 5)
        while (moment.toAct.size < 2) moment.playByLot()
        val caller = moment.table.current()
        val other = Seat.of(1 - caller.index())
        inHand.hurryBots(explains = false)
        inHand.set { it.withLiesOnTable(true) }
        inHand.watch()
        inHand.begin(moment.match)
        val before = inHand.written().size

        // The one across answers first, and what the other one has chosen stays chosen.
        inHand.tap(inHand.touchable("a field") { fields().lastOrNull() })
        inHand.tap("No entry")
        assertEquals(listOf("S${other.index() + 1} pass"), inHand.written().drop(before))
        assertEquals(listOf(caller), (inHand.ui as TableUi.YourTurn).acting())
        val enter = { said: String -> said.startsWith("Enter") }
        inHand.tap(inHand.touchable("Enter") { all -> all.find { it.said().any(enter) } })
        assertEquals(before + 2, inHand.written().size)
        inHand.assertNoLeak()
    }

    @Test
    fun bothAreHeardThoughTheyAnswerInTheSameFrame() {
        val moment = TableMoment(QwintoRoom, PEOPLE, 5)
        while (moment.toAct.size < 2) moment.playByLot()
        inHand.hurryBots(explains = false)
        inHand.set { it.withLiesOnTable(true) }
        inHand.watch()
        inHand.begin(moment.match)
        val before = inHand.written().size

        val buttons =
            listOf("Take a failed attempt", "No entry").map { words ->
                inHand.touchable(words) { all -> all.find { words in it.said() } }
            }
        val places = buttons.map { it.boundsInRoot.center }
        app.onRoot().performTouchInput {
            places.forEachIndexed { finger, at -> down(finger, at) }
            places.indices.forEach { up(it) }
        }
        inHand.settle()
        assertEquals(
            setOf("S1 pass", "S2 pass"),
            inHand
                .written()
                .drop(before)
                .take(2)
                .toSet(),
        )
        inHand.assertNoLeak()
    }

    private fun fields() =
        inHand.touchable().filter { node -> node.said().any { "open for the" in it } }

    private companion object {
        val PEOPLE = listOf("Anna", "Ben").map(Player::person)
    }
}

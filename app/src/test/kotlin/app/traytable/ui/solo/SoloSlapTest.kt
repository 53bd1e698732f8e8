package app.traytable.ui.solo

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
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
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The phone lies open between people, and whoever wants to speak slaps their own piece. */
@RunWith(AndroidJUnit4::class)
class SoloSlapTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun aSlapGivesThePhoneToWhoeverInterjects() {
        val moment = moment()
        val other = PEOPLE.indices.map(Seat::of).first { it !in moment.toAct }
        begin(moment)
        slap(other)
        assertEquals(other, (inHand.ui as TableUi.Watching).frame().viewer())
        // What they hold stands at their own side of the table, and nobody else's.
        val said = inHand.nodes().flatMap { it.said() }
        assertTrue("$said", said.any { it.startsWith("${PEOPLE[other.index()].name()} · ") })
        inHand.assertNoLeak()
    }

    @Test
    fun aSlapSaysSolo() {
        val moment = moment()
        while (silentPeople(moment.frame(), moment.table).isEmpty()) moment.playByLot()
        val silent = silentPeople(moment.frame(), moment.table).first()
        begin(moment)
        val before = inHand.written().size
        slap(silent)
        assertEquals(listOf("S${silent.index() + 1} solo"), inHand.written().drop(before))
        inHand.assertNoLeak()
    }

    @Test
    fun nobodysPieceTellsMoreThanAnothers() {
        val moment = moment()
        begin(moment)
        val pieces = PEOPLE.map { piece(it.name()) }
        assertEquals(1, pieces.map { it.said().drop(1) }.distinct().size)
        assertTrue(inHand.ui is TableUi.HandOver)
    }

    private fun moment() = TableMoment(SoloRoom, PEOPLE, 3)

    private fun begin(moment: TableMoment<*, *, *, *>) {
        inHand.hurryBots(explains = false)
        inHand.set { it.withLiesOnTable(true) }
        inHand.watch()
        inHand.begin(moment.match)
    }

    private fun slap(seat: Seat) = inHand.tap(piece(PEOPLE[seat.index()].name()))

    private fun piece(name: String) =
        inHand.touchable("the piece of $name") { all -> all.find { "$name’s piece" in it.said() } }

    private companion object {
        val PEOPLE = listOf("Anna", "Ben", "Chloé").map(Player::person)
    }
}

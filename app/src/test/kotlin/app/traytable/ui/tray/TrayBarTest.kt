package app.traytable.ui.tray

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onRoot
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.room.Turn
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import app.traytable.ui.table.frame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Whatever stands in the bar has room for a finger, on the smallest phone too. */
@RunWith(AndroidJUnit4::class)
class TrayBarTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    @Config(qualifiers = "w320dp-h568dp-port-mdpi")
    fun onASmallPhone() = assertThereIsRoom()

    @Test
    @Config(qualifiers = "w320dp-h568dp-port-mdpi")
    fun withLargeLetters() {
        user.fontScale = 2f
        assertThereIsRoom()
    }

    @Test
    @Config(qualifiers = "w568dp-h320dp-land-mdpi")
    fun onItsSide() = assertThereIsRoom()

    @Test
    @Config(qualifiers = "w400dp-h800dp-port-mdpi")
    fun withAllThereCanBe() = assertThereIsRoom()

    /** It is a person's turn at a table with a bot, and the last move can be taken back. */
    private fun assertThereIsRoom() {
        val players = listOf(Player.person("Anna"), Player.bot("Biscuit", Level.EASY))
        val moment = TableMoment(SoloRoom, players, 5)
        while (moment.match.plies() < 8 || moment.toAct != listOf(ANNA)) moment.playByLot()
        val turns = listOf(Turn(ANNA, moment.moves(ANNA)))
        val frame = moment.played.frame(ANNA, turns = turns, canUndo = true)
        user.show(TableUi.YourTurn(frame, listOf(ANNA)))
        val all = TOOLS.map(::bounds)
        assertTrue("$all", all.all { it.width >= 48f && it.height >= 48f })
        val screen = compose.onRoot().fetchSemanticsNode().boundsInRoot
        assertEquals(all, all.map { it.intersect(screen) })
        val overlaps = all.flatMap { one -> all.filter { it !== one && it.overlaps(one) } }
        assertEquals(emptyList<Rect>(), overlaps)
    }

    private fun bounds(tool: String): Rect =
        compose
            .onNode(hasContentDescription(tool) and BUTTON)
            .fetchSemanticsNode()
            .touchBoundsInRoot

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BUTTON = SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button)
        val TOOLS =
            listOf(
                "Leave the table",
                "Switch the sounds off",
                "Undo",
                "Hint",
                "What happened",
                "Rules",
            )
    }
}

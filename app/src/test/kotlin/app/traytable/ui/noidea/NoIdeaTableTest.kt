package app.traytable.ui.noidea

import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaState
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.said
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class NoIdeaTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    /** Bots may play several moves between two frames, and the seats change their places. */
    @Test
    fun aCardThatIsTurnedBackIsSeenOnTheStageAndAtNoPlace() {
        val moment = people(3)
        while (moment.told.none { it is NoIdeaEvent.Returns }) moment.playByLot()
        val shown = moment.told.filterIsInstance<NoIdeaEvent.Shows>().last()
        val face = noIdeaFace(shown.card()).spoken(user.resources)
        user.show(moment.openTurn())
        assertTrue(face in user.said())
        assertEquals(emptyList<String>(), spotsThatShow(face))

        val near = moment.table.current()
        moment.until { it.current() != near }
        while (moment.told.any { it is NoIdeaEvent.Shows }) moment.playByLot()
        compose.mainClock.autoAdvance = false
        compose.runOnUiThread {
            user.ui = moment.openTurn()
            Snapshot.sendApplyNotifications()
        }
        repeat(30) {
            compose.mainClock.advanceTimeByFrame()
            assertEquals("frame $it", emptyList<String>(), spotsThatShow(face))
        }
    }

    @Test
    fun anEmptyPlaceAndTheCardsOfOthersCannotBeTouched() {
        val moment = people(3)
        moment.until { view -> !view.mustDraw() && emptyPlaces(view).isNotEmpty() }
        user.show(moment.openTurn())
        val empty = emptyPlaces(moment.table).first()
        compose.onNodeWithTag(Spot(moment.table.current(), empty).name).assertHasNoClickAction()
        val other = Seat.of((moment.table.current().index() + 1) % 3)
        compose.onNodeWithTag(Spot(other, 0).name).assertHasNoClickAction()
    }

    @Test
    @Config(qualifiers = "w320dp-h640dp")
    fun whereTheFeltScrollsItBeginsWithTheCardsThatCanBeTurned() {
        val moment = people(3).until { !it.mustDraw() && it.held() == Cards.NONE }
        user.fontScale = 2f
        user.show(moment.openTurn())
        val seat = moment.table.current()
        compose.onNodeWithTag(Spot(seat, 5).name).assertIsDisplayed().performClick()
        assertEquals(listOf("$seat reveal 6"), user.done)
    }

    private fun emptyPlaces(view: NoIdeaView) =
        (0 until NoIdeaState.PLACES).filter { view.card(view.current(), it) == Cards.NONE }

    private fun people(many: Int) =
        TableMoment(
            NoIdeaRoom,
            listOf("Anna", "Ben", "Carla").take(many).map { Player.person(it) },
            3,
        )

    private fun spotsThatShow(face: String): List<String> =
        (0 until 3)
            .flatMap { seat ->
                (0 until NoIdeaState.PLACES).map { Spot(Seat.of(seat), it).name }
            }.filter {
                face in said(compose.onNodeWithTag(it, useUnmergedTree = true).fetchSemanticsNode())
            }

    private fun said(node: SemanticsNode): List<String> =
        node.said() + node.children.flatMap(::said)
}

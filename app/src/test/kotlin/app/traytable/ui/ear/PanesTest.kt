package app.traytable.ui.ear

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What opens over a table says what it is, and gives the ears back to what has opened it. */
@RunWith(AndroidJUnit4::class)
class PanesTest {
    @get:Rule
    val compose = createComposeRule()

    private val ears by lazy { Ears(compose) }

    @Test
    fun theHandOverIsCalledSo() {
        ears.hear(SoloRoom.begun().handOver())

        assertEquals(listOf("Hand-over"), panes())
        // What lies under it is not given to a screen reader.
        val title = ears.nodes().first { SemanticsProperties.PaneTitle in it.config }
        val story = ears.nodes().first { SemanticsProperties.LiveRegion in it.config }
        assertFalse(title.boundsInRoot.overlaps(story.boundsInRoot))
    }

    @Test
    fun theResultIsCalledSo() {
        val moment = QwintoRoom.begun()
        while (moment.toAct.isNotEmpty()) moment.playByLot()
        ears.hear(moment.over())

        assertEquals(listOf("Result"), panes())
    }

    @Test
    fun whoCallsIsAskedInAPanelThatGivesTheCallBack() {
        val moment = SoloRoom.begun().apply { repeat(6) { playByLot() } }
        val people = listOf(Seat.of(0), Seat.of(1))
        ears.hear(TableUi.HandOver(moment.frame(), moment.toAct, people))
        ears.touch("Protect!")
        assertEquals("Who calls “Protect!”?", Ears.label(focused()))
        assertTrue("${panes()}", "Who calls “Protect!”?" in panes())

        ears.touch("Cancel")
        assertEquals("Protect!", Ears.label(focused()))
    }

    @Test
    fun whoeverCallsBeginsWithTheStory() {
        val moment = SoloRoom.begun().apply { repeat(6) { playByLot() } }
        ears.hear(TableUi.HandOver(moment.frame(), moment.toAct, listOf(Seat.of(0), Seat.of(1))))
        ears.touch("Protect!")
        ears.touch("Ben")
        ears.hear(moment.turnOf(Seat.of(1)))

        assertTrue("${focused().config}", SemanticsProperties.LiveRegion in focused().config)
    }

    @Test
    fun whatHappenedGivesItsToolBack() {
        val moment = SoloRoom.begun().apply { repeat(6) { playByLot() } }
        val seat = moment.toAct.first()
        ears.user.log = moment.log(seat)
        ears.hear(moment.turnOf(seat))
        ears.touch("What happened")
        assertEquals(listOf("What happened"), panes())

        ears.touch("Back")
        assertEquals(emptyList<String>(), panes())
        assertEquals("What happened", Ears.label(focused()))
        assertTrue(SemanticsActions.OnClick in focused().config)
    }

    @Test
    fun aSeatAndAPileAreGivenBackByWhatWasLookedThrough() {
        val moment = PointAPileRoom.begun()
        while (moment.moves(moment.toAct.first()).none { "Pick" in it.javaClass.simpleName }) {
            moment.playByLot()
        }
        ears.hear(moment.turnOf(moment.toAct.first()))
        val person = ears.read().first { it.startsWith("Robo, ") }
        ears.touch(person)
        assertEquals(listOf(Ears.label(focused())), panes())
        ears.touch("Close")
        assertEquals(person, Ears.label(focused()))

        val pile = ears.read().first { it.startsWith("Pile 1, ") }
        ears.act(pile, "look through it")
        ears.listen()
        assertEquals(listOf("Pile 1"), panes())
        ears.touch("Close")
        assertEquals(pile, Ears.label(focused()))
    }

    @Test
    fun whoHasLookedAloneIsBackAtWhatIsTheirs() {
        val moment = NoIdeaRoom.begun()
        moment.until { it.trophies(Seat.of(0)).size + it.prizes(Seat.of(0), 1) > 0 }
        while (Seat.of(0) !in moment.toAct) moment.playByLot()
        ears.hear(moment.openTurn())
        ears.listen()
        val won = ears.read().first { it.endsWith("Look alone") }
        ears.touch(won)
        assertEquals(listOf("Anna, look alone"), panes())

        ears.touch("Not now")
        assertEquals(won, Ears.label(focused()))
    }

    private fun panes(): List<String> =
        ears.nodes().mapNotNull { it.config.getOrNull(SemanticsProperties.PaneTitle) }

    private fun focused(): SemanticsNode =
        ears.nodes().single { it.config.getOrElse(SemanticsProperties.Focused) { false } }
}

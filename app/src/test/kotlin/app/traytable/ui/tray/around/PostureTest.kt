package app.traytable.ui.tray.around

import android.graphics.Rect
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.window.layout.FoldingFeature
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.rules.table.Player
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.play.said
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableScreen
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

/** A phone that can be folded stands on the table. */
@RunWith(AndroidJUnit4::class)
class PostureTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun onlyHalfFoldedAcrossItStandsOnTheTable() {
        assertEquals(Posture(true, 430), posture(listOf(Fold(HALF, ACROSS))))
        assertEquals("as a book", Posture(), posture(listOf(Fold(HALF, ALONG))))
        assertEquals("flat", Posture(), posture(listOf(Fold(FLAT, ACROSS, isSeparating = false))))
        assertEquals("two screens", Posture(false, 430), posture(listOf(Fold(FLAT, ACROSS))))
        assertEquals("without a hinge", Posture(), posture(emptyList()))
    }

    /** All games, turned to every side. */
    @Test
    fun nothingLiesOnTheHinge() {
        RuntimeEnvironment.setQualifiers("en-w673dp-h841dp-port-notnight-mdpi")
        val posture = posture(listOf(Fold(HALF, ACROSS)))
        val rooms = listOf(NoIdeaRoom, QwintoRoom, PointAPileRoom, SoloRoom)
        val tables = rooms.flatMap(::moments)
        var ui by mutableStateOf<TableUi.Laid>(tables.first())
        compose.setContent {
            CompositionLocalProvider(LocalPosture provides posture) {
                TableScreen(ui, TableAsides(), TableActions())
            }
        }
        tables.forEach {
            ui = it
            val laid =
                compose
                    .onAllNodes(isRoot().not(), useUnmergedTree = true)
                    .fetchSemanticsNodes()
                    .filter { node -> node.said().isNotEmpty() }
            assertTrue("a table", laid.size > 5)
            val above = laid.filter { node -> node.boundsInRoot.top < HINGE.bottom }
            assertEquals(
                emptyList<Any>(),
                above.map { node ->
                    "${node.said()} ${node.boundsInRoot}"
                },
            )
        }
    }

    /** Whoever's turn it is in the first moves. */
    private fun moments(room: GameRoom<*, *, *, *>): List<TableUi.Laid> {
        val moment = TableMoment(room, NAMES.map(Player::person), 5)
        return List(8) { moment.playByLot().handOver() } + moment.openTurn()
    }

    @Test
    fun thenPeopleSitAroundItThoughNobodyHasChosenThat() {
        val moment = TableMoment(SoloRoom, listOf("Anna", "Ben").map(Player::person), 5)
        var folded: Around? = null
        var held: Around? = null
        compose.setContent {
            held = rememberAround(moment.handOver())
            CompositionLocalProvider(LocalPosture provides Posture(isHalfFolded = true)) {
                folded = rememberAround(moment.handOver())
            }
        }

        compose.runOnIdle {
            assertNull(held)
            assertNotNull(folded)
            assertEquals(moment.toAct.single(), folded?.facing)
        }
    }

    private class Fold(
        override val state: FoldingFeature.State,
        override val orientation: FoldingFeature.Orientation,
        override val isSeparating: Boolean = true,
    ) : FoldingFeature {
        override val occlusionType = FoldingFeature.OcclusionType.NONE
        override val bounds = HINGE
    }

    private companion object {
        val HINGE = Rect(0, 410, 673, 430)
        val NAMES = listOf("Anna", "Ben", "Chloé", "Deniz")
        val HALF = FoldingFeature.State.HALF_OPENED
        val FLAT = FoldingFeature.State.FLAT
        val ACROSS = FoldingFeature.Orientation.HORIZONTAL
        val ALONG = FoldingFeature.Orientation.VERTICAL
    }
}

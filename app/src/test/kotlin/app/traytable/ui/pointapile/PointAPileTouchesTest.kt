package app.traytable.ui.pointapile

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Player
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.said
import app.traytable.ui.traytable
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The real app passed around: how often a finger touches it, and what it does by itself. */
@RunWith(AndroidJUnit4::class)
class PointAPileTouchesTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }
    private val touches = mutableListOf<String>()

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun aRoundOfFourTakesFifteenTouches() {
        begin("Anna", "Ben", "Carla", "Deniz")

        touch("One each")
        repeat(4) { touchCard() }
        touch("Pile 1,")
        val order = everybodyPoints(listOf("Pile 1,", "Pile 2,", "Pile 3,", "Pile 4,"))
        touch("Go on")

        assertEquals(2, view().round())
        assertEquals(4, order.distinct().size)
        assertEquals(touches.toString(), 15, touches.size)
        assertTrue(touches.size <= MOST)
    }

    @Test
    fun dragsTakeOneTouchLess() {
        begin("Anna", "Ben", "Carla", "Deniz")

        touch("One each")
        (1..4).forEach { drag("Pile $it,") }
        everybodyPoints(listOf("Pile 4,", "Pile 3,", "Pile 2,", "Empty table"))
        touch("Go on")

        assertEquals(2, view().round())
        assertEquals(touches.toString(), 14, touches.size)
    }

    @Test
    fun aContestedPileOfTwoCostsOnlyItsPointing() {
        begin("Anna", "Ben")
        repeat(2) { touchCard() }
        touch("New pile")
        repeat(2) { touchCard() }
        touch("New pile")
        val order = everybodyPoints(listOf("Pile 1,", "Pile 1,"))
        touches.clear()

        touch("Go on")
        assertEquals(Phase.POINTING, view().phase())
        assertEquals(listOf(1, 1), view().piles().map { it.size })
        assertTrue(saidAnywhere("${order[0]} has split the pile. Anna and Ben point again."))
        everybodyPoints(listOf("Pile 1,", "Pile 2,"), isBegun = true)
        touch("Go on")

        assertEquals(2, view().round())
        assertEquals(listOf(2, 2), seats().map { view().scorePile(it).size + lost() }.take(2))
        assertEquals(touches.toString(), 6, touches.size)
    }

    private fun seats() = (0 until view().seats()).map(::seat)

    /** The other pile of two was wanted by nobody, and each scored one card. */
    private fun lost() = view().discards().size / 2

    /** Whoever has to takes the phone and points; returns who, in this order. */
    private fun everybodyPoints(
        targets: List<String>,
        isBegun: Boolean = false,
    ): List<String> =
        targets.mapIndexed { index, target ->
            val taker = touch(I_AM).first { it.startsWith(I_AM) }
            assertTrue(isBegun || index == 0 || view().phase() == Phase.POINTING)
            touch(target)
            taker.removePrefix(I_AM)
        }

    private fun begin(vararg names: String) {
        // They know the game: nothing is explained, and no lesson stands where its buttons are.
        inHand.hurryBots(explains = false)
        inHand.watch()
        app.traytable.learned().offer("pointapile")
        inHand.begin("pointapile", emptyMap(), 7, names.map(Player::person))
    }

    /** One touch on the first thing that says so. */
    private fun touch(words: String): List<String> {
        val node = found(words)
        val said = node.said()
        touches += said.joinToString(" / ")
        inHand.tap(node)
        inHand.assertNoLeak()
        return said
    }

    /** The first card in hand that is not chosen yet. */
    private fun touchCard() {
        val node = card()
        touches += node.said().joinToString(" / ")
        inHand.tap(node)
    }

    private fun drag(place: String) {
        touches += "drag to $place"
        inHand.drag(card(), found(place))
        inHand.assertNoLeak()
    }

    private fun card(): SemanticsNode =
        inHand.touchable("a card") { all ->
            all.firstOrNull { node -> "choose" in node.said() && !node.isChosen() }
        }

    private fun SemanticsNode.isChosen() = config.getOrNull(SemanticsProperties.Selected) == true

    private fun found(words: String): SemanticsNode =
        inHand.touchable(words) { all ->
            all.firstOrNull { node -> node.said().any { it.startsWith(words) } }
        }

    private fun saidAnywhere(words: String) =
        inHand.nodes().any { node -> node.said().any { words in it } }

    private fun view(): PointAPileView =
        (inHand.ui as TableUi.Laid).frame().scene().view as PointAPileView

    private companion object {
        const val MOST = 16
        const val I_AM = "I am "
    }
}

package app.traytable.ui.table.pointapile

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableScreen
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.words.pointAPileCard
import app.traytable.ui.words.pointAPileMission
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class PointAPileTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val resources =
        ApplicationProvider.getApplicationContext<android.content.Context>().resources
    private val played = mutableListOf<String>()
    private var ui by mutableStateOf<TableUi>(TableUi.Loading())
    private var peeked by mutableStateOf<Any?>(null)
    private var peek: (Seat) -> Unit = {}

    @Test
    fun aTapOnACardAndOneOnNewPileOpenAPile() {
        val moment = forming(3, 1, 0)
        show(moment.openTurn())

        openCard(moment, 2).performClick()
        compose.onNodeWithText("New pile").performScrollTo().performClick()

        assertEquals(listOf("put 3 new"), played)
    }

    @Test
    fun aTapOnACardAndOneOnAPilePutItThere() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        show(moment.openTurn())

        openCard(moment, 4).performClick()
        pile(1).performClick()

        assertEquals(listOf("put 5 P1"), played)
    }

    @Test
    fun aCardIsDraggedToItsPile() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        show(moment.openTurn())
        val to = pile(1).fetchSemanticsNode().boundsInRoot.center
        val card = openCard(moment, 3)
        val from = card.fetchSemanticsNode().boundsInRoot.center

        card.performTouchInput {
            down(center)
            repeat(10) { moveBy(Offset((to.x - from.x) / 10, (to.y - from.y) / 10)) }
            up()
        }

        assertEquals(listOf("put 4 P1"), played)
    }

    @Test
    fun withoutAChosenCardATapLooksThroughThePile() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        show(moment.openTurn())

        pile(1).performClick()

        compose.onNodeWithText("Close").assertExists()
        compose.onNodeWithText(name(moment.table.open()[0]), ignoreCase = true).assertExists()
        assertEquals(emptyList<String>(), played)
    }

    @Test
    fun whenAllCardsLieTheFormerIsDone() {
        show(forming(3, 1, 6).openTurn())

        compose.onNodeWithText("Done: everybody points").performScrollTo().performClick()

        assertEquals(listOf("done"), played)
    }

    @Test
    fun theFirstTapAimsAndTheButtonPoints() {
        val (moment, seat, allowed) = pointing()
        show(moment.turnOf(seat))

        pile(allowed + 1).performScrollTo().performClick()
        assertEquals(emptyList<String>(), played)
        compose.onNodeWithText("Point at pile ${allowed + 1}").performClick()

        assertEquals(listOf("pick P${allowed + 1}"), played)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryPileAndTheButtonCanBeReached() = theFirstTapAimsAndTheButtonPoints()

    @Test
    fun aSecondTapOnTheSamePilePoints() {
        val (moment, seat, allowed) = pointing()
        show(moment.turnOf(seat))

        repeat(2) { pile(allowed + 1).performScrollTo().performClick() }

        assertEquals(listOf("pick P${allowed + 1}"), played)
    }

    @Test
    fun aBarredPileSaysWhyAndCannotBePointedAt() {
        val (moment, seat) = pointing()
        val view = moment.view(seat)
        val barred = view.piles().indices.first { view.barrier(seat, it) == "same-colour" }
        show(moment.turnOf(seat))

        repeat(2) { pile(barred + 1).performScrollTo().performClick() }

        compose.onNodeWithText("Same colour", substring = true).assertExists()
        compose.onNodeWithText("Point at pile ${barred + 1}").assertIsNotEnabled()
        assertEquals(emptyList<String>(), played)
    }

    @Test
    fun theEmptyTableCanAlwaysBePointedAt() {
        val (moment, seat) = pointing()
        show(moment.turnOf(seat))

        compose.onNodeWithText("Empty table").performScrollTo().performClick()
        compose.onNodeWithText("Point at the empty table").performClick()

        assertEquals(listOf("pick space"), played)
    }

    @Test
    fun aHandOverShowsWhoHasPointedButNotAtWhat() {
        val (moment) = pointing()
        val first = moment.toAct[0]
        val moves = moment.moves(first).map { it.text() }
        val screens =
            moves.map { move ->
                val picked = pointing().first.apply { play(first, move) }
                show(picked.handOver())
                texts().also { assertTrue(it.any { text -> "has pointed" in text }) }
            }

        assertEquals("every pick looks the same", 1, screens.distinct().size)
    }

    @Test
    fun aMissionShowsOnlyWhileItIsHeld() {
        val moment = pointing(3, 1, "missions")
        val seat = moment.toAct[0]
        val mission = mission(moment, seat)
        show(moment.turnOf(seat))

        assertFalse(mission in texts())
        val held = compose.onNodeWithText("Hold:", substring = true)
        held.performTouchInput { down(center) }
        assertTrue(mission in texts())
        compose.onNodeWithText(mission).performTouchInput { up() }
        assertFalse(mission in texts())
    }

    @Test
    fun onTheOpenTableAMissionIsAskedForAndOnlyThatOneShows() {
        val moment = forming(3, 1, 2, "missions")
        val active = moment.toAct[0]
        val mission = mission(moment, active)
        peek = { peeked = moment.view(it) }
        show(moment.openTurn())

        val held = compose.onNodeWithText("Hold:", substring = true)
        held.performTouchInput { down(center) }
        assertTrue(mission in texts())
        compose.onNodeWithText(mission).performTouchInput { up() }
        assertFalse(mission in texts())
        assertEquals(null, peeked)
    }

    @Test
    fun allFingersComeDownTogetherAfterACountdown() {
        val (moment) = pointing()
        moment.allButOnePoint()
        show(moment.turnOf(moment.toAct[0]))
        compose.mainClock.autoAdvance = false

        compose.runOnUiThread {
            ui = moment.playByLot().openTurn()
            Snapshot.sendApplyNotifications()
        }
        compose.mainClock.advanceTimeBy(100)
        compose.onNodeWithText("3").assertExists()
        compose.mainClock.advanceTimeBy(1700)
        compose.onNodeWithText("All fingers down!").assertExists()
        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.advanceTimeBy(100)

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    @Test
    fun theRevealHoldsNobodyUp() {
        val (moment) = pointing()
        moment.allButOnePoint()
        show(moment.turnOf(moment.toAct[0]))

        ui = moment.playByLot().openTurn()
        compose.waitForIdle()

        compose.onNodeWithText("All fingers down!").assertDoesNotExist()
    }

    @Test
    fun aTapOnASeatLooksThroughItsScorePileAndSaysWhatEachCardGives() {
        val moment = forming(2, 3, 0)
        val seat = listOf(seat(0), seat(1)).first { moment.table.scorePile(it).size > 0 }
        show(moment.openTurn())

        compose
            .onNode(hasText(nameOf(moment, seat)) and hasClickAction())
            .performScrollTo()
            .performClick()

        val why = moment.table.worths(seat).map { why(resources, it) }
        assertTrue(texts().containsAll(why))
    }

    private fun show(shown: TableUi) {
        val first = ui is TableUi.Loading
        ui = shown
        if (first) {
            val actions =
                TableActions(
                    play = { _, move -> played += move.text() },
                    peek = { peek(it) },
                    stopPeeking = { peeked = null },
                )
            compose.setContent {
                TraytableTheme(dark = false, dynamicColour = false) {
                    TableScreen(ui, null, peeked, actions)
                }
            }
        }
        compose.waitForIdle()
    }

    /** Somebody who may point at some piles, but not at all. */
    private fun pointing(): Triple<Moment, Seat, Int> {
        val moment =
            firstMatch({ moment(4, it) }) { isPointing(it, 3) && someoneBarred(it) != null }
        val seat = checkNotNull(someoneBarred(moment.table))
        val allowed = moment.table.run { piles().indices.first { mayPick(seat, it) } }
        return Triple(moment, seat, allowed)
    }

    private fun someoneBarred(view: PointAPileView): Seat? =
        (0 until view.seats()).map(::seat).firstOrNull { seat ->
            val reasons = view.piles().indices.map { view.barrier(seat, it) }
            null in reasons && "same-colour" in reasons
        }

    private fun openCard(
        moment: Moment,
        card: Int,
    ): SemanticsNodeInteraction {
        val open = moment.table.open()
        val same = open.indices.filter { moment.table.isToPut(it) && open[it] == open[card] }
        val cards = describedAs(face(moment.table, card)) and hasClickAction()
        return compose.onAllNodes(cards)[same.indexOf(card)]
    }

    private fun face(
        view: PointAPileView,
        card: Int,
    ): String =
        with(
            app.traytable.ui.cards.faces
                .pointAPileFace(view.open()[card]),
        ) {
            checkNotNull(spoken).from(resources).replace('\n', ' ')
        }

    private fun pile(number: Int) =
        compose.onNode(
            SemanticsMatcher("is pile $number") { node ->
                node.descriptions().any { it.startsWith("Pile $number, on top") }
            },
        )

    private fun describedAs(text: String) =
        SemanticsMatcher("is $text") { node -> node.descriptions().any { it == text } }

    private fun SemanticsNode.descriptions() =
        config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()

    private fun texts(): List<String> {
        val found = mutableListOf<String>()

        fun collect(node: SemanticsNode) {
            found +=
                node.config
                    .getOrNull(SemanticsProperties.Text)
                    .orEmpty()
                    .map { it.text }
            found += node.descriptions()
            node.children.forEach(::collect)
        }
        compose.waitForIdle()
        val roots = compose.onAllNodes(isRoot(), useUnmergedTree = true)
        roots.fetchSemanticsNodes().forEach(::collect)
        return found
    }

    private fun name(card: Byte) = pointAPileCard(resources, card)

    private fun nameOf(
        moment: Moment,
        seat: Seat,
    ) = moment.match.players()[seat.index()].name()

    private fun mission(
        moment: Moment,
        seat: Seat,
    ) = pointAPileMission(resources, checkNotNull(moment.view(seat).mission(seat))).upper()
}

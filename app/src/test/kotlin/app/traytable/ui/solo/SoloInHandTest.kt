package app.traytable.ui.solo

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.cards.spoken
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.said
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Matches that have come to a moment, opened in the real app and played on by taps. */
@RunWith(AndroidJUnit4::class)
class SoloInHandTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun theChanceToSaySoloIsAnnouncedAndThePhoneWaitsForIt() {
        inHand.set { it.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES) }
        layTheLastButOne()

        assertTrue(SAY_ANNA in said())
        assertFalse("I am Ben" in said())
        inHand.tap("Solo!")

        assertEquals("S1 solo", inHand.written().last())
        assertTrue("I am Ben" in said())
        inHand.assertNoLeak()
    }

    @Test
    fun whoeverHasOneCardLeftIsMarkedForTheOthers() {
        inHand.set { it.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES) }
        layTheLastButOne()
        inHand.tap("Solo!")
        inHand.tap("I am Ben")

        val anna = said().single { it.startsWith("Anna, ") }
        assertTrue(anna, "only 1 card left" in anna)
    }

    @Test
    fun whoDoesNotWantToWaitAnyLongerGoesOn() {
        inHand.set { it.withTimeToSpeak(TimeToSpeak.AS_LONG_AS_IT_TAKES) }
        layTheLastButOne()

        inHand.tap("Go on")

        assertTrue("I am Ben" in said())
        assertFalse(SAY_ANNA in said())
    }

    @Test
    fun whoForgotReadsWhyTwoCardsCame() {
        layTheLastButOne()
        // The time has run out meanwhile.
        inHand.tap("I am Ben")
        inHand.tap(drawPile())

        val why = "Anna did not say “Solo!” in time: that costs two cards."
        assertTrue("${said()}", why in said())
    }

    @Test
    fun aCardThatCannotBeLaidSaysWhyAndNothingIsPlayed() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && !m.own.hasDrawn() &&
                    m.own.top() == SoloCards.parse("G4") && SoloCards.parse("R7") in m.own.hand()
            }
        begin(match)
        inHand.tap("I am Anna")

        touch(SoloCards.parse("R7"))

        app.onNodeWithText("A red 7 fits neither green nor 4.").assertExists()
        assertEquals(match.plies(), (inHand.ui as TableUi.Laid).frame().ply())
    }

    @Test
    fun aloneWithBotsACardThatDoesNotFitIsKeptWithoutAQuestion() {
        inHand.hurryBots()
        val match = SoloMatches.find(3, people = 1) { isIdleDraw(it) }
        begin(match)

        inHand.tap(drawPile())

        val plies = inHand.written().drop(match.plies())
        assertEquals(listOf("S1 draw", "S1 keep"), plies.take(2))
    }

    @Test
    fun amongOthersKeepingIsAsked() {
        val match = SoloMatches.find(3) { isIdleDraw(it) }
        begin(match)
        inHand.tap("I am Anna")

        inHand.tap(drawPile())
        assertEquals("S1 draw", inHand.written().last())
        inHand.tap("Keep")

        assertEquals("S1 keep", inHand.written().last())
    }

    private fun begin(match: SoloMatch) {
        inHand.watch()
        inHand.begin(match)
    }

    /** Anna may draw, and what she would draw does not fit. */
    private fun isIdleDraw(match: SoloMatch): Boolean {
        val draw = match.moves(match.actor).firstOrNull { it is SoloMove.Draw }
        if (match.actor != ANNA || draw == null) return false
        return match
            .play(ANNA, draw)
            .moves(ANNA)
            .singleOrNull() is SoloMove.Keep
    }

    /** Anna lays a plain number and has one card left. */
    private fun layTheLastButOne() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.size(ANNA) == 2 && m.own.round() == 1 &&
                    m.own.chain() == 0 && m.moves(ANNA).any(::isNumber)
            }
        begin(match)
        inHand.tap("I am Anna")
        touch((match.moves(ANNA).first(::isNumber) as SoloMove.Play).card())
    }

    private fun isNumber(move: SoloMove) =
        move is SoloMove.Play && SoloCards.symbol(move.card()) == SoloCards.Symbol.NUMBER

    private fun touch(card: Byte) {
        val name = soloFace(card).spoken(app.activity.resources)
        app
            .onAllNodes(hasContentDescription(name) and hasClickAction())
            .onFirst()
            .performSemanticsAction(SemanticsActions.OnClick)
        inHand.settle()
    }

    private fun drawPile() =
        inHand.touchable("the draw pile") { all ->
            all.firstOrNull { node -> node.said().any { it.startsWith("Draw pile") } }
        }

    private fun said() = inHand.nodes().flatMap { it.said() }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        const val SAY_ANNA = "One card left, Anna: say “Solo!”"
    }
}

package app.traytable.ui.solo

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What one touches is what one plays, and what nobody may know is nowhere to be found. */
@RunWith(AndroidJUnit4::class)
class SoloTableTest {
    @get:Rule
    val screen = createComposeRule()

    private val user = TableUser(screen)

    @Test
    fun touchingACardLaysIt() {
        val match = turnWith { it is SoloMove.Play }
        val move = match.moves(ANNA).filterIsInstance<SoloMove.Play>().first()
        user.show(SoloMatches.turn(match))

        user.touch(move.card())

        assertEquals(listOf("S1 ${move.text()}"), user.done)
    }

    @Test
    fun aCardThatDoesNotFitSaysWhyAndNothingElseChanges() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.chain() == 0 && !m.own.hasDrawn() &&
                    m.own.top() == SoloCards.parse("G4") && RED_7 in m.own.hand()
            }
        user.show(SoloMatches.turn(match))
        val before = user.said()

        user.touch(RED_7)

        screen.onNodeWithText("A red 7 fits neither green nor 4.").assertExists()
        assertEquals(emptyList<String>(), user.done)
        val prompt = before - user.said().toSet()
        assertEquals("only the prompt has changed: $prompt", 1, prompt.size)
    }

    @Test
    fun aCardThatCannotBeLaidNowSaysWhatTheRefereeSays() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.chain() > 0 && m.own.hand().any { isIdle(m, it) }
            }
        user.show(SoloMatches.turn(match))

        user.touch(match.own.hand().first { isIdle(match, it) })

        screen
            .onNodeWithText("Take the cards, make the chain grow, or lay a Protection.")
            .assertExists()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun theDrawPileSaysWhyNothingCanBeDrawn() {
        val match = SoloMatches.find(3) { m -> m.actor == ANNA && m.own.hasDrawn() }
        user.show(SoloMatches.turn(match))

        screen.onNode(hasContentDescription("Draw pile", substring = true)).performClick()

        screen
            .onNodeWithText("Lay the card just drawn if it fits, or keep it.")
            .assertExists()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun allThatNeedsNoCardIsAButtonOnlyWhileItIsLegal() {
        for ((label, move) in BUTTONS) {
            val match =
                SoloMatches.find(3) { m ->
                    m.moves(m.actor).any { it.text() == move } &&
                        (move != "accept" || SoloCards.symbol(m.own.top()) == Symbol.SWAP)
                }
            user.done.clear()
            user.show(SoloMatches.turn(match))
            screen.onNode(button(label)).performClick()
            assertEquals(listOf("${match.actor} $move"), user.done)

            BUTTONS
                .filter { (_, other) -> match.moves(match.actor).none { it.text() == other } }
                .forEach { (other, _) -> screen.onAllNodes(button(other)).assertCountEquals(0) }
        }
    }

    @Test
    fun theDrawPileCanBeTouchedForDrawing() {
        user.show(SoloMatches.turn(SoloMatches.start(3, 1)))

        screen.onNode(hasContentDescription("Draw pile", substring = true)).performClick()

        assertEquals(listOf("S1 draw"), user.done)
    }

    @Test
    fun whileBotsActOneMayInterject() {
        val match =
            SoloMatches.find(4, people = 1) { m ->
                m.actor != ANNA && m.moves(ANNA).any { it is SoloMove.Interject }
            }
        user.show(SoloMatches.watching(match, ANNA))

        screen.onNodeWithText("Interject!").performClick()

        assertEquals(listOf("S1 interject"), user.done)
    }

    @Test
    fun whoHasTakenThePhoneInVainPassesItOn() {
        val match =
            SoloMatches.find(4) { m -> m.actor != ANNA && m.moves(ANNA).isEmpty() }
        user.show(SoloMatches.watching(match, ANNA))

        screen.onNodeWithText("Pass the phone on").performClick()

        assertEquals(listOf("passes on"), user.done)
    }

    @Test
    fun theOpenTableNamesNoCardButTheTopOne() {
        val match = SoloMatches.find(4) { it.plies() == 25 }
        user.show(SoloMatches.handOver(match))

        val read = user.said()
        val top = name(match.own.top())
        val others = (0..63).mapNotNull { runCatching { name(it.toByte()) }.getOrNull() } - top
        assertTrue(top in read)
        assertEquals(emptyList<String>(), read.filter { it in others })
    }

    @Test
    fun theLastRoundIsShownOnceBeforePlayGoesOn() {
        val match = SoloMatches.find(3, people = 1) { it.actor == ANNA && isFresh(it) }
        user.show(SoloMatches.turn(match))

        screen.onNodeWithText("Round 1 is over").assertExists()
        screen.onNodeWithText("On to round 2").performClick()

        screen.onNodeWithText("Round 1 is over").assertDoesNotExist()
        screen.onNode(hasContentDescription("Discard pile")).assertExists()
    }

    @Test
    fun everybodyHearsWhoHasOneCardLeft() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.actor == ANNA && m.own.size(BEN) == 1 && m.own.round() == 1
            }
        user.show(SoloMatches.turn(match))

        val ben = hasContentDescription("Ben, ", substring = true)
        screen.onNode(ben and hasContentDescription("only 1 card left", true)).assertExists()
    }

    @Test
    fun whichWayPlayGoesCanBeHeard() {
        val match = SoloMatches.find(3, people = 1) { it.actor == ANNA && !it.own.isClockwise }
        user.show(SoloMatches.turn(match))

        val pile = screen.onNode(hasContentDescription("Discard pile")).fetchSemanticsNode()
        val told = pile.config.getOrNull(SemanticsProperties.StateDescription)
        assertEquals("anticlockwise", told)
    }

    @Test
    fun aFingerOnItsWayDoesNotTakeTheCountAway() {
        val match = SoloMatches.find(3, people = 1) { it.actor == ANNA && isFresh(it) }
        screen.mainClock.autoAdvance = false
        user.show(SoloMatches.turn(match))
        screen.mainClock.advanceTimeByFrame()
        val on = screen.onNode(button("On to round 2"))

        on.performClick()
        screen.mainClock.advanceTimeBy(200)
        on.assertExists()

        screen.mainClock.advanceTimeBy(2_000)
        on.performClick()
        screen.mainClock.advanceTimeBy(200)
        on.assertDoesNotExist()
    }

    private fun isFresh(match: SoloMatch) =
        match.own.round() == 2 && isFreshRound(match.latest(ANNA), ANNA)

    private fun isIdle(
        match: SoloMatch,
        card: Byte,
    ) = SoloPicks(match.own, match.moves(ANNA)).of(card).isEmpty() &&
        match.own.top() != card

    private fun turnWith(wanted: (SoloMove) -> Boolean) =
        SoloMatches.find(4) { m -> m.actor == ANNA && m.moves(ANNA).any(wanted) && !isFresh(m) }

    private fun button(label: String) =
        SemanticsMatcher("a button \"$label\"") { node ->
            node.config.getOrNull(SemanticsProperties.Text)?.any { it.text == label } == true &&
                node.config.contains(SemanticsActions.OnClick)
        }

    private fun name(card: Byte) = user.spoken(card)

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
        val RED_7 = SoloCards.parse("R7")
        val BUTTONS =
            listOf(
                "Draw" to "draw",
                "Take 2 cards" to "take",
                "Keep" to "keep",
                "Swap hands" to "accept",
                "Move the hands on" to "go",
                "Solo!" to "solo",
            )
    }
}

package app.traytable.ui.solo

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
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

        touch(move.card())

        assertEquals(listOf("S1 ${move.text()}"), user.done)
    }

    @Test
    fun aCardThatDoesNotFitCannotBeTouched() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.hand().any { isIdle(m, it) }
            }
        user.show(SoloMatches.turn(match))

        screen
            .onAllNodes(hasContentDescription(name(match.own.hand().first { isIdle(match, it) })))
            .onFirst()
            .assertIsNotTouchable()
    }

    @Test
    fun chooseAColourAsksForTheColourFirst() {
        val match = turnWith { it.text() == "play Choose G" }
        user.show(SoloMatches.turn(match))

        touch(SoloCards.parse("Choose"))
        assertEquals(emptyList<String>(), user.done)
        screen.onNodeWithText("Which colour?").assertExists()
        selected("Choose").assertIsSelected()
        screen.onNodeWithText("green").performClick()

        assertEquals(listOf("S1 play Choose G"), user.done)
    }

    @Test
    fun aSecondTouchPutsTheCardBack() {
        val match = turnWith { it.text() == "play Choose G" }
        user.show(SoloMatches.turn(match))

        touch(SoloCards.parse("Choose"))
        touch(SoloCards.parse("Choose"))

        screen.onNodeWithText("Which colour?").assertDoesNotExist()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun aSwapAsksWithWhom() {
        val match = turnWith { it.text() == "play BSwap S3" }
        user.show(SoloMatches.turn(match))

        touch(SoloCards.parse("BSwap"))
        screen.onNodeWithText("Swap hands with whom?").assertExists()
        piece("Carla").performClick()

        assertEquals(listOf("S1 play BSwap S3"), user.done)
    }

    @Test
    fun aCardOfATripleAsksForOneOrAllAndEndsUpOnTop() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA &&
                    m.moves(ANNA).any { it is SoloMove.Triple && playOf(m, it.last()) != null }
            }
        val triple =
            match
                .moves(ANNA)
                .filterIsInstance<SoloMove.Triple>()
                .last { playOf(match, it.last()) != null }
        user.show(SoloMatches.turn(match))

        touch(triple.last())
        assertEquals(emptyList<String>(), user.done)
        screen.onNodeWithText("ends up on top.", substring = true).assertExists()
        screen.onNodeWithText("Lay all", substring = true).performClick()
        screen.onNodeWithText("Lay one").performClick()

        val single = checkNotNull(playOf(match, triple.last()))
        assertEquals(listOf("S1 ${triple.text()}", "S1 ${single.text()}"), user.done)
    }

    @Test
    fun aCardThatFitsOnlyInATripleIsNotLaidAlone() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA &&
                    m.moves(ANNA).any { it is SoloMove.Triple && playOf(m, it.last()) == null }
            }
        val triple =
            match
                .moves(ANNA)
                .filterIsInstance<SoloMove.Triple>()
                .first { playOf(match, it.last()) == null }
        user.show(SoloMatches.turn(match))

        touch(triple.last())
        screen.onNodeWithText("Lay one").assertDoesNotExist()
        screen.onNodeWithText("Lay all", substring = true).performClick()

        assertEquals(listOf("S1 ${triple.text()}"), user.done)
    }

    private fun playOf(
        match: SoloMatch,
        card: Byte,
    ) = match.moves(ANNA).firstOrNull { it is SoloMove.Play && it.card() == card }

    @Test
    fun soloIsSaidWithTheLastCardsByWhoeverTapsItFirst() {
        val match =
            SoloMatches.find(3) { m -> m.actor == ANNA && m.moves(ANNA).any(::isForgetful) }
        val silent = match.moves(ANNA).filterIsInstance<SoloMove.Silently>().first(::isForgetful)
        val aloud = silent.lay() as SoloMove.PlayAt

        user.show(SoloMatches.turn(match))
        touch(aloud.card())
        give(aloud)
        assertEquals(listOf("S1 ${silent.text()}"), user.done)

        user.done.clear()
        screen.onNodeWithText("Say “Solo!” with it").performClick()
        screen.onNodeWithText("“Solo!” goes with it", substring = true).assertExists()
        give(aloud)
        assertEquals(listOf("S1 ${aloud.text()}"), user.done)
    }

    @Test
    fun nobodyIsAskedToSaySoloWithAnOrdinaryCard() {
        val match = turnWith { it.text() == "play Choose G" }
        user.show(SoloMatches.turn(match))
        touch(SoloCards.parse("Choose"))

        screen.onNodeWithText("Say “Solo!” with it").assertDoesNotExist()
    }

    private fun isForgetful(move: SoloMove) =
        move is SoloMove.Silently && move.lay() is SoloMove.PlayAt

    private fun give(gift: SoloMove.PlayAt) {
        piece(listOf("Anna", "Ben", "Carla")[gift.target().index()]).performClick()
    }

    private fun piece(name: String) =
        screen.onNode(hasContentDescription("$name, ", substring = true) and hasClickAction())

    @Test
    fun aGiftIsChosenCardByCard() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.isGiving && m.own.offer().size == 1
            }
        val move = match.moves(ANNA).filterIsInstance<SoloMove.Give>().first()
        user.show(SoloMatches.turn(match))

        screen.onNodeWithText("choose card 2 of 2", substring = true).assertExists()
        touch(move.card())

        assertEquals(listOf("S1 ${move.text()}"), user.done)
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

    private fun isFresh(match: SoloMatch) =
        match.own.round() == 2 && isFreshRound(match.latest(ANNA), ANNA)

    private fun isIdle(
        match: SoloMatch,
        card: Byte,
    ) = SoloPicks(match.own, match.moves(ANNA)).of(card).isEmpty() &&
        match.own.top() != card

    private fun turnWith(wanted: (SoloMove) -> Boolean) =
        SoloMatches.find(4) { m -> m.actor == ANNA && m.moves(ANNA).any(wanted) && !isFresh(m) }

    private fun touch(card: Byte) {
        screen
            .onAllNodes(hasContentDescription(name(card)) and hasClickAction())
            .onFirst()
            .performSemanticsAction(SemanticsActions.OnClick)
    }

    private fun selected(card: String) =
        screen.onNode(
            hasContentDescription(name(SoloCards.parse(card))) and
                SemanticsMatcher.expectValue(SemanticsProperties.Selected, true),
        )

    private fun button(label: String) =
        SemanticsMatcher("a button \"$label\"") { node ->
            node.config.getOrNull(SemanticsProperties.Text)?.any { it.text == label } == true &&
                node.config.contains(SemanticsActions.OnClick)
        }

    private fun SemanticsNodeInteraction.assertIsNotTouchable() =
        assertTrue(!fetchSemanticsNode().config.contains(SemanticsActions.OnClick))

    private fun name(card: Byte) = soloFace(card).spoken(user.resources)

    private companion object {
        val ANNA: Seat = Seat.of(0)
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

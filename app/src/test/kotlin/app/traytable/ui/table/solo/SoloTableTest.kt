package app.traytable.ui.table.solo

import android.content.Context
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.faces.soloFace
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.table.frame
import app.traytable.ui.theme.TraytableTheme
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

    private val played = mutableListOf<String>()
    private var passedOn = false

    @Test
    fun touchingACardLaysIt() {
        val match = turnWith { it is SoloMove.Play }
        val move = match.moves(ANNA).first { it is SoloMove.Play } as SoloMove.Play
        show(SoloMatches.turn(match))

        touch(move.card())

        assertEquals(listOf("S1 ${move.text()}"), played)
    }

    @Test
    fun aCardThatDoesNotFitCannotBeTouched() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.hand().any { isIdle(m, it) }
            }
        show(SoloMatches.turn(match))

        screen
            .onAllNodes(hasContentDescription(name(match.own.hand().first { isIdle(match, it) })))
            .onFirst()
            .assertIsNotTouchable()
    }

    @Test
    fun chooseAColourAsksForTheColourFirst() {
        val match = turnWith { it.text() == "play Choose G" }
        show(SoloMatches.turn(match))

        touch(SoloCards.parse("Choose"))
        assertEquals(emptyList<String>(), played)
        screen.onNodeWithText("Which colour?").assertExists()
        selected("Choose").assertIsSelected()
        screen.onNodeWithText("green").performClick()

        assertEquals(listOf("S1 play Choose G"), played)
    }

    @Test
    fun aSecondTouchPutsTheCardBack() {
        val match = turnWith { it.text() == "play Choose G" }
        show(SoloMatches.turn(match))

        touch(SoloCards.parse("Choose"))
        touch(SoloCards.parse("Choose"))

        screen.onNodeWithText("Which colour?").assertDoesNotExist()
        assertEquals(emptyList<String>(), played)
    }

    @Test
    fun aSwapAsksWithWhom() {
        val match = turnWith { it.text() == "play BSwap S3" }
        show(SoloMatches.turn(match))

        touch(SoloCards.parse("BSwap"))
        screen.onNode(hasText("Carla") and hasClickAction()).performClick()

        assertEquals(listOf("S1 play BSwap S3"), played)
    }

    @Test
    fun aTripleAsksWhichCardGoesOnTop() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && SoloPicks(m.own, m.moves(ANNA)).triples.size == 1 &&
                    m.moves(ANNA).count { it is SoloMove.Triple } > 1
            }
        val last = match.moves(ANNA).last { it is SoloMove.Triple } as SoloMove.Triple
        show(SoloMatches.turn(match))

        screen.onNodeWithText("Triple+ with ${SoloCards.number(last.last())}").performClick()
        screen
            .onAllNodes(labelled("Triple+, the ${name(last.last())} last"))
            .onFirst()
            .performClick()

        assertEquals(listOf("S1 ${last.text()}"), played)
    }

    @Test
    fun aGiftIsChosenCardByCard() {
        val match =
            SoloMatches.find(3) { m ->
                m.actor == ANNA && m.own.isGiving && m.own.offer().size == 1
            }
        val move = match.moves(ANNA).first() as SoloMove.Give
        show(SoloMatches.turn(match))

        screen.onNodeWithText("choose card 2 of 2", substring = true).assertExists()
        touch(move.card())

        assertEquals(listOf("S1 ${move.text()}"), played)
    }

    @Test
    fun allThatNeedsNoCardIsAButtonOnlyWhileItIsLegal() {
        for ((label, move) in BUTTONS) {
            val match =
                SoloMatches.find(3) { m ->
                    m.moves(m.actor).any { it.text() == move } &&
                        (move != "accept" || SoloCards.symbol(m.own.top()) == Symbol.SWAP)
                }
            played.clear()
            show(SoloMatches.turn(match))
            screen.onNode(button(label)).performClick()
            assertEquals(listOf("${match.actor} $move"), played)

            BUTTONS
                .filter { (_, other) -> match.moves(match.actor).none { it.text() == other } }
                .forEach { (other, _) -> screen.onAllNodes(button(other)).assertCountEquals(0) }
        }
    }

    @Test
    fun theDrawPileCanBeTouchedForDrawing() {
        show(SoloMatches.turn(SoloMatches.start(3, 1)))

        screen.onNode(hasContentDescription("Draw pile", substring = true)).performClick()

        assertEquals(listOf("S1 draw"), played)
    }

    @Test
    fun whileBotsActOneMayInterject() {
        val match =
            SoloMatches.find(4, people = 1) { m ->
                m.actor != ANNA && m.moves(ANNA).any { it is SoloMove.Interject }
            }
        show(SoloMatches.watching(match, ANNA))

        screen.onNodeWithText("Interject!").performClick()

        assertEquals(listOf("S1 interject"), played)
    }

    @Test
    fun whoHasTakenThePhoneInVainPassesItOn() {
        val match =
            SoloMatches.find(4) { m -> m.actor != ANNA && m.moves(ANNA).isEmpty() }
        show(SoloMatches.watching(match, ANNA))

        screen.onNodeWithText("Pass the phone on").performClick()

        assertTrue(passedOn)
    }

    @Test
    fun theOpenTableNamesNoCardButTheTopOne() {
        val match = SoloMatches.find(4) { it.plies() == 25 }
        show(SoloMatches.handOver(match))

        val read =
            screen
                .onAllNodes(SemanticsMatcher("anything") { true }, useUnmergedTree = true)
                .fetchSemanticsNodes()
                .flatMap { it.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() }
        val top = name(match.own.top())
        val others = (0..63).mapNotNull { runCatching { name(it.toByte()) }.getOrNull() } - top
        assertTrue(top in read)
        assertEquals(emptyList<String>(), read.filter { it in others })
    }

    @Test
    fun theLastRoundIsShownOnceBeforePlayGoesOn() {
        val match = SoloMatches.find(3, people = 1) { it.actor == ANNA && isFresh(it) }
        show(SoloMatches.turn(match))

        screen.onNodeWithText("Round 1 is over").assertExists()
        screen.onNodeWithText("On to round 2").performClick()

        screen.onNodeWithText("Round 1 is over").assertDoesNotExist()
        screen.onNode(hasContentDescription("Discard pile")).assertExists()
    }

    private fun isFresh(match: SoloMatch) =
        match.own.round() == 2 && isFreshRound(match.frame(ANNA), ANNA)

    private fun isIdle(
        match: SoloMatch,
        card: Byte,
    ) = SoloPicks(match.own, match.moves(ANNA)).of(SoloCards.text(card)).isEmpty() &&
        match.own.top() != card

    private fun turnWith(wanted: (SoloMove) -> Boolean) =
        SoloMatches.find(4) { m -> m.actor == ANNA && m.moves(ANNA).any(wanted) && !isFresh(m) }

    private var ui: TableUi? by mutableStateOf(null)
    private var isShown = false

    private fun show(shown: TableUi) {
        ui = shown
        val actions =
            TableActions(
                play = { seat, move -> played += "$seat ${move.text()}" },
                passOn = { passedOn = true },
            )
        if (!isShown) {
            isShown = true
            screen.setContent {
                TraytableTheme(dark = false, dynamicColour = false) {
                    ui?.let { TableScreen(it, TableAsides(), actions) }
                }
            }
        }
        screen.waitForIdle()
    }

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

    private fun labelled(label: String) =
        SemanticsMatcher("touching it means \"$label\"") { node ->
            node.config.getOrNull(SemanticsActions.OnClick)?.label == label
        }

    private fun SemanticsNodeInteraction.assertIsNotTouchable() =
        assertTrue(!fetchSemanticsNode().config.contains(SemanticsActions.OnClick))

    private fun name(card: Byte) =
        soloFace(card).spoken(
            ApplicationProvider.getApplicationContext<Context>().resources,
        )

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

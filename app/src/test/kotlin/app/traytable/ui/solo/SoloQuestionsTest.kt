package app.traytable.ui.solo

import androidx.activity.ComponentActivity
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What has to be said about a card is asked on the table, and nothing is played before. */
@RunWith(AndroidJUnit4::class)
class SoloQuestionsTest {
    @get:Rule
    val screen = createAndroidComposeRule<ComponentActivity>()

    private val user = TableUser(screen)

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
        screen.onNodeWithText("A gift for whom? Say “Solo!” with it.").assertExists()
        screen.onNodeWithText("Solo!").performClick()
        screen.onNodeWithText("Solo! ✓").assertExists()
        screen.onNodeWithText("A gift for whom?").assertExists()
        give(aloud)
        assertEquals(listOf("S1 ${aloud.text()}"), user.done)
    }

    @Test
    fun nobodyIsAskedToSaySoloWithAnOrdinaryCard() {
        val match = turnWith { it.text() == "play Choose G" }
        user.show(SoloMatches.turn(match))
        touch(SoloCards.parse("Choose"))

        screen.onNodeWithText("Solo!").assertDoesNotExist()
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
    fun backPutsTheCardBackAndStaysAtTheTable() {
        val match = turnWith { it.text() == "play Choose G" }
        user.show(SoloMatches.turn(match))

        touch(SoloCards.parse("Choose"))
        screen.onNodeWithText("Which colour?").assertExists()
        screen.runOnUiThread { screen.activity.onBackPressedDispatcher.onBackPressed() }
        screen.waitForIdle()

        screen.onNodeWithText("Which colour?").assertDoesNotExist()
        screen.onNode(hasContentDescription("Discard pile")).assertExists()
        assertEquals(emptyList<String>(), user.done)
    }

    private fun turnWith(wanted: (SoloMove) -> Boolean) =
        SoloMatches.find(4) { m ->
            m.actor == ANNA && m.moves(ANNA).any(wanted) &&
                !isFreshRound(m.latest(ANNA), ANNA)
        }

    private fun touch(card: Byte) = user.touch(card)

    private fun selected(card: String) =
        screen.onNode(
            hasContentDescription(user.spoken(SoloCards.parse(card))) and
                SemanticsMatcher.expectValue(SemanticsProperties.Selected, true),
        )

    private companion object {
        val ANNA: Seat = Seat.of(0)
    }
}

package app.traytable.ui.solo

import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.unit.DpRect
import androidx.compose.ui.unit.width
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Where the piles lie and how large they are. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w360dp-h780dp-port-hdpi")
class SoloPlacesTest {
    @get:Rule
    val screen = createComposeRule()

    private val user = TableUser(screen)

    @Test
    fun thePilesStayWhereTheyAreAWholeTurnLong() {
        val turn =
            SoloMatches.find(4, people = 1) { m ->
                m.actor == ANNA && m.own.size(ANNA) == 8 && SoloMoves.DRAW in m.moves(ANNA) &&
                    m.moves(ANNA).any { it.text() == "play Choose R" } &&
                    m.play(ANNA, SoloMoves.DRAW).moves(ANNA).any { it is SoloMove.Play }
            }
        user.show(SoloMatches.turn(turn))
        val places = places()

        user.touch(SoloCards.parse("Choose"))
        assertEquals("while a colour is chosen", places, places())
        user.touch(SoloCards.parse("Choose"))
        val idle =
            turn.own.hand().first { card ->
                SoloPicks(turn.own, turn.moves(ANNA)).of(card).isEmpty()
            }
        user.touch(idle)
        assertEquals("while it is said why", places, places())
        val drawn = turn.play(ANNA, SoloMoves.DRAW)
        user.show(SoloMatches.turn(drawn))
        assertEquals("with the ninth card", places, places())
        val kept = drawn.play(ANNA, SoloMoves.KEEP)
        user.show(SoloMatches.watching(kept, ANNA))
        assertEquals("when others act", places, places())
    }

    @Test
    fun theCallLiesWhereNothingHasToMoveForIt() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.actor == ANNA && m.moves(ANNA).any { it is SoloMove.Say }
            }
        user.show(SoloMatches.turn(match))
        val places = places()
        user.show(SoloMatches.turn(match.play(ANNA, SoloMoves.SAY)))

        assertEquals(places, places())
    }

    @Test
    fun largerLettersMakeNoCardSmaller() {
        val turn = SoloMatches.turn(SoloMatches.find(4, people = 1, wanted = ::isTurn))
        val usual = widths(turn, 1f)

        assertEquals(usual, widths(turn, 1.3f))
        assertEquals(usual, widths(turn, 2f))
        assertTrue("$usual", usual.last() > 120f)
    }

    @Test
    fun norWithTenAtTheTable() {
        val turn = SoloMatches.turn(SoloMatches.find(10, people = 1, wanted = ::isTurn))
        val usual = widths(turn, 1f)

        for (letters in listOf(1.3f, 2f)) {
            val large = widths(turn, letters)
            assertTrue("$usual, $letters: $large", large.zip(usual).all { (a, b) -> a >= b })
        }
    }

    @Test
    @Config(qualifiers = "w780dp-h360dp-land-hdpi")
    fun onItsSideAPhoneShowsLargePilesToo() {
        val turn = SoloMatches.turn(SoloMatches.find(4, people = 1, wanted = ::isTurn))

        assertTrue("${widths(turn, 1f)}", widths(turn, 1f).last() > 88f)
    }

    private fun isTurn(match: SoloMatch) =
        match.actor == ANNA && match.plies() > 8 && match.own.size(ANNA) == 8

    /** Of the draw pile and the discards. */
    private fun widths(
        turn: TableUi,
        letters: Float,
    ): List<Float> {
        user.fontScale = letters
        user.show(turn)
        return places().map { it.width.value }
    }

    private fun places(): List<DpRect> {
        screen.waitForIdle()
        return listOf("Draw pile", "Discard pile").map { name ->
            screen
                .onNode(hasContentDescription(name, substring = true))
                .getUnclippedBoundsInRoot()
        }
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
    }
}

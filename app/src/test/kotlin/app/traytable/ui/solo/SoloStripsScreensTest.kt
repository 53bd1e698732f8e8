package app.traytable.ui.solo

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloCards.Symbol
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.FilmStrip
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Test
import org.junit.runner.RunWith

/** Solo's motions: cards, wishes, and the lamp on the loop of play. */
@RunWith(AndroidJUnit4::class)
class SoloStripsScreensTest {
    @Test
    fun aCardIsLaidAndTheTurnPasses() {
        val (before, move) = moment(1) { it is SoloMove.Play && isNumber(it.card()) }
        check("solo-lay", before, SoloMatches.turn(before), move) {
            SoloMatches.watching(it, ANNA)
        }
    }

    @Test
    fun aBotWishesAColour() {
        val (before, move) =
            moment(
                1,
                bots = true,
            ) { it is SoloMove.PlayFor && "Choose" in SoloCards.text(it.card()) }
        check("solo-wish", before, SoloMatches.watching(before, ANNA), move) {
            SoloMatches.watching(it, ANNA)
        }
    }

    @Test
    fun playTurnsRound() {
        val (before, move) =
            moment(1) { it is SoloMove.Play && SoloCards.symbol(it.card()) == Symbol.CHANGE }
        check("solo-change", before, SoloMatches.turn(before), move) {
            SoloMatches.watching(it, ANNA)
        }
    }

    @Test
    fun aCardIsDrawn() {
        val (before, move) = moment(1) { it is SoloMove.Draw }
        check("solo-draw", before, SoloMatches.turn(before), move) {
            if (it.actor == ANNA) SoloMatches.turn(it) else SoloMatches.watching(it, ANNA)
        }
    }

    @Test
    fun theRingTurnsForWhoTakesThePhone() {
        val (before, move) = moment(5) { it is SoloMove.Play && isNumber(it.card()) }
        check("solo-taken", before, SoloMatches.turn(before), move, SoloMatches::turn)
    }

    /** A moment in which this move can be made, by Anna or by a bot. */
    private fun moment(
        people: Int,
        bots: Boolean = false,
        wanted: (SoloMove) -> Boolean,
    ): Pair<SoloMatch, SoloMove> {
        val match =
            SoloMatches.find(5, people) { m ->
                (m.actor == ANNA) != bots && m.plies() > 8 && m.own.hand().size in 4..8 &&
                    m.own.wish == null && m.moves(m.actor).any(wanted)
            }
        return match to match.moves(match.actor).first(wanted)
    }

    private fun isNumber(card: Byte) = SoloCards.symbol(card) == Symbol.NUMBER

    private fun check(
        name: String,
        before: SoloMatch,
        from: TableUi,
        move: SoloMove,
        to: (SoloMatch) -> TableUi,
    ) = FilmStrip.check(name, MILLIS, from, to(before.play(before.actor, move))) { ui ->
        TableScreen(ui, TableAsides(), TableActions())
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val MILLIS = listOf(0, 64, 128, 192, 256, 320, 400, 480)
    }
}

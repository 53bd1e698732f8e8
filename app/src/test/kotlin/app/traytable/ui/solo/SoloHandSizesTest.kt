package app.traytable.ui.solo

import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.unit.DpRect
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloMoves
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import app.traytable.ui.table.frame
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config
import java.util.Random

/** However many cards somebody holds, piles and actions lie where they always lie. */
@RunWith(AndroidJUnit4::class)
class SoloHandSizesTest {
    @get:Rule
    val screen = createComposeRule()

    private val user = TableUser(screen)

    @Test
    @Config(qualifiers = "w360dp-h780dp-port-hdpi")
    fun nothingMovesForAnyHandOnAPhone() = nothingMoves()

    @Test
    @Config(qualifiers = "w411dp-h891dp-port-hdpi")
    fun norOnALargePhone() = nothingMoves()

    @Test
    @Config(qualifiers = "w320dp-h640dp-port-hdpi")
    fun norOnASmallPhone() = nothingMoves()

    @Test
    @Config(qualifiers = "w780dp-h360dp-land-hdpi")
    fun norOnItsSide() = nothingMoves()

    @Test
    @Config(qualifiers = "w800dp-h1280dp-port-mdpi")
    fun norOnATablet() = nothingMoves()

    @Test
    @Config(qualifiers = "w1280dp-h800dp-land-mdpi")
    fun norOnATabletOnItsSide() = nothingMoves()

    @Test
    @Config(qualifiers = "w360dp-h780dp-port-hdpi")
    fun norWithLargeLetters() {
        user.fontScale = 2f
        nothingMoves()
    }

    private fun nothingMoves() {
        for ((seats, hands) in HANDS) {
            val first = places(hands.getValue(1))
            hands.forEach { (size, match) ->
                assertEquals("$seats at the table, $size in hand", first, places(match))
            }
        }
    }

    /** Of the piles and of what can be done at the foot, while somebody waits for others. */
    private fun places(match: SoloMatch): List<DpRect> {
        user.show(TableUi.Watching(match.inRoom.frame(ANNA), false, emptyList()))
        return listOf(
            pile("Draw pile"),
            pile("Discard pile"),
            screen.onNode(hasText(user.resources.getString(R.string.table_hurry))),
        ).map { it.getUnclippedBoundsInRoot() }
    }

    private fun pile(name: String): SemanticsNodeInteraction =
        screen.onNode(hasContentDescription(name, substring = true))

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val SIZES = 1..30

        /** Whoever holds fewer does not lay any: the round goes on. */
        const val FEW = 4
        val DRAWING = listOf(SoloMoves.DRAW, SoloMoves.KEEP, SoloMoves.TAKE)

        /** By how many sit there and how many cards Anna holds. */
        val HANDS = listOf(2, 4, 7, 10).associateWith(::hands)

        /** She lays what she can until she has one card, or draws and draws. */
        fun hands(seats: Int): Map<Int, SoloMatch> {
            val found = sortedMapOf<Int, SoloMatch>()
            for (seed in 1L..200L) {
                val lot = Random(seed)
                var match = SoloMatches.start(seats, seed, people = 1)
                repeat(1_000) {
                    if (match.isOver || match.own.round() > 1) return@repeat
                    val size = match.own.size(ANNA)
                    val isTurn = match.actor == ANNA && !match.own.hasDrawn()
                    if (isTurn && size in SIZES) found.putIfAbsent(size, match)
                    match = match.play(match.actor, chosen(match, seed % 2 == 0L, lot))
                }
                if (found.size == SIZES.count()) return found
            }
            throw AssertionError("$seats at the table: ${found.keys}")
        }

        fun chosen(
            match: SoloMatch,
            isGreedy: Boolean,
            lot: Random,
        ): SoloMove {
            val moves = match.moves(match.actor)
            val isDrawing =
                if (match.actor == ANNA) isGreedy else match.own.size(match.actor) < FEW
            val plain = moves.filter { it is SoloMove.Play && "Swap" !in it.text() }
            val wanted = if (isDrawing) moves.filter { it in DRAWING } else plain
            val from = wanted.ifEmpty { plain }.ifEmpty { moves }
            return from[lot.nextInt(from.size)]
        }
    }
}

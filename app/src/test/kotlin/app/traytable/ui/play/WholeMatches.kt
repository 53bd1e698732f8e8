package app.traytable.ui.play

import app.traytable.match.TableUi
import app.traytable.room.info
import app.traytable.rules.table.Rng
import org.junit.Assert.assertTrue

/**
 * Whole matches of a game in the app, in which every frame is read for what may not be seen.
 *
 * @param tap does one thing, by lot
 * @param rest until there is something to do again
 */
class WholeMatches(
    private val inHand: AppInHand,
    private val tap: (Rng) -> Unit,
    private val rest: () -> Unit = {},
) {
    /** So much was done in all. */
    var taps = 0
        private set

    /** @param leave goes back from the result to the games */
    fun play(
        game: RoomUnderTest<*, *, *, *>,
        many: Int,
        leave: () -> Unit,
    ) {
        inHand.watch()
        repeat(many) { seed ->
            inHand.begin(game.room.info.id(), game.options, seed.toLong())
            rest()
            playOn("${game.room.info.id()} $seed", Rng(seed.toLong()))
            leave()
        }
    }

    private fun playOn(
        match: String,
        chance: Rng,
    ) {
        var left = MOST_TAPS
        while (inHand.ui !is TableUi.Over) {
            assertTrue(
                "$match is not over: ${inHand.ui}, ${inHand.nodes().map { it.said() }}",
                left-- > 0,
            )
            inHand.assertNoLeak()
            tap(chance)
            taps++
            rest()
        }
    }

    private companion object {
        const val MOST_TAPS = 6_000
    }
}

package app.traytable.ui.statistics

import app.traytable.Rooms
import org.junit.Assert.assertEquals
import org.junit.Test

/** What a game counts and what its room has words for are the same. */
class FigureWordsTest {
    @Test
    fun everyFigureOfEveryGameIsInWordsOnce() {
        Rooms.STANDARD.all().forEach { room ->
            val counted =
                room.playable
                    .game()
                    .figures()
                    .map { it.id() }
            assertEquals(counted.sorted(), room.figures.flatMap { it.ids }.sorted())
        }
    }
}

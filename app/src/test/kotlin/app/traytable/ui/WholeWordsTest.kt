package app.traytable.ui

import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.table.LONG_NAMES
import app.traytable.ui.table.moments
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/** Nothing that can be read is cut off, on narrow phones, with large letters, in both languages. */
@RunWith(AndroidJUnit4::class)
class WholeWordsTest {
    private val found = sortedSetOf<String>()

    @Test
    fun everyPageIsWritten() {
        LARGE.forEach { look -> read(look, Pages.all()) }
        nothingIsFound()
    }

    @Test
    fun everyPageIsWrittenInVeryLargeLetters() {
        HUGE.forEach { look -> read(look, Pages.all()) }
        nothingIsFound()
    }

    @Test
    fun everyTableIsWritten() {
        LARGE.forEach { look -> read(look, tables(every = 3), touched = 4) }
        nothingIsFound()
    }

    @Test
    fun everyTableIsWrittenInVeryLargeLetters() {
        HUGE.forEach { look -> read(look, tables(every = 7)) }
        nothingIsFound()
    }

    private fun tables(every: Int) =
        Rooms.STANDARD.all().flatMap { room ->
            (room.info.minSeats()..room.info.maxSeats()).flatMap { seats ->
                room.moments(seats, MANY, every, optionsOf(room, seats))
            }
        }

    /** Every other table with all there can be. */
    private fun optionsOf(
        room: GameRoom<*, *, *, *>,
        seats: Int,
    ) = if (seats % 2 == 0) {
        emptyList()
    } else {
        room.info
            .options()
            .filter { "on" in it.values() }
            .map { it.id() }
    }

    /** @param touched on every so many pages something is touched, and what comes of it read too */
    private fun read(
        look: Read,
        pages: List<Page>,
        touched: Int = 0,
    ) = Leafing.through(look.qualifiers, look.letters, pages) {
        each { index, page ->
            readNow(look, page.name)
            if (touched > 0 && index % touched == 0 && touchSomething()) {
                readNow(look, "${page.name}, touched")
            }
        }
    }

    private fun readNow(
        look: Read,
        page: String,
    ) = LaidOut.all().forEach { text ->
        val where = "[$page, $look]"
        if (text.isCut && !isName(text.text)) found += "cut: ${text.text} $where"
        if (endsEarly(text.text)) found += "ends early: ${text.text} $where"
        text.broken?.let { found += "broken: $it $where" }
    }

    /** A name may end with an ellipsis, and nothing but a name. */
    private fun isName(text: String) = text.replace("\u200B", "") in NAMES

    private fun endsEarly(text: String): Boolean =
        ELLIPSIS.findAll(text.replace("\u200B", "")).any { early ->
            NAMES.none {
                early.value.dropLast(1) in
                    it
            }
        }

    private fun nothingIsFound() {
        val once =
            found
                .groupBy { it.substringBefore(" [") }
                .map { (_, all) -> "${all.size} x ${all.first()}" }
        assertEquals(once.joinToString("\n"), 0, found.size)
    }

    private class Read(
        val qualifiers: String,
        val letters: Float,
    ) {
        override fun toString() = "$qualifiers, letters $letters"
    }

    private companion object {
        const val MANY = 7
        val ELLIPSIS = Regex("""\S+…""")
        val NAMES =
            (LONG_NAMES + Samples.people.map { it.name() }).toSet() +
                listOf("Biscuit", "Pickle", "Button", "Maximilian", "Player 1")

        val LARGE =
            listOf(
                Read("en-w360dp-h640dp-port-notnight-mdpi", 1.3f),
                Read("de-w360dp-h780dp-port-notnight-mdpi", 1.3f),
            )
        val HUGE =
            listOf(
                Read("en-w360dp-h780dp-port-notnight-mdpi", 2f),
                Read("de-w360dp-h640dp-port-notnight-mdpi", 2f),
            )
    }
}

package app.traytable.ui.eyes

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.info
import app.traytable.ui.Leafing
import app.traytable.ui.Page
import app.traytable.ui.Pages
import app.traytable.ui.table.moments
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith

/**
 * Every screen is for every eye, ear and finger: whatever can be touched has a name of its own, is
 * large enough and can be seen, and words can be read, by day and by night and in large letters.
 * What is otherwise for a reason stands in every-eye.txt.
 */
@RunWith(AndroidJUnit4::class)
class EveryEyeTest {
    private val found = linkedSetOf<Finding>()

    @Test
    fun nothingIsMissedOnAnyScreen() {
        LOOKS.forEach { look ->
            leaf(look, look.long, Pages.all(), touched = 3)
            leaf(look, look.phone, tables(), touched = 2)
        }
        val excepted = Excepted.all()
        val missed = found.filterNot { finding -> excepted.any { it.covers(finding) } }
        val idle = excepted.filterNot { exception -> found.any(exception::covers) }
        val told =
            missed
                .groupBy {
                    "${it.kind}: ${it.what}"
                }.map { "${it.value.size} x ${it.value.first()}" }
        assertEquals(
            (told.sorted() + idle.map { "never so: ${it.line}" }).joinToString("\n"),
            0,
            told.size + idle.size,
        )
    }

    private fun leaf(
        look: Seen,
        qualifiers: String,
        pages: List<Page>,
        touched: Int,
    ) = Leafing.through(qualifiers, look.letters, pages, look.isDark) {
        each { index, page ->
            found += Checks("${page.name}, $look", look.density).all(picture())
            if (index % touched == 0 && touchSomething()) {
                found += Checks("${page.name}, touched, $look", look.density).all(picture())
            }
        }
    }

    /** With as few and as many as can play. */
    private fun tables(): List<Page> =
        Rooms.STANDARD.all().flatMap { room ->
            val seats = setOf(room.info.minSeats(), room.info.maxSeats())
            seats.flatMap { room.moments(it, many = 6, every = 4) }
        }

    /**
     * @param phone a window for tables
     * @param long one in which nothing has to be scrolled, for all else
     */
    private class Seen(
        private val name: String,
        val phone: String,
        val long: String,
        val letters: Float = 1f,
        val isDark: Boolean = false,
    ) {
        val density = 1.5f

        override fun toString() = name
    }

    private companion object {
        val LOOKS =
            listOf(
                Seen(
                    "by day",
                    "en-w360dp-h780dp-port-notnight-hdpi",
                    "en-w360dp-h2600dp-port-notnight-hdpi",
                ),
                Seen(
                    "by night",
                    "de-w360dp-h780dp-port-night-hdpi",
                    "de-w360dp-h2600dp-port-night-hdpi",
                    isDark = true,
                ),
                Seen(
                    "in large letters",
                    "en-w320dp-h640dp-port-notnight-hdpi",
                    "en-w320dp-h4800dp-port-notnight-hdpi",
                    letters = 2f,
                ),
            )
    }
}

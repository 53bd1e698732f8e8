package app.traytable.ui.help

import android.content.Context
import android.content.res.Configuration
import android.content.res.Resources
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.info
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.ui.qwinto.QwintoBook.FINISHED_NUMBERS
import app.traytable.ui.qwinto.QwintoBook.SOME_NUMBERS
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.util.Locale

@RunWith(AndroidJUnit4::class)
class HelpBookTest {
    private val english = speaking(Locale.ENGLISH)
    private val german = speaking(Locale.GERMAN)
    private val books = Rooms.STANDARD.all().map { it.book }

    @Test
    fun everyGameOfTheRegistryIsExplainedInSixToTenChapters() {
        Rooms.STANDARD.all().map { it.info }.zip(books).forEach { (game, book) ->
            assertEquals(game.id, book.game())
            assertTrue("${game.id}: ${book.chapters().size}", book.chapters().size in 6..10)
            assertTrue(book.chapters().all { it.id().startsWith("${game.id}/") })
            assertTrue(book.chapters().all { it.parts().isNotEmpty() })
        }
    }

    @Test
    fun noTwoChaptersShareAnId() {
        val ids = books.flatMap { book -> book.chapters().map { it.id() } }
        assertEquals(ids, ids.distinct())
    }

    @Test
    fun everySentenceIsWrittenInBothLanguages() {
        books.flatMap { it.chapters() }.flatMap { it.parts() }.forEach { part ->
            sentences(part).forEach { text ->
                assertTrue(english.getString(text).isNotBlank())
                assertNotEquals(english.getString(text), german.getString(text))
            }
        }
    }

    @Test
    fun everyOptionOfEveryGameIsExplained() {
        Rooms.STANDARD.all().map { it.info }.zip(books).forEach { (game, book) ->
            val explained =
                book.chapters().mapNotNull { it.option() } +
                    book
                        .chapters()
                        .flatMap { it.parts() }
                        .filterIsInstance<HelpPart.Choice>()
                        .map { it.option() }
            assertEquals(game.options.map { it.id }.sorted(), explained.sorted())
        }
    }

    @Test
    fun theSearchFindsTheHeadingsOfChaptersInAllGames() {
        assertEquals(
            listOf("noidea/turn", "qwinto/turn", "solo/turn"),
            found("your turn", english),
        )
        assertEquals(listOf("noidea/turn", "qwinto/turn", "solo/turn"), found("DRAN", german))
    }

    @Test
    fun theSearchFindsHeadingsInsideAChapter() {
        assertTrue("solo/actions" in found("draw 2", english))
        assertTrue("noidea/options" in found("memory", english))
        assertEquals("Gift", HelpSearch.search(books, "gift", english).first().heading())
    }

    @Test
    fun theNameOfAGameNarrowsTheSearch() {
        assertEquals(listOf("solo/turn"), found("solo turn", english))
        assertEquals(listOf("noidea/options"), found("keine ahnung hausregel", german))
    }

    @Test
    fun accentsAndSpacesMakeNoDifferenceToTheSearch() {
        assertEquals(found("Farbe wählen", german), found("  farbe  wahlen ", german))
        assertEquals(listOf("solo/black"), found("farbe wählen", german))
    }

    @Test
    fun nothingIsFoundWhereNothingIsLookedFor() {
        assertEquals(emptyList<String>(), found("  ", english))
        assertEquals(emptyList<String>(), found("chess", english))
    }

    @Test
    fun theSheetsInThePicturesFollowTheRules() {
        listOf(SOME_NUMBERS, FINISHED_NUMBERS).map(::byField).forEach { sheet ->
            sheet.entries.groupBy { QwintoFields.row(it.key) }.values.forEach { row ->
                val numbers = row.sortedBy { it.key }.map { it.value }
                assertEquals(numbers.distinct().sorted(), numbers)
            }
            sheet.entries.groupBy { QwintoFields.column(it.key) }.values.forEach { column ->
                assertEquals(column.size, column.map { it.value }.distinct().size)
            }
        }
    }

    @Test
    fun theFinishedSheetCountsWhatItsCaptionSays() {
        val sheet = byField(FINISHED_NUMBERS)
        val rows = sheet.entries.groupBy { QwintoFields.row(it.key) }
        assertEquals(listOf(9, 5, 4), (0..2).map { rows.getValue(it).size })
        assertEquals(17, rows.getValue(0).maxOf { it.value })
        val full =
            QwintoFields.bonusColumns().map { column ->
                (0..2).map { QwintoFields.at(it, column) }.filter { it in sheet }
            }
        val bonusFields = full.filter { it.size == 3 }.map { it.first(QwintoFields::isBonus) }
        assertEquals(listOf(3), bonusFields.map { sheet.getValue(it) })
    }

    private fun byField(numbers: Map<String, Int>) =
        numbers.mapKeys { (name, _) ->
            (0 until QwintoFields.COUNT).first { QwintoFields.text(it) == name }
        }

    private fun found(
        query: String,
        language: Resources,
    ) = HelpSearch.search(books, query, language).map { it.chapter().id() }

    private fun sentences(part: HelpPart): List<Int> =
        when (part) {
            is HelpPart.Paragraph -> listOf(part.text())
            is HelpPart.Picture -> listOfNotNull(part.caption())
            is HelpPart.Entry -> listOf(part.text())
            is HelpPart.Choice -> listOf(part.heading(), part.text())
            is HelpPart.Figure -> listOf(part.caption())
        }

    private fun speaking(locale: Locale): Resources {
        val context = ApplicationProvider.getApplicationContext<Context>()
        val configuration = Configuration(context.resources.configuration)
        configuration.setLocale(locale)
        return context.createConfigurationContext(configuration).resources
    }
}

package app.traytable.ui

import androidx.compose.ui.semantics.ScrollAxisRange
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.info
import app.traytable.ui.play.composed
import app.traytable.ui.table.moments
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** Whatever scrolls shows that it does, until there is no more to see. */
@RunWith(AndroidJUnit4::class)
class MoreTest {
    private val wrong = mutableListOf<String>()

    /** The pages on which there was more than could be seen. */
    private val long = mutableSetOf<String>()

    @Test
    fun everyPageShowsWhereThereIsMore() {
        leaf(Pages.all(), UPRIGHT)
        leaf(Pages.all(), ON_ITS_SIDE)
        nothingIsWrong(
            listOf("home", "game", "history", "played", "set-up", "settings", "about", "help") +
                "statistics",
        )
    }

    @Test
    fun everyTableShowsWhereThereIsMore() {
        val tables =
            Rooms.STANDARD.all().flatMap { it.moments(it.info.maxSeats(), many = 4, every = 9) }
        leaf(tables, UPRIGHT, touches = 2)
        leaf(tables, ON_ITS_SIDE)
        nothingIsWrong(listOf("noidea", "qwinto", "pointapile", "solo"))
    }

    private fun leaf(
        pages: List<Page>,
        qualifiers: String,
        touches: Int = 0,
    ) = Leafing.through(qualifiers, 1.3f, pages) {
        each { _, page ->
            check(page.name)
            repeat(touches) { if (touchSomething()) check("${page.name}, touched") }
        }
    }

    private fun Leafing.check(page: String) {
        scrolling().forEach { node ->
            val before = node.more(page) ?: return@forEach
            if (before.after) long += page
            node.config
                .getOrNull(SemanticsActions.ScrollBy)
                ?.action
                ?.let(::scroll)
            val end = scrolling().firstOrNull { it.id == node.id } ?: return@forEach
            val after = end.more(page) ?: return@forEach
            if (after.after) wrong += "$page: at its end there is more"
            if (before.after && !after.before) wrong += "$page: there is nothing above the end"
        }
    }

    /** What is marked, if that is right. */
    private fun SemanticsNode.more(page: String): More? {
        val range = range() ?: return null
        val marked = config.getOrNull(More.key)
        if (marked == null) wrong += "$page: scrolls without a mark"
        val real = More(range.value() > 0f, range.value() < range.maxValue())
        if (marked != null && marked != real) wrong += "$page: marked as $marked, but it is $real"
        return marked
    }

    private fun scrolling(): List<SemanticsNode> =
        composed()
            .flatMap { it.getAllSemanticsNodes(mergingEnabled = false) }
            .filter { it.range() != null && SemanticsProperties.EditableText !in it.config }

    private fun SemanticsNode.range(): ScrollAxisRange? =
        config.getOrNull(SemanticsProperties.VerticalScrollAxisRange)
            ?: config.getOrNull(SemanticsProperties.HorizontalScrollAxisRange)

    private fun nothingIsWrong(kinds: List<String>) {
        assertEquals(wrong.distinct().joinToString("\n"), 0, wrong.size)
        kinds.forEach { kind -> assertTrue("$kind never scrolls", long.any { kind in it }) }
    }

    private companion object {
        const val UPRIGHT = "en-w320dp-h480dp-port-notnight-mdpi"
        const val ON_ITS_SIDE = "de-w640dp-h320dp-land-notnight-mdpi"
    }
}

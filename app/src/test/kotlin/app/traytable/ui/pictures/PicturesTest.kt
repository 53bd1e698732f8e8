package app.traytable.ui.pictures

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Assume.assumeFalse
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.JUnitCore
import java.io.File

/** The accepted pictures are few and small enough to be looked at, one by one. */
class PicturesTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val accepted = checkNotNull(Accepted.folder.listFiles()).sorted()

    @Before
    fun nothingIsJustBeingAccepted() = assumeFalse(System.getProperty("screens") == "record")

    @Test
    fun thereAreAtMost204() = assertTrue("${accepted.size}", accepted.size in 1..204)

    @Test
    fun togetherTheyAreAtMostNineMegabytes() {
        val bytes = accepted.sumOf { it.length() }
        assertTrue("$bytes bytes", bytes <= 9_000_000)
    }

    @Test
    fun eachIsInPaletteColours() {
        val others = accepted.filterNot { it.readBytes()[COLOUR_TYPE_AT] == PALETTE }
        assertEquals(emptyList<File>(), others)
    }

    @Test
    fun eachIsDrawnBySomeTest() {
        val drawn = drawn()
        assertEquals(drawn.distinct(), drawn)
        assertEquals(emptyList<String>(), accepted.map { it.nameWithoutExtension } - drawn.toSet())
    }

    /** Lets all tests that draw pictures tell the names of them, which takes far less time. */
    private fun drawn(): List<String> {
        val names = folder.newFile("names.txt")
        System.setProperty(Accepted.NAMES, names.path)
        try {
            val result = JUnitCore.runClasses(*drawing().toTypedArray())
            assertEquals("", result.failures.joinToString("\n"))
        } finally {
            System.clearProperty(Accepted.NAMES)
        }
        return names.readLines()
    }

    private fun drawing(): List<Class<*>> {
        val sources = File("src/test/kotlin")
        return sources
            .walkTopDown()
            .filter { it.name.endsWith("Test.kt") && DRAWS.containsMatchIn(it.readText()) }
            .map {
                it
                    .relativeTo(sources)
                    .path
                    .removeSuffix(".kt")
                    .replace('/', '.')
            }.map { Class.forName(it) }
            .toList()
    }

    private companion object {
        val DRAWS = Regex("""\b(Screens|FilmStrip)\.check\(""")
    }
}

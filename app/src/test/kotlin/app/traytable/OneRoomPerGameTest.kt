package app.traytable

import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.play.TestRooms
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import java.io.File

/** A game is its folders and one line in each of two registries; nothing else names it. */
class OneRoomPerGameTest {
    private val rooms = Rooms.STANDARD.all()

    @Test
    fun theShelfOfTheAppIsTheShelfOfTheRules() {
        assertEquals(
            app.traytable.rules.Games
                .infos()
                .map { it.id() },
            rooms.map { it.info.id() },
        )
    }

    @Test
    fun everyGameIsTappedThroughAndReadForLeaks() {
        val tested = TestRooms.all.map { it.room }
        assertEquals(rooms, tested.take(rooms.size))
    }

    @Test
    fun noFileOutsideItsRoomNamesAGame() {
        val shared = sources.filterNot { file -> isRegistry(file) || rooms.any { file.isIn(it) } }
        assertTrue("${shared.size} files", shared.size > 100)
        val named =
            TestRooms.all.take(rooms.size).flatMap { found(namesOf(it), shared) }
        assertEquals("", named.joinToString("\n"))
    }

    @Test
    fun noGameNamesAnother() {
        val named =
            rooms.flatMap { room ->
                val others = sources.filter { f -> rooms.any { it != room && f.isIn(it) } }
                found(Regex(classesOf(room)), others)
            }
        assertEquals("", named.joinToString("\n"))
    }

    private fun found(
        names: Regex,
        files: List<File>,
    ): List<String> =
        files.flatMap { file ->
            names.findAll(file.readText()).map { "${file.path}: ${it.value}" }.toList()
        }

    @Test
    fun theWordsOfAGameAreUsedInItsRoomAlone() {
        rooms.forEach { room ->
            val words = File("src/main/res/values/${room.info.id()}.xml").readText()
            val keys = NAME.findAll(words).map { it.groupValues[1] }.toSet()
            assertTrue("${room.info.id()} has ${keys.size} words", keys.size > 20)
            val used =
                sources.filterNot { it.isIn(room) }.flatMap { file ->
                    KEY.findAll(file.readText()).map { it.groupValues[1] }.filter { it in keys }
                }
            assertEquals(emptyList<String>(), used)
        }
    }

    /** Its classes, its id, its options, and the texts of what may happen in it. */
    private fun namesOf(game: RoomUnderTest<*, *, *, *>): Regex {
        val room = game.room
        val options = room.info.options().map { it.id() }
        val verbs = game.samples.map { it.event.text().split(' ')[1] } - COMMON
        val quoted = (options + verbs + room.info.id()).joinToString("|") { "\"$it\"" }
        return Regex("${classesOf(room)}|$quoted")
    }

    private fun classesOf(room: GameRoom<*, *, *, *>): String {
        val type =
            room.playable
                .game()
                .javaClass.simpleName
        return """\b$type([A-Z]\w*)?\b|\b${room.info.id()}\."""
    }

    private fun File.isIn(room: GameRoom<*, *, *, *>) = "/${room.info.id()}/" in path

    private fun isRegistry(file: File) = file.name == "Games.java" || file.name == "Rooms.java"

    private companion object {
        val NAME = Regex("""name="(\w+)"""")
        val KEY = Regex("""R\.(?:string|plurals|array)\.(\w+)""")

        /** Words that other things are called too, in other senses. */
        val COMMON = setOf("right", "points")

        val sources =
            listOf("src/main", "../rules/src/main")
                .flatMap { File(it).walkTopDown().toList() }
                .filter { it.extension == "java" || it.extension == "kt" }
    }
}

package app.traytable.ui.sound

import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Event
import app.traytable.rules.table.Game
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Seat
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.play.TestRooms
import app.traytable.ui.words.Moment
import app.traytable.ui.words.byLot
import app.traytable.ui.words.setups
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** One looks at the phone, and all in the room hear it: no sound tells what only some may know. */
class SoundsTellNothingTest {
    /** Whatever lies in a hand or comes from a pile, it is one sound for each kind of event. */
    @Test
    fun everyCardSoundsTheSame() = TestRooms.all.forEach { sounds(it) }

    private fun <E : Event> sounds(
        game: RoomUnderTest<*, *, E, *>,
        sound: (E) -> Sound? = game.room::sound,
    ) {
        val heard = mutableMapOf<Class<*>, MutableSet<Sound?>>()
        val hear = { event: E ->
            heard.getOrPut(event.javaClass) { mutableSetOf() } += sound(event)
            Unit
        }
        game.samples.forEach { hear(it.event) }
        watch(game.room) { moment -> allTold(moment).flatten().forEach(hear) }
        assertEquals(game.events.permittedSubclasses.toSet(), heard.keys)
        assertEquals(emptyMap<Any, Any>(), heard.filterValues { it.size > 1 })
        assertTrue(game.room.info.id(), heard.values.count { it != setOf(null) } > 1)
    }

    /** The owner of a hand, everybody else, and who looks back at all cards open. */
    @Test
    fun whoeverLooksAllHearTheSame() = TestRooms.all.forEach { allHearTheSame(it.room) }

    private fun <E : Event> allHearTheSame(
        room: GameRoom<*, *, E, *>,
        sound: (E) -> Sound? = room::sound,
    ) {
        var moves = 0
        watch(room) { moment ->
            val heard = allTold(moment).map { it.map(sound) }
            assertEquals("${moment.seat} ${moment.move}", 1, heard.distinct().size)
            moves++
        }
        assertTrue("$moves", moves > 50)
    }

    @Test
    fun soundsThatTellWouldBeNoticed() {
        val hiding = TestRooms.all.filter { it.room.info.id() in HIDING }
        hiding.forEach { game ->
            assertThrows(AssertionError::class.java) { sounds(game, ::telling) }
            assertThrows(AssertionError::class.java) { allHearTheSame(game.room, ::telling) }
        }
        assertEquals(HIDING.size, hiding.size)
    }

    /** A card that is known rings. */
    private fun telling(event: Event): Sound = if ("?" in event.text()) Sound.Count else Sound.Bell

    /** The contract of the rules shuffles what a viewer cannot know; so does this. */
    @Test
    fun whatIsHiddenMayAsWellBeAnythingElse() = TestRooms.all.forEach { otherWorlds(it.room) }

    private fun <E : Event> otherWorlds(room: GameRoom<*, *, E, *>) {
        val lot = Rng(21)
        var alike = 0
        watch(room) { moment ->
            (moment.seats + null).forEach { viewer ->
                val pair = moment.otherwise(viewer, lot.split()) ?: return@forEach
                assertEquals(pair.first.map(room::sound), pair.second.map(room::sound))
                alike++
            }
        }
        assertTrue("$alike", alike > 100)
    }

    private fun <M : Move, V : Any, E : Event> watch(
        room: GameRoom<M, V, E, *>,
        watch: (Moment<M, V, E>) -> Unit,
    ) = setups(room.info, deals = 1).forEach { room.byLot(it, moves = 150, watch) }

    /** As every seat, the table, and who looks back is told of the move. */
    private fun <E : Event> allTold(moment: Moment<*, *, E>): List<List<E>> =
        (moment.seats + null).map(moment::told) + listOf(moment.toldInFull())

    private companion object {
        /** In the template of a game nothing that happens is hidden. */
        val HIDING = setOf("noidea", "qwinto", "pointapile", "solo")
    }
}

private fun <M : Move, E : Event> Moment<M, *, E>.toldInFull(): List<E> = tellAll(match, seat, move)

private fun <S : Any, M : Move, E : Event> tellAll(
    match: Match<S, M, *, E>,
    seat: Seat,
    move: M,
): List<E> = match.game().tellAll(match.state(), seat, move)

/**
 * What the viewer is told of this move, and in another world that looks the same before and after
 * it; null if there it could not be made or would look otherwise.
 */
private fun <M : Move, V : Any, E : Event> Moment<M, V, E>.otherwise(
    viewer: Seat?,
    lot: Rng,
): Pair<List<E>, List<E>>? = otherwise(match, seat, move, viewer, lot)

private fun <S : Any, M : Move, V : Any, E : Event> otherwise(
    match: Match<S, M, V, E>,
    seat: Seat,
    move: M,
    viewer: Seat?,
    lot: Rng,
): Pair<List<E>, List<E>>? {
    val game = match.game()
    val state = match.state()
    val other = game.imagine(game.look(state, viewer), lot)
    if (move !in game.legalMoves(other, seat)) return null
    val after = game.look(game.play(state, seat, move), viewer)
    if (game.look(game.play(other, seat, move), viewer) != after) return null
    return game.tell(state, seat, move, viewer) to game.tell(other, seat, move, viewer)
}

private fun <S : Any, V : Any> Game<S, *, V, *>.look(
    state: S,
    viewer: Seat?,
): V = if (viewer == null) table(state) else view(state, viewer)

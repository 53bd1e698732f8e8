package app.traytable.ui.ear

import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.room.info
import app.traytable.rules.table.Rng
import app.traytable.ui.ear.BlindPhone.BlindNode
import app.traytable.ui.noidea.NoIdeaUnderTest
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.RoomUnderTest
import app.traytable.ui.play.WholeMatches
import app.traytable.ui.pointapile.PointAPileUnderTest
import app.traytable.ui.qwinto.QwintoUnderTest
import app.traytable.ui.solo.SoloUnderTest
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/**
 * Somebody who sees nothing plays whole matches of every game with a screen reader: by the texts,
 * states and actions of its nodes and nothing else. Whatever is told or could be read is read for
 * what those who hear it may not know.
 */
@RunWith(AndroidJUnit4::class)
class BlindTapperTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun noIdea() = play(NoIdeaUnderTest)

    @Test
    fun qwinto() = play(QwintoUnderTest)

    @Test
    fun pointAPile() = play(PointAPileUnderTest)

    @Test
    fun solo() = play(SoloUnderTest)

    private fun play(game: RoomUnderTest<*, *, *, *>) {
        app.activityRule.scenario.onActivity { BlindPhone.startScreenReader(it) }
        inHand.hurryBots(explains = false)
        val start = System.nanoTime()
        val matches = WholeMatches(inHand, ::act, ::listen)
        matches.play(game, MATCHES, ::leave)
        val seconds = (System.nanoTime() - start) / 1_000_000_000
        val id = game.room.info.id()
        println(
            "$id by ear: $MATCHES matches, ${matches.taps} acts, ${inHand.judged} judged, $seconds s",
        )
    }

    private fun leave() {
        while (find(GO_ON) != null) {
            touch(checkNotNull(find(GO_ON)))
            listen()
        }
        touch(checkNotNull(find("To the games")))
    }

    /** What is told is listened to, and so is all that bots do then. */
    private fun listen() {
        var rests = 0
        var before = inHand.ui
        while (rests < if (inHand.ui is TableUi.Watching) LONG else 1) {
            app.mainClock.advanceTimeBy(STEP)
            inHand.settle()
            rests = if (inHand.ui === before) rests + 1 else 0
            before = inHand.ui
        }
    }

    private fun act(chance: Rng) {
        val all = BlindPhone.read()
        val touches = all.filter { it.isTouchable && it.said.none(::isAside) }
        val brisk = touches.filterNot { node -> node.said.any { it in SLOW || isLook(it) } }
        val from = if (brisk.isEmpty() || chance.below(6) == 0) touches else brisk
        val deeds = all.flatMap { node -> node.deeds.map { node to it } }
        assertTrue("nothing can be done: ${all.map { it.said }}", from.size + deeds.size > 0)
        if (from.isEmpty() || (deeds.isNotEmpty() && chance.below(3) == 0)) {
            val (node, deed) = deeds[chance.below(deeds.size)]
            inHand.act(listOf(deed.value)) { assertTrue(node.act(deed.key)) }
        } else {
            touch(from[chance.below(from.size)])
        }
    }

    private fun touch(node: BlindNode) {
        inHand.act(node.said) { assertTrue("${node.said}", node.touch()) }
    }

    private fun find(word: String) = BlindPhone.read().firstOrNull { word in it.words }

    private fun isAside(said: String) = said in ASIDE || said.startsWith("Bots play: ")

    private fun isLook(said: String) = LOOKS.any(said::startsWith)

    private companion object {
        val MATCHES: Int = Integer.getInteger("blind.matches", 10)
        const val STEP = 4_000L
        const val LONG = 7
        const val GO_ON = "Go on"
        val SLOW = setOf("Draw", "Keep", "Solo!", "Interject!", "Protect!", "Why not?")
        val LOOKS = listOf("Look ", "look ", "see the sheet", "Not now", "read the table")
        val ASIDE =
            setOf("Leave the table", "Learn", "Undo", "What happened", "Rules", "Hint") +
                "Watch from the beginning" +
                "Switch the sounds off" +
                "Switch the sounds on"
    }
}

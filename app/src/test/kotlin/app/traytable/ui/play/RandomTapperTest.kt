package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.room.info
import app.traytable.rules.table.Rng
import app.traytable.ui.noidea.NoIdeaUnderTest
import app.traytable.ui.pointapile.PointAPileUnderTest
import app.traytable.ui.qwinto.QwintoUnderTest
import app.traytable.ui.solo.SoloUnderTest
import app.traytable.ui.whist.WhistUnderTest
import app.traytable.ui.whist.WithWhist
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/**
 * Somebody who knows no rules taps on what can be tapped. Matches of every game come to their end
 * that way, and no frame names a card, a mission or the worth of trophies that those who see it
 * may not know.
 */
@RunWith(AndroidJUnit4::class)
@Config(application = WithWhist::class)
class RandomTapperTest {
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

    @Test
    fun whist() = play(WhistUnderTest)

    private fun play(game: RoomUnderTest<*, *, *, *>) {
        inHand.hurryBots()
        val matches = WholeMatches(inHand, { inHand.tap(choice(inHand.touchable(), it)) })
        matches.play(game, MATCHES) {
            // What the last move shows is seen before the result.
            while (inHand.touchable().any { "Go on" in it.said() }) inHand.tap("Go on")
            inHand.tap("To the games")
        }
        val seen = "${inHand.frames} frames, ${inHand.judged} judged, ${inHand.peeks} peeks"
        println("${game.room.info.id()}: $MATCHES matches, ${matches.taps} taps, $seen")
        // Every tap has an effect that takes more than the one frame it settles in.
        assertTrue("$seen of ${matches.taps} taps", inHand.frames > 2 * matches.taps)
        // What nobody came across was not proved.
        assertEquals("somebody has looked alone", game.hasPeeks, inHand.peeks > 0)
    }

    companion object {
        /** Any of them, though rarely one that only puts the end off, and never one that leaves. */
        fun choice(
            touchable: List<SemanticsNode>,
            chance: Rng,
        ): SemanticsNode {
            // Every hint costs a thought.
            val aside = if (chance.below(10) == 0) ASIDE else ASIDE + "Hint"
            val choices = touchable.filterNot { node -> node.said().any { it in aside } }
            assertTrue("nothing can be tapped", choices.isNotEmpty())
            val brisk = choices.filterNot { node -> node.said().any(::isSlow) }
            val from = if (brisk.isEmpty() || chance.below(6) == 0) choices else brisk
            return from[chance.below(from.size)]
        }

        /** It puts the end off, or only looks at something. */
        private fun isSlow(said: String) =
            said in SLOW || LOOKS.any(said::startsWith) || " pts" in said

        private val MATCHES = Integer.getInteger("tapper.matches", 3)
        private val SLOW = setOf("Draw", "Keep", "Solo!", "Interject!", "Protect!")
        private val LOOKS = listOf("Look ", "Hold", "Not now", "Why not", "Never mind", "Ask again")
        private val PACES =
            listOf("Slowly", "Normally", "Quickly", "At once").map { "Bots play: $it" }
        private val ASIDE =
            setOf("Leave the table", "Learn", "Undo", "What happened", "Rules") +
                "Watch from the beginning" +
                "Switch the sounds off" +
                "Switch the sounds on" +
                PACES
    }
}

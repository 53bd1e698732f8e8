package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.table.Rng
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/**
 * Somebody who knows no rules taps on what can be tapped. Ten matches of every game come to their
 * end that way, and no frame names a card that the one who holds the phone may not know.
 */
@RunWith(AndroidJUnit4::class)
class RandomTapperTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val phone by lazy { Phone(app) }

    @After
    fun putAway() = phone.putAway()

    @Test
    fun noIdea() = tenMatches("noidea", mapOf("short-game" to "on"))

    @Test
    fun qwinto() = tenMatches("qwinto", emptyMap())

    @Test
    fun pointAPile() = tenMatches("pointapile", mapOf("missions" to "on", "touch-me-not" to "on"))

    @Test
    fun solo() = tenMatches("solo", mapOf("match-length" to "one-round"))

    private fun tenMatches(
        game: String,
        options: Map<String, String>,
    ) {
        phone.hurryBots()
        phone.watch()
        repeat(MATCHES) { seed -> playMatch(game, options, seed.toLong()) }
    }

    private fun playMatch(
        game: String,
        options: Map<String, String>,
        seed: Long,
    ) {
        val chance = Rng(seed)
        phone.begin(game, options, seed)
        var taps = 0
        while (phone.ui !is TableUi.Over) {
            assertTrue(
                "$game $seed is not over: ${phone.ui}, ${phone.touchable().map { it.said() }}",
                taps++ < MOST_TAPS,
            )
            phone.assertNoLeak()
            phone.tap(choice(phone.touchable(), chance))
        }
        // Every tap has an effect that takes more than the one frame it settles in.
        assertTrue("${phone.frames} frames of $taps taps", phone.frames > 2 * taps)
        phone.tap("To the games")
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
            val brisk = choices.filterNot { node -> node.said().any { it in SLOW } }
            val from = if (brisk.isEmpty() || chance.below(6) == 0) choices else brisk
            return from[chance.below(from.size)]
        }

        private val MATCHES = Integer.getInteger("tapper.matches", 10)
        private const val MOST_TAPS = 6_000
        private val SLOW = setOf("Draw", "Keep", "Solo!", "Interject!", "Protect!")
        private val ASIDE =
            setOf("Leave the table", "Take back", "What happened", "How it is played")
    }
}

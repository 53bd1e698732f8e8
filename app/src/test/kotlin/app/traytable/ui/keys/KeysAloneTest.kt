package app.traytable.ui.keys

import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.table.Rng
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.RandomTapperTest
import app.traytable.ui.play.said
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A match of each game by keys alone: no finger touches the screen. */
@RunWith(AndroidJUnit4::class)
class KeysAloneTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }
    private val keys by lazy { Keyboard(app, inHand) }

    @Test
    fun noIdea() = play("noidea", "short-game" to "on")

    @Test
    fun qwinto() = play("qwinto")

    @Test
    fun pointAPile() = play("pointapile")

    @Test
    fun solo() = play("solo", "match-length" to "one-round")

    @Test
    fun everythingOfATableIsReachedAndEscapeClosesWhatIsOpen() {
        begin("solo", emptyMap())
        take()
        val all = inHand.touchable().map { it.id }.toSet()
        val reached = mutableSetOf<Int>()
        repeat(all.size * 2 + 2) {
            keys.press(Key.Tab)
            keys.here()?.let { reached += it.id }
        }
        assertEquals(all, reached)

        val log = found("What happened")
        keys.act(log.id)
        assertEquals("into what has opened", listOf("Back"), keys.here()?.said())
        keys.press(Key.Tab)
        keys.press(Key.DirectionDown)
        assertTrue(
            "and not out of it",
            keys
                .here()
                ?.said()
                .orEmpty()
                .none { it == "Rules" },
        )
        keys.escape()
        assertEquals("back to what opened it", log.said(), keys.here()?.said())
        assertTrue("at the table still", inHand.ui is TableUi.Laid)
        keys.escape()
        inHand.waitForHome()
    }

    @Test
    fun theyStayInThePlatesOfTheSetUpAndComeBackToTheChair() {
        inHand.waitForHome()
        keys.act(begun("Solo").id)
        keys.act(begun("Who plays?").id)
        assertStayIn("Free chair, ", "Who sits down here?")
        assertStayIn("Who begins?", "Who begins?")
        assertStayIn("Player 1, Person", "Player 1")
    }

    private fun assertStayIn(
        opener: String,
        title: String,
    ) {
        val from = begun(opener)
        val said = from.said()
        keys.act(from.id)
        val titles =
            inHand.nodes().mapNotNull {
                it.config.getOrNull(
                    SemanticsProperties.PaneTitle,
                )
            }
        assertTrue("$titles", title in titles)
        val outside = setOf("Deal", "Back", "House rules")
        repeat(MANY) {
            keys.press(Key.Tab)
            val here = keys.here()?.said().orEmpty()
            assertTrue("$here", here.none { words -> outside.any(words::startsWith) })
        }
        keys.escape()
        assertEquals("back to what opened it", said, keys.here()?.said())
    }

    @Test
    fun whoCallsIsAskedAndEscapeGivesTheCallBack() {
        begin("solo", emptyMap())
        val call = found("Protect!")
        val said = call.said()
        keys.act(call.id)
        val names = setOf("Anna", "Ben", "Cancel")
        repeat(MANY) {
            assertTrue(
                "${keys.here()?.said()}",
                keys
                    .here()
                    ?.said()
                    .orEmpty()
                    .any(names::contains),
            )
            keys.press(Key.Tab)
        }
        keys.escape()
        assertEquals("back to what opened it", said, keys.here()?.said())
    }

    @Test
    fun fromTheRulesTheyComeBackToTheirTool() {
        begin("solo", emptyMap())
        take()
        keys.act(found("Rules").id)
        assertTrue(inHand.nodes().flatMap { it.said() }.none { it == "What happened" })
        keys.escape()
        assertEquals(listOf("Rules"), keys.here()?.said())
    }

    private fun begun(words: String): SemanticsNode =
        inHand.touchable(words) { all ->
            all.firstOrNull { node -> node.said().any { it.startsWith(words) } }
        }

    private fun play(
        game: String,
        vararg options: Pair<String, String>,
    ) {
        begin(game, options.toMap())
        val chance = Rng(SEED)
        var steps = 0
        while (inHand.ui !is TableUi.Over) {
            assertTrue("$game is not over", steps++ < MOST)
            val next = RandomTapperTest.choice(inHand.touchable(), chance)
            keys.act(next.id, if (steps % 2 == 0) Key.Enter else Key.Spacebar)
            keys.assertSomewhere(next.said().joinToString())
        }
    }

    private fun begin(
        game: String,
        options: Map<String, String>,
    ) {
        inHand.hurryBots(explains = false)
        inHand.begin(inHand.newMatch(game, options, SEED)) {
            keys.act(found("Continue").id)
        }
    }

    /** Whoever is asked for takes the phone. */
    private fun take() {
        inHand.touchable().firstOrNull { node -> node.said().any { it.startsWith("I am ") } }?.let {
            keys.act(it.id)
        }
    }

    private fun found(words: String): SemanticsNode =
        inHand.touchable(words) { all -> all.firstOrNull { words in it.said() } }

    private companion object {
        const val SEED = 5L
        const val MOST = 3_000
        const val MANY = 25
    }
}

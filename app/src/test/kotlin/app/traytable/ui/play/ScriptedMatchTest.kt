package app.traytable.ui.play

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.Games
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Rng
import app.traytable.rules.table.Setup
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import java.io.File

/**
 * A whole match of each game from the first tap on Home to the last score, two people and a bot:
 * the taps are written down in src/test/scripts, and so is how it ends. With -Pscripts=record they
 * are written anew, which is needed when the words of a screen or the play of the bots changes.
 */
@RunWith(AndroidJUnit4::class)
class ScriptedMatchTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun noIdea() = play("noidea", "No Idea") { it.with("short-game", "on") }

    @Test
    fun qwinto() = play("qwinto", "Qwinto – cards")

    @Test
    fun pointAPile() = play("pointapile", "Point-a-Pile")

    @Test
    fun solo() = play("solo", "Solo") { it.with("match-length", "one-round") }

    private fun play(
        game: String,
        title: String,
        agreed: (Setup) -> Setup = { it },
    ) {
        inHand.hurryBots(explains = false)
        inHand.watch()
        inHand.waitForHome()
        val file = File("src/test/scripts/$game.txt")
        if (System.getProperty("scripts") == "record") {
            file.parentFile.mkdirs()
            val deal = Setup.of(Games.named(game).info(), SEATS, SEED)
            file.writeText(
                (setUp(title, agreed(deal)) + playedByLot() + end()).joinToString("\n", "", "\n"),
            )
        } else {
            replay(file.readLines())
        }
    }

    /**
     * Two people and a bot sit down, get up again, and play a deal by its code: the shortest way to
     * play.
     */
    private fun setUp(
        title: String,
        deal: Setup,
    ): List<String> {
        val taps = mutableListOf<String>()
        taps += tappedPoster(title)
        taps += tapped("Who plays?")
        taps += tapped("Bot · Normal", last = true)
        taps += tapped("Person", last = true)
        taps += tapped("Deal", last = true)
        taps += tapped("Leave the table")
        taps += tapped("Delete $title")
        taps += tappedPoster(title)
        taps += tapped("Play a deal by its code")
        val code = DealCode.of(deal)
        inHand.type(CODE, code)
        taps += "type $code"
        taps += tapped("Play ")
        return taps
    }

    /** Not the match that lies beside it. */
    private fun tappedPoster(title: String): String =
        tapped(
            inHand.touchable(title) { all ->
                all.firstOrNull { node ->
                    val said = node.said()
                    "More ways to play" in said && said.any { it.startsWith("$title, ") }
                }
            },
        )

    private fun tapped(
        words: String,
        last: Boolean = false,
    ): String {
        val said = { node: SemanticsNode -> node.said().any { words in it } }
        return tapped(
            inHand.touchable(words) { if (last) it.lastOrNull(said) else it.firstOrNull(said) },
        )
    }

    private fun tapped(node: SemanticsNode): String {
        val alike = inHand.touchable().filter { it.label() == node.label() }
        val line = "tap ${alike.indexOfFirst { it.id == node.id }} ${node.label()}"
        inHand.tap(node)
        return line
    }

    private fun playedByLot(): List<String> {
        val chance = Rng(2)
        val taps = mutableListOf<String>()
        val seen = mutableMapOf<String, Int>()
        while (inHand.ui !is TableUi.Over) {
            // To ask leads nowhere, and a script shall be short: it is played in a browser too. What
            // a hint marks would also change with every thought that Hard learns.
            val leading =
                inHand.touchable().filterNot { node -> node.said().any { it in QUESTIONS } }
            taps += tapped(RandomTapperTest.choice(leading, chance))
            // A round's count is shown once: what came before it did lead somewhere.
            if ("On to round" in taps.last()) seen.clear()
            // What led nowhere is left out: the screen looks as it did before.
            val before = seen.getOrPut(inHand.look()) { taps.size }
            taps.subList(before, taps.size).clear()
            seen.values.removeAll { it > before }
        }
        return taps
    }

    private fun end(): List<String> {
        val over = inHand.ui as TableUi.Over
        return listOf("end ${over.outcome().places()} ${over.outcome().points()}")
    }

    private fun replay(script: List<String>) {
        script.forEachIndexed { index, line ->
            val words = line.split(' ', limit = 3)
            when (words[0]) {
                "tap" -> inHand.tap(found(words[1].toInt(), words[2], index + 1))
                "type" -> inHand.type(CODE, words[1])
                else -> assertEquals(line, end().single())
            }
            inHand.assertNoLeak()
        }
        assertTrue(script.last().startsWith("end "))
    }

    private fun found(
        index: Int,
        label: String,
        line: Int,
    ): SemanticsNode =
        inHand.touchable("line $line: “$label”") { all ->
            all.filter { it.label() == label }.getOrNull(index)
        }

    private fun SemanticsNode.label() = said().joinToString(" / ").replace('\n', ' ')

    private companion object {
        const val CODE = "Code of the deal"
        const val SEATS = 3
        const val SEED = 2026L
        val QUESTIONS = setOf("Hint", "Why not?")
    }
}

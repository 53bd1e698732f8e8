package app.traytable.ui.words

import android.content.res.Resources
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.Games
import app.traytable.rules.table.Event
import app.traytable.rules.table.Game
import app.traytable.rules.table.Move
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

/** What no sentence may hold: codes of cards, seats and piles, gaps and secrets. */
private val RAW =
    Regex("""[%?*]|\b[A-Z]\b|\b[A-Z][-+]?\d|[a-z]\d|[A-Z](Skip|Change|Draw|Swap|Gift|Pro)|each-""")

/** What would give a secret away. */
private val TELLING =
    Regex(
        """\d|\b(blue|gray|green|yellow|red|purple|orange|black|pile|space)\b""" +
            """|\b(blau|grau|grün|gelb|rot|lila|schwarz|Stapel|Tisch)""",
        RegexOption.IGNORE_CASE,
    )

/** What so few matches by lot need not come to. */
private val RARE = setOf("draws-nothing", "fills-row", "ends-by-rows", "ends-by-last-card")

@RunWith(AndroidJUnit4::class)
class SentenceTest {
    private val languages: List<Resources> = listOf(english, german)

    @Test
    fun everyVerbSoundsRightInBothLanguages() {
        SAMPLES.forEach { (game, text) ->
            samples(text).forEach { (told, inEnglish, inGerman) ->
                val names = NAMES.take(3)
                assertEquals(inEnglish, sentence(languages[0], game, event(told), names))
                assertEquals(inGerman, sentence(languages[1], game, event(told), names))
            }
        }
    }

    @Test
    fun everythingThatHappensInMatchesByLotIsToldToEveryViewer() {
        Games.all().forEach { game ->
            val heard = HashSet<Pair<Int, Event>>()
            val verbs = sortedSetOf<String>()
            matches(game) { moment ->
                (moment.seats + null).forEach { viewer ->
                    moment.told(viewer).forEach { event ->
                        verbs.add(event.verb())
                        if (heard.add(moment.setup.seats() to event)) {
                            check(game.info().id(), event, moment.setup.seats())
                        }
                    }
                }
            }
            val samples = samples(SAMPLES.getValue(game.info().id()))
            val known = samples.mapTo(HashSet()) { event(it[0]).verb() }
            assertEquals("verbs without a sample", emptySet<String>(), verbs - known)
            assertEquals("samples of no verb", emptySet<String>(), known - verbs - RARE)
        }
    }

    @Test
    fun whatNobodyHasWordsForIsNotPassedOver() {
        SAMPLES.keys.forEach { game ->
            assertThrows(IllegalArgumentException::class.java) {
                sentence(languages[0], game, event("S1 juggles"), NAMES)
            }
        }
    }

    @Test
    fun aNameIsTakenAsItIs() {
        val names = listOf("100 % Anna", "S2?")
        assertEquals(
            "100 % Anna and S2? swap hands.",
            sentence(languages[0], "solo", event("S1 swaps S2"), names),
        )
    }

    private fun check(
        game: String,
        event: Event,
        seats: Int,
    ) {
        languages.forEach { language ->
            val said = sentence(language, game, event, NAMES.take(seats))
            assertFalse("$event: $said", RAW.containsMatchIn(said))
            assertTrue("$event: $said", said.last() in ".”“")
            if ("?" in event.words()) {
                assertFalse("$event: $said", TELLING.containsMatchIn(said))
            }
        }
    }

    private fun <S : Any, M : Move, V : Any> matches(
        game: Game<S, M, V>,
        watch: (Moment<S, M, V>) -> Unit,
    ) = setups(game.info(), deals = 4).forEach { game.byLot(it, moves = 300, watch) }

    private fun samples(text: String): List<List<String>> =
        text
            .trim()
            .lines()
            .map(String::trim)
            .chunked(3)
}

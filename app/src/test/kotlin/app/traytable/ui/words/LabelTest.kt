package app.traytable.ui.words

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.Games
import app.traytable.rules.table.Game
import app.traytable.rules.table.Level
import app.traytable.rules.table.Move
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class LabelTest {
    private val languages = listOf(english, german)

    @Test
    fun everyMoveHasALabelThatTellsItFromTheOthers() {
        Games.all().forEach { distinct(it) }
    }

    /** In Point-a-Pile the card is chosen before the pile, so one label stands for every card. */
    private fun <S : Any, M : Move, V : Any> distinct(game: Game<S, M, V>) {
        val labels = languages.map { HashMap<String, String>() }
        setups(game.info(), deals = 1).forEach { setup ->
            game.byLot(setup, moves = 100) { moment ->
                moment.seats.map(moment::legal).forEach { moves ->
                    languages.zip(labels).forEach { (language, known) ->
                        val said =
                            moves.map {
                                known.getOrPut(it.text()) { moveLabel(language, it, NAMES) }
                            }
                        if (game.info().id() != "pointapile") {
                            assertEquals("$moves: $said", moves.size, said.toSet().size)
                        }
                    }
                }
            }
        }
        labels.flatMap { it.values }.forEach {
            assertTrue(it.isNotBlank())
            assertFalse(it, Regex("""%|\b[A-Z]-?\d|\bS\d""").containsMatchIn(it))
        }
    }

    @Test
    fun buttonsSayWhatIsSaidAtTheTable() {
        val (noIdea, qwinto, pile, solo) = Games.all()
        assertEquals("Nothing fits!", label(noIdea, "claim"))
        assertEquals("Turn over card 3", label(noIdea, "reveal 3"))
        assertEquals("No entry", label(qwinto, "pass"))
        assertEquals("Enter in yellow, field 5", label(qwinto, "enter Y5"))
        assertEquals("Lay the gray −2 top left", label(qwinto, "lay A-2 NW"))
        assertEquals("Empty space", label(pile, "pick space"))
        assertEquals("Solo!", label(solo, "solo"))
        assertEquals("Lay the Draw 4 and ask for red", label(solo, "play Draw4 R"))
        assertEquals("Lay the red Gift for Ben", label(solo, "play RGift S2"))
        assertEquals("Protect!", languages[0].getString(SoloCall.Protect.label))
    }

    private fun label(
        game: Game<*, *, *>,
        move: String,
    ): String = moveLabel(languages[0], game.parse(move), NAMES)

    @Test
    fun everyOptionSaysWhatItChanges() {
        Games.infos().forEach { info ->
            info.options().forEach { option ->
                option.values().forEach { value ->
                    val (line, zeile) =
                        languages.map { optionLine(it, info.id(), option, value) }
                    assertNotEquals(line, zeile)
                    assertTrue(line, line.endsWith(".") && zeile.endsWith("."))
                    languages.forEach {
                        assertTrue(optionName(it, info.id(), option).isNotBlank())
                        assertTrue(optionValue(it, value).isNotBlank())
                    }
                }
            }
        }
        val solo = Games.infos().first { it.id() == "solo" }
        assertEquals(
            listOf("500 points", "300 points", "150 points", "One round"),
            solo.options()[0].values().map { optionValue(languages[0], it) },
        )
    }

    @Test
    fun everyGameSaysWhoBeginsAndEveryLevelHasAName() {
        Games.infos().forEach { info ->
            val (said, gesagt) = languages.map { whoBegins(it, info.id()) }
            assertNotEquals(said, gesagt)
        }
        assertEquals(
            listOf("Leicht", "Mittel", "Schwer"),
            Level.entries.map { levelName(languages[1], it) },
        )
    }
}

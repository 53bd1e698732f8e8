package app.traytable.ui.home

import android.content.Context
import android.content.res.Configuration
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.Games
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.util.Locale

@RunWith(AndroidJUnit4::class)
class GameTextsTest {
    private val english = speaking(Locale.ENGLISH)
    private val german = speaking(Locale.GERMAN)

    @Test
    fun everyGameHasWordsInBothLanguages() {
        Games.infos().forEach { game ->
            val shown = onTheShelf(game.id)
            listOf(shown.line, shown.about).forEach { text ->
                assertTrue(english.getString(text).isNotBlank())
                assertNotEquals(english.getString(text), german.getString(text))
            }
            assertTrue(german.getString(shown.name).isNotBlank())
        }
    }

    @Test
    fun everyGameTellsItselfInThreeToFiveSentences() {
        listOf(english, german).forEach { language ->
            Games.infos().forEach { game ->
                val about = language.getString(onTheShelf(game.id).about)
                val sentences =
                    about
                        .split(
                            Regex("""[.!?][”“.]*( |$)"""),
                        ).count { it.isNotBlank() }
                assertTrue("${game.id}: $sentences sentences", sentences in 3..5)
            }
        }
    }

    @Test
    fun everyGameShowsThreeCards() {
        Games.infos().forEach { assertEquals(3, onTheShelf(it.id).emblem.size) }
    }

    private fun speaking(locale: Locale): Context {
        val context = ApplicationProvider.getApplicationContext<Context>()
        return context.createConfigurationContext(
            Configuration(context.resources.configuration).apply { setLocale(locale) },
        )
    }
}

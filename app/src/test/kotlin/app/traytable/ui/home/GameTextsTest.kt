package app.traytable.ui.home

import android.content.Context
import android.content.res.Configuration
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.info
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
        Rooms.STANDARD.all().forEach { room ->
            val game = room.info
            val shown = room.shelf
            listOf(shown.line(), shown.about()).forEach { text ->
                assertTrue(english.getString(text).isNotBlank())
                assertNotEquals(english.getString(text), german.getString(text))
            }
            assertTrue(german.getString(shown.name()).isNotBlank())
        }
    }

    @Test
    fun everyGameTellsItselfInThreeToFiveSentences() {
        listOf(english, german).forEach { language ->
            Rooms.STANDARD.all().forEach { room ->
                val game = room.info
                val about = language.getString(room.shelf.about())
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
        Rooms.STANDARD.all().forEach { assertEquals(3, it.shelf.emblem().size) }
    }

    private fun speaking(locale: Locale): Context {
        val context = ApplicationProvider.getApplicationContext<Context>()
        return context.createConfigurationContext(
            Configuration(context.resources.configuration).apply { setLocale(locale) },
        )
    }
}

package app.traytable.ui.cards

import android.content.Context
import android.content.res.Configuration
import android.content.res.Resources
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.solo.SoloCards
import app.traytable.ui.noidea.noIdeaFace
import app.traytable.ui.noidea.trophyFace
import app.traytable.ui.pointapile.pointAPileFace
import app.traytable.ui.qwinto.qwintoFace
import app.traytable.ui.solo.soloFace
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import java.util.Locale

/** How many different cards each deck has. */
private const val NO_IDEA = 57
private const val QWINTO = 32
private const val POINT_A_PILE = 48
private const val SOLO = 63

@RunWith(AndroidJUnit4::class)
class FacesTest {
    private val english = speaking(Locale.ENGLISH)
    private val german = speaking(Locale.GERMAN)

    private val decks =
        listOf(
            cards(NO_IDEA).map(::noIdeaFace),
            cards(QWINTO).map(::qwintoFace),
            cards(POINT_A_PILE).map(::pointAPileFace),
            cards(SOLO).map(::soloFace),
        )

    @Test
    fun differentCardsLookDifferent() {
        decks.forEach { deck ->
            val seen = deck.map { listOf(it.colour, it.mark, it.sign, it.accent) }
            assertEquals(emptyList<Any>(), seen.groupBy { it }.values.filter { it.size > 1 })
        }
    }

    @Test
    fun differentCardsAreCalledDifferentlyInBothLanguages() {
        listOf(english, german).forEach { language ->
            decks.forEach { deck ->
                val names = deck.map { it.spoken(language) }
                assertEquals(emptyList<Any>(), names.groupBy { it }.values.filter { it.size > 1 })
                assertTrue(names.none { '\n' in it || '%' in it })
            }
        }
    }

    @Test
    fun aSignNeverComesWithoutAWordNorAWordWithoutASign() {
        decks.flatten().forEach { assertEquals("$it", it.sign == null, it.word == null) }
    }

    @Test
    fun cardsAreCalledAsPeopleCallThem() {
        assertEquals("red 5", soloFace(SoloCards.parse("R5")).spoken(english))
        assertEquals("rote 5", soloFace(SoloCards.parse("R5")).spoken(german))
        assertEquals("blue Draw 2", soloFace(SoloCards.parse("BDraw2")).spoken(english))
        assertEquals(
            "blaue Karte „Zieh 2“",
            soloFace(SoloCards.parse("BDraw2")).spoken(german),
        )
        assertEquals(
            "red 5 (One more card)",
            noIdeaFace(NoIdeaCards.parse("R5+")).spoken(english),
        )
        assertEquals("Trophy worth 5", trophyFace(5).spoken(english))
        assertEquals("grey −2", qwintoFace(QwintoCards.parse("A-2")).spoken(english))
        assertEquals(
            "green +1 (per green card)",
            pointAPileFace(PointAPileCards.parse("G+1each-G")).spoken(english),
        )
        assertEquals(
            "red touch-me-not (only over 5 cards)",
            pointAPileFace(PointAPileCards.parse("R!over-5")).spoken(english),
        )
        assertEquals(
            "Karte „Schutz“ mit rotem Blitz",
            soloFace(SoloCards.parse("RProtect")).spoken(german),
        )
    }

    @Test
    fun ofACardThatLiesFaceDownNothingElseIsSaid() {
        assertEquals("face-down card", null.spoken(english))
        assertEquals("verdeckte Karte", null.spoken(german))
    }

    private fun cards(count: Int) = (0 until count).map { it.toByte() }

    private fun speaking(locale: Locale): Resources {
        val context = ApplicationProvider.getApplicationContext<Context>()
        val configuration = Configuration(context.resources.configuration)
        configuration.setLocale(locale)
        return context.createConfigurationContext(configuration).resources
    }
}

package app.traytable.ui.parcel

import android.content.res.Resources
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.data.Received
import app.traytable.parcel.ParcelUi
import app.traytable.parcel.ParcelUi.Obstacle
import app.traytable.rules.parcel.ParcelRefused.Why
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment

@RunWith(AndroidJUnit4::class)
class ParcelWordsTest {
    private val resources: Resources
        get() = ApplicationProvider.getApplicationContext<TraytableApp>().resources

    @Test
    fun whatHasComeIsCounted() {
        assertEquals(
            listOf(
                "12 matches brought in.",
                "3 matches were here already.",
                "1 person is new.",
            ),
            words(ParcelUi.BroughtIn(Received(12, 3, 1, 0))),
        )
        assertEquals(
            listOf("There was nothing new in this file.", "1 match was here already."),
            words(ParcelUi.BroughtIn(Received(0, 1, 0, 0))),
        )
    }

    @Test
    fun everyRefusalHasItsOwnSentenceAndSaysThatNothingHasChanged() {
        listOf("en", "de").forEach { language ->
            RuntimeEnvironment.setQualifiers(language)
            val refusals = Why.entries.map { words(ParcelUi.Refused(it, 0)) }
            val failures = Obstacle.entries.map { words(ParcelUi.Failed(it)) }

            assertEquals(Why.entries.size, refusals.map { it.first() }.distinct().size)
            assertEquals(1, refusals.map { it.last() }.distinct().size)
            assertEquals(Obstacle.entries.size, failures.distinct().size)
        }
    }

    @Test
    fun aBadMatchIsNamedByItsNumber() {
        assertTrue(
            "It is match number 17 in the file." in words(ParcelUi.Refused(Why.BROKEN, 17)),
        )
    }

    private fun words(ui: ParcelUi) = wordsOf(resources, ui)
}

package app.traytable.ui

import android.database.sqlite.SQLiteFullException
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.ui.theme.TraytableTheme
import kotlinx.coroutines.runBlocking
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What could not be saved is said, in the language of the phone, and only once. */
@RunWith(AndroidJUnit4::class)
class DiskNotesTest {
    @get:Rule
    val compose = createComposeRule()

    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()

    @Test
    fun whatTheDiskRefusedIsSaidOnce() = isSaid("Not saved", "All right")

    @Test
    @Config(qualifiers = "+de")
    fun inGermanToo() = isSaid("Nicht gespeichert", "In Ordnung")

    private fun isSaid(
        words: String,
        read: String,
    ) {
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) { DiskNotes() }
        }
        compose.onNodeWithText(words).assertDoesNotExist()

        runBlocking { app.background().run { throw SQLiteFullException("full") }.join() }

        compose.onNodeWithText(words).assertIsDisplayed()
        compose.onNodeWithText(read).performClick()
        compose.onNodeWithText(words).assertDoesNotExist()
    }
}

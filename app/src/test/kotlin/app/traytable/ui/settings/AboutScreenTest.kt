package app.traytable.ui.settings

import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class AboutScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val resources = ApplicationProvider.getApplicationContext<TraytableApp>().resources

    @Test
    fun everyoneWhoseWorkIsInTheReleaseIsListedOnceInOrder() {
        val others = resources.workOfOthers()
        val makers = others.map { it.maker }
        assertEquals(makers.distinct().sorted(), makers)
        assertTrue("$makers", makers.containsAll(listOf("androidx.compose.ui", "androidx.room")))
        assertTrue(
            "$makers",
            makers.containsAll(listOf("com.google.zxing", "org.jetbrains.kotlin")),
        )
        others.forEach { work ->
            assertEquals(work.parts.distinct(), work.parts)
            work.parts.forEach { assertTrue(it, it.matches(Regex("""[\w.-]+ \d[\w.]*"""))) }
        }
    }

    /** What tests and tools bring along is not given to anybody. */
    @Test
    fun nothingOfTheTestsIsListed() {
        val all = "${resources.workOfOthers()}"
        listOf("junit", "robolectric", "espresso", "ui-tooling ", "room-compiler").forEach {
            assertTrue(it, it !in all)
        }
    }

    @Test
    fun theTextOfEveryLicenceCanBeReadOffline() {
        assertEquals(
            listOf("Apache-2.0"),
            resources.workOfOthers().map { it.licence }.distinct(),
        )
        show()

        compose.onNodeWithText("The Apache License 2.0, to read").performScrollTo().performClick()

        compose
            .onNode(hasText("TERMS AND CONDITIONS FOR USE", substring = true))
            .assertExists()
    }

    @Test
    fun theListUnfoldsAndFoldsAgain() {
        show()
        val row = compose.onNode(hasText("parts, and their licences", substring = true))
        compose.onNode(room).assertDoesNotExist()

        row.performScrollTo().performClick()
        compose.onNode(room).assertExists()

        row.performScrollTo().performClick()
        compose.onNode(room).assertDoesNotExist()
    }

    private val room = hasText("androidx.\u200Broom (Apache-2.0)")

    private fun show() =
        compose.setContent {
            TraytableTheme(dark = false, dynamicColour = false) { AboutScreen("1.0") {} }
        }
}

package app.traytable.ui

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createEmptyComposeRule
import androidx.test.core.app.ActivityScenario
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.TraytableApp
import app.traytable.errand.Errand
import app.traytable.match.OnDisk
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** The app was not running when its shortcut was touched. */
@RunWith(AndroidJUnit4::class)
class OpenedByAShortcutTest {
    @get:Rule
    val compose = createEmptyComposeRule()

    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()

    @Test
    fun itDealsAtOnceAndNotAgainWhenTheActivityIsMadeAnew() =
        opened(Errand.Deal("qwinto")) { scenario ->
            arrived(leave)
            scenario.recreate()
            arrived(leave)

            assertEquals(1, OnDisk.now(app.matches().unfinished()).size)
        }

    @Test
    fun whatIsNotThereIsSaidOnHome() =
        opened(Errand.GoOn(77)) {
            arrived(hasText("This match is over, or has been deleted."))
            arrived(hasContentDescription("Play Solo", substring = true))
        }

    private fun opened(
        errand: Errand,
        test: (ActivityScenario<MainActivity>) -> Unit,
    ) = ActivityScenario.launch<MainActivity>(errand.intent(app)).use(test)

    private fun arrived(node: SemanticsMatcher) =
        compose.waitUntil(120_000) {
            compose.onAllNodes(node).fetchSemanticsNodes().isNotEmpty()
        }
}

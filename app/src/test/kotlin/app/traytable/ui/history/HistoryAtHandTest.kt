package app.traytable.ui.history

import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.OnDisk
import app.traytable.match.PlayedOut
import app.traytable.rules.table.Player
import app.traytable.ui.arrived
import app.traytable.ui.settled
import app.traytable.ui.traytable
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What was played, in the real app on a real disk. */
@RunWith(AndroidJUnit4::class)
class HistoryAtHandTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    @Test
    fun aMatchIsLookedAtDeletedAndBroughtBack() {
        keep("Anna", "Ben")
        app.arrived(hasContentDescription("Matches played")).performClick()
        app.arrived(line).performClick()
        app.arrived(hasText("As in the rulebook"))
        app.onNodeWithContentDescription("Delete").performClick()

        app.arrived(hasText("Match deleted"))
        app.arrived(hasText("No match is over yet."))
        app.onNodeWithText("Undo").performClick()

        app.arrived(line).assertIsDisplayed()
    }

    @Test
    fun fromItsPageAGameShowsItsOwnMatchesAndBackGoesWhereOneCameFrom() {
        keep("Anna", "Ben")
        app.arrived(hasText("Qwinto – cards")).performScrollTo().performClick()
        app.arrived(hasText("Played once")).performScrollTo().performClick()
        app.arrived(line)
        app.onNodeWithText("Everybody").performClick()
        app.arrived(hasText("Ben")).performClick()
        app.arrived(line)

        app.activityRule.scenario.recreate()

        app.arrived(line).performClick()
        app.arrived(hasText("As in the rulebook"))
        pressBack()
        app.arrived(line)
        app.onNodeWithText("Ben").assertExists()
        pressBack()
        app.arrived(hasText("Played once")).assertExists()
        app.onNodeWithContentDescription("Back").performClick()
        app.arrived(hasText("Traytable")).assertIsDisplayed()
    }

    private fun keep(vararg names: String) {
        app.settled()
        val players = names.map { Player.person(it) }.toTypedArray()
        val matches = app.traytable.matches()
        app.traytable.background().run {
            OnDisk.keep(matches, PlayedOut.of("qwinto", 3, *players))
        }
        app.settled()
    }

    private companion object {
        val line = hasContentDescription("Qwinto – cards, today", substring = true)
    }
}

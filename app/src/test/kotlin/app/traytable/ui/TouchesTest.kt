package app.traytable.ui

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SemanticsNodeInteraction
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.Rooms
import app.traytable.room.GameRoom
import app.traytable.room.info
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** How many touches it takes from Home to the first card. */
@RunWith(AndroidJUnit4::class)
class TouchesTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private var touches = 0

    @Test
    fun oneTouchLeadsFromHomeToTheFirstCardOfEveryGame() =
        Rooms.STANDARD.all().forEach { room ->
            val game = room.info.id()
            touches = 0

            touch(hasContentDescription("Play ${nameOf(room)}: Player 1", substring = true))
            app.arrived(leave)

            assertEquals(1, touches)
            assertEquals(game, app.unfinished.first().game())
            pressBack()
        }

    @Test
    fun twoTouchesLeadAFamilyOfFourToTheFirstCardOfAnyGame() {
        app.begun("solo", *family)

        Rooms.STANDARD.all().forEach { room ->
            val game = room.info.id()
            touches = 0

            touch(hasText(nameOf(room)) and hasClickAction())
            touch(hasContentDescription("Play ${nameOf(room)}: ${family.joinToString()}"))
            app.arrived(leave)

            assertEquals(2, touches)
            val match = app.unfinished.first()
            assertEquals(game, match.game())
            assertEquals(family.toList(), match.players().map { it.name() })
            pressBack()
        }
    }

    @Test
    fun oneTouchGoesOnWithTheNewestMatch() {
        app.begun("solo", *family)
        app.begun("qwinto", "Anna", "Ben")
        touches = 0

        touch(hasText("Continue"))
        app.arrived(leave)

        assertEquals(1, touches)
        app.arrived(hasText("Qwinto – cards")).assertExists()
    }

    private fun touch(node: SemanticsMatcher) {
        app.arrived(node).scrolled().performClick()
        touches++
    }

    private fun SemanticsNodeInteraction.scrolled() = apply { runCatching { performScrollTo() } }

    private fun nameOf(room: GameRoom<*, *, *, *>) = app.activity.getString(room.shelf.name())

    private companion object {
        val family = arrayOf("Anna", "Ben", "Clara", "Dora")
    }
}

package app.traytable.ui.home

import android.content.Context
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.room.info
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class HomeScreenTest {
    @get:Rule
    val compose = createComposeRule()

    private val context = ApplicationProvider.getApplicationContext<Context>()

    @Test
    fun everyGameOfTheRegistryIsOneButton() {
        show()

        Rooms.STANDARD.all().forEach { room ->
            val game = room.info
            compose
                .onNodeWithText(nameOf(game.id))
                .performScrollTo()
                .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button))
                .assert(hasText(context.getString(room.shelf.line())))
                .assertHeightIsAtLeast(48.dp)
        }
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryGameCanBeReached() = everyGameOfTheRegistryIsOneButton()

    @Test
    fun aTapOnAGameOpensThatGame() {
        val opened = mutableListOf<String>()
        show(onGame = opened::add)

        Rooms.STANDARD.all().map { it.info }.forEach {
            compose
                .onNodeWithText(
                    nameOf(it.id),
                ).performScrollTo()
                .performClick()
        }

        assertEquals(Rooms.STANDARD.all().map { it.info.id }, opened)
    }

    @Test
    fun factsAreReadOutInWholeWords() {
        show()

        compose
            .onNodeWithText("No Idea")
            .assert(spoken("2 to 5 players, 20 minutes, from age 7"))
        compose
            .onNodeWithText(
                "Qwinto – cards",
            ).assert(spoken("1 to 4 players, 20 minutes, from age 8"))
        compose.onNodeWithText("Point-a-Pile").assert(spoken("all\u00a0ages"))
    }

    @Test
    @Config(qualifiers = "de")
    fun inGermanTheGamesHaveTheirGermanNames() {
        show()

        compose
            .onNodeWithText("Keine Ahnung")
            .assert(spoken("2 bis 5 Personen, 20 Minuten, ab 7 Jahren"))
        compose.onNodeWithText("Qwinto – Das Kartenspiel").assertExists()
    }

    private fun show(onGame: (String) -> Unit = {}) =
        compose.setContent {
            TraytableTheme(
                dark = false,
                dynamicColour = false,
            ) { HomeScreen(Rooms.STANDARD, emptyList(), 0, HomeActions(game = onGame)) }
        }

    private fun nameOf(id: String) =
        context.getString(
            Rooms.STANDARD
                .of(id)
                .shelf
                .name(),
        )

    private fun spoken(text: String) =
        SemanticsMatcher("says $text") { node ->
            node.config[SemanticsProperties.ContentDescription].any { text in it }
        }
}

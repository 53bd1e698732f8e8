package app.traytable.ui.home

import android.content.Context
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.longClick
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.match.SavedMatch
import app.traytable.room.info
import app.traytable.ui.Samples
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

    private val done = mutableListOf<String>()

    private val usual = Samples.firstTime

    private val actions =
        HomeActions(
            resume = { done += "resume $it" },
            play = { done += "play $it" },
            game = { done += "game $it" },
            whoPlays = { done += "who $it" },
            rulesOf = { done += "rules $it" },
        )

    private val context = ApplicationProvider.getApplicationContext<Context>()

    @Test
    fun everyGameOfTheRegistryIsAPosterThatCanBeTouched() {
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
    fun onASmallPhoneEveryGameCanBeReached() = everyGameOfTheRegistryIsAPosterThatCanBeTouched()

    @Test
    fun aTapOnAGameOpensThatGame() {
        show()

        Rooms.STANDARD.all().map { it.info }.forEach {
            compose
                .onNodeWithText(
                    nameOf(it.id),
                ).performScrollTo()
                .performClick()
        }

        assertEquals(Rooms.STANDARD.all().map { "game ${it.info.id}" }, done)
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

    @Test
    fun playSaysWhoThatIsAndDealsToThem() {
        show()

        compose
            .onNodeWithContentDescription("Play Solo: Player 1, Biscuit, Pickle")
            .performScrollTo()
            .assertHeightIsAtLeast(48.dp)
            .performClick()

        assertEquals(listOf("play solo"), done)
    }

    @Test
    fun whoHoldsAFingerOnAPosterCanDoMoreWithTheGame() {
        show(Samples.solo)

        for (way in listOf("Continue", "Play", "Who plays?", "Rules")) {
            compose.onNode(poster("Solo")).performScrollTo().performTouchInput { longClick() }
            compose.onAllNodesWithText(way).onLast().performClick()
        }

        assertEquals(listOf("resume 1", "play solo", "who solo", "rules solo"), done)
    }

    @Test
    fun talkBackOffersTheSameWithoutHolding() {
        show(Samples.solo)

        val ways = actionsOf("Solo")
        assertEquals(listOf("Continue", "Play", "Who plays?", "Rules"), ways.map { it.label })
        ways.forEach { compose.runOnIdle { it.action() } }
        assertEquals(listOf("resume 1", "play solo", "who solo", "rules solo"), done)
        assertEquals(
            listOf("Play", "Who plays?", "Rules"),
            actionsOf("No Idea").map { it.label },
        )
    }

    private fun actionsOf(name: String) =
        compose.onNode(poster(name)).fetchSemanticsNode().config[SemanticsActions.CustomActions]

    private fun poster(name: String) =
        hasText(name) and hasClickAction() and hasContentDescription("players", substring = true)

    private fun show(running: SavedMatch? = null) =
        compose.setContent {
            TraytableTheme(
                dark = false,
                dynamicColour = false,
            ) { HomeScreen(Rooms.STANDARD, HomeUi(listOfNotNull(running), usual), 0, actions) }
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

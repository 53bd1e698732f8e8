package app.traytable.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.SnackbarHostState
import androidx.compose.material3.Surface
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.game.GameActions
import app.traytable.ui.game.GameScreen
import app.traytable.ui.game.GameUi
import app.traytable.ui.home.HomeActions
import app.traytable.ui.home.HomeScreen
import app.traytable.ui.home.HomeUi
import app.traytable.ui.home.sitters
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.settings.AboutScreen
import app.traytable.ui.settings.AtTheTable
import app.traytable.ui.settings.Names
import app.traytable.ui.settings.SettingsActions
import app.traytable.ui.settings.SettingsScreen
import app.traytable.ui.setup.Agreements
import app.traytable.ui.setup.NewMatchScreen
import app.traytable.ui.setup.SetupActions
import app.traytable.ui.solo.SoloRoom
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class ScreensTest {
    private val now = Samples.now

    @Test
    fun home() =
        Screens.check("home", Look.KINDS + Look.Small) {
            HomeScreen(Rooms.STANDARD, HomeUi(usual = Samples.firstTime), now, HomeActions())
        }

    @Test
    fun homeUnfinished() =
        Screens.check("home-unfinished", Look.OTHER_FORMS) {
            val matches = listOf(Samples.solo, Samples.pile, Samples.broken)
            HomeScreen(Rooms.STANDARD, HomeUi(matches, Samples.played), now, HomeActions())
        }

    @Test
    fun homeNote() =
        Screens.check("home-note", setOf(Look.Dark)) {
            val snackbar = remember { SnackbarHostState() }
            LaunchedEffect(Unit) { snackbar.showSnackbar("Match deleted", "Undo") }
            HomeScreen(
                Rooms.STANDARD,
                HomeUi(usual = Samples.played),
                now,
                HomeActions(),
                snackbar,
            )
        }

    @Test
    fun game() =
        Screens.check("game", setOf(Look.Landscape)) {
            val who = Samples.firstTime.getValue("noidea")
            GameScreen(NoIdeaRoom, GameUi(who, lessons = NoIdeaRoom.lessons), GameActions())
        }

    @Test
    fun gameLately() =
        Screens.check("game-lately", setOf(Look.Phone, Look.Font2)) {
            val others =
                listOf(
                    Samples.seated("solo", "Anna", "Ben", "Clara", "Dora"),
                    Samples.seated("solo", "Great-grandmother Theo", "Anna", "Ben", "*Pickle"),
                    Samples.seated("solo", "Cleo", "*Biscuit"),
                )
            GameScreen(
                PointAPileRoom,
                GameUi(
                    Samples.played.getValue("pointapile"),
                    others.map { it.sitters },
                    PointAPileRoom.lessons,
                    played = 12,
                ),
                GameActions(),
            )
        }

    @Test
    fun newMatch() =
        Screens.check("new-match", Look.OTHER_FORMS + Look.Tablet) {
            NewMatchScreen(
                NoIdeaRoom,
                Samples.four("noidea"),
                Samples.planner,
                SetupActions(),
                opened = 2,
            )
        }

    /** How a bot plays this game is said on its plate. */
    @Test
    fun newMatchBot() =
        Screens.check("new-match-bot", setOf(Look.FontGerman)) {
            val draft = Samples.four("solo")
            NewMatchScreen(
                SoloRoom,
                draft,
                Samples.planner,
                SetupActions(),
                opened = draft.chairs().last().place(),
            )
        }

    @Test
    fun newMatchTen() =
        Screens.check("new-match-ten", setOf(Look.Small)) {
            NewMatchScreen(SoloRoom, Samples.ten(), Samples.planner, SetupActions())
        }

    @Test
    fun newMatchFreeChair() =
        Screens.check("new-match-free") {
            NewMatchScreen(
                NoIdeaRoom,
                Samples.four("noidea").withFirst(1),
                Samples.planner,
                SetupActions(),
                opened = 4,
            )
        }

    @Test
    fun newMatchBegins() =
        Screens.check("new-match-begins", setOf(Look.FontGerman)) {
            NewMatchScreen(
                NoIdeaRoom,
                Samples.four("noidea").withFirst(3),
                Samples.planner,
                SetupActions(),
                opened = -2,
            )
        }

    @Test
    fun newMatchRefused() =
        Screens.check("new-match-refused", setOf(Look.German)) {
            val draft =
                Samples
                    .four("solo")
                    .without(0)
                    .without(0)
                    .withOption("lenient-solo", "on")
            NewMatchScreen(SoloRoom, draft, Samples.planner, SetupActions())
        }

    @Test
    fun newMatchAgreements() =
        Screens.check("new-match-agreements") {
            val draft = Samples.four("solo").without(0).without(0)
            Surface(Modifier.fillMaxSize()) {
                Column(Modifier.padding(16.dp).verticalScroll(rememberScrollState())) {
                    Agreements(SoloRoom, draft) {}
                }
            }
        }

    @Test
    fun settings() =
        Screens.check("settings", setOf(Look.Phone, Look.German)) {
            SettingsScreen(
                Settings.STANDARD,
                true,
                Language.SYSTEM,
                Samples.people,
                SettingsActions(),
            )
        }

    @Test
    fun settingsAtTheTable() =
        Screens.check("settings-table") {
            Surface(Modifier.fillMaxSize()) {
                Column(Modifier.verticalScroll(rememberScrollState())) {
                    AtTheTable(Settings.STANDARD, SettingsActions())
                    Names(Samples.people) {}
                }
            }
        }

    @Test
    fun about() = Screens.check("about") { AboutScreen("1.0") {} }

    @Test
    fun workOfOthers() = Screens.check("about-others", setOf(Look.Font2)) { OthersAlone() }

    @Test
    fun cards() =
        Screens.check("cards") {
            Surface(Modifier.fillMaxSize()) {
                FlowRow(
                    Modifier.padding(24.dp),
                    Arrangement.spacedBy(8.dp),
                    Arrangement.spacedBy(8.dp),
                ) {
                    CardColour.entries.forEachIndexed { index, colour ->
                        Card(CardFace(colour, "${index + 1}"), Modifier.width(98.dp))
                    }
                    Card(null, Modifier.width(98.dp))
                }
            }
        }
}

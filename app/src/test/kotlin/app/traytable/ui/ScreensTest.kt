package app.traytable.ui

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Surface
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.Games
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.game.GameScreen
import app.traytable.ui.home.HomeScreen
import app.traytable.ui.settings.AboutScreen
import app.traytable.ui.settings.SettingsScreen
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class ScreensTest {
    @Test
    fun home() = Screens.check("home") { HomeScreen(Games.infos(), {}, {}) }

    @Test
    fun game() = Screens.check("game") { GameScreen(Games.infos().first()) {} }

    @Test
    fun settings() =
        Screens.check("settings") {
            SettingsScreen(Settings.STANDARD, true, Language.SYSTEM, {}, {}, {}, {}, {})
        }

    @Test
    fun about() = Screens.check("about") { AboutScreen("1.0") {} }

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

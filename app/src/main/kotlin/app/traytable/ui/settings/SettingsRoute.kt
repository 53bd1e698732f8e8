package app.traytable.ui.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.match.Person
import app.traytable.settings.BotSpeed
import app.traytable.settings.CardSize
import app.traytable.settings.HastyTouch
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.settings.Theme
import app.traytable.settings.TimeToSpeak

/** Every change applies at once. */
class SettingsActions(
    val theme: (Theme) -> Unit = {},
    val dynamicColour: (Boolean) -> Unit = {},
    val language: (Language) -> Unit = {},
    val botSpeed: (BotSpeed) -> Unit = {},
    val timeToSpeak: (TimeToSpeak) -> Unit = {},
    val cardSize: (CardSize) -> Unit = {},
    val leftHanded: (Boolean) -> Unit = {},
    val sounds: (Boolean) -> Unit = {},
    val haptics: (Boolean) -> Unit = {},
    val keepScreenOn: (Boolean) -> Unit = {},
    val hastyTouch: (HastyTouch) -> Unit = {},
    val explainsNews: (Boolean) -> Unit = {},
    val showsStatistics: (Boolean) -> Unit = {},
    val allAtOnce: (Boolean) -> Unit = {},
    val liesOnTable: (Boolean) -> Unit = {},
    val statistics: () -> Unit = {},
    val forget: (Person) -> Unit = {},
    val parcels: () -> Unit = {},
    val about: () -> Unit = {},
    val back: () -> Unit = {},
)

@Composable
fun SettingsRoute(
    model: SettingsViewModel,
    onStatistics: () -> Unit,
    onParcels: () -> Unit,
    onAbout: () -> Unit,
    onBack: () -> Unit,
) {
    val settings by model.settings().collectAsStateWithLifecycle()
    val people by model.people().collectAsStateWithLifecycle()
    SettingsScreen(
        settings ?: Settings.STANDARD,
        SettingsViewModel.hasDynamicColour(),
        model.language(),
        people.orEmpty(),
        SettingsActions(
            model::choose,
            model::useDynamicColour,
            model::choose,
            model::choose,
            model::choose,
            model::choose,
            model::useLeftHand,
            model::useSounds,
            model::useHaptics,
            model::keepScreenOn,
            model::choose,
            model::explainNews,
            model::showStatistics,
            model::allAtOnce,
            model::layOnTable,
            onStatistics,
            model::forget,
            onParcels,
            onAbout,
            onBack,
        ),
    )
}

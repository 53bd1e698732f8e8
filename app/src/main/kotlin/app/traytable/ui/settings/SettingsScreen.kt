package app.traytable.ui.settings

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.R
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.settings.SettingsViewModel
import app.traytable.settings.Theme
import app.traytable.ui.Page
import app.traytable.ui.theme.TraytableTheme

@Composable
fun SettingsRoute(
    model: SettingsViewModel,
    onAbout: () -> Unit,
    onBack: () -> Unit,
) {
    val settings by model.settings().collectAsStateWithLifecycle()
    SettingsScreen(
        settings ?: Settings.STANDARD,
        SettingsViewModel.hasDynamicColour(),
        model.language(),
        model::choose,
        model::useDynamicColour,
        model::choose,
        onAbout,
        onBack,
    )
}

@Composable
fun SettingsScreen(
    settings: Settings,
    hasDynamicColour: Boolean,
    language: Language,
    onTheme: (Theme) -> Unit,
    onDynamicColour: (Boolean) -> Unit,
    onLanguage: (Language) -> Unit,
    onAbout: () -> Unit,
    onBack: () -> Unit,
) {
    Page(stringResource(R.string.settings), onBack) {
        Column(Modifier.verticalScroll(rememberScrollState()).padding(bottom = 16.dp)) {
            Choice(R.string.theme, Theme.entries, settings.theme, ::nameOf, onTheme)
            if (hasDynamicColour) {
                Toggle(
                    R.string.dynamic_colour,
                    R.string.dynamic_colour_note,
                    settings.dynamicColour,
                    onDynamicColour,
                )
            }
            Line()
            Choice(R.string.language, Language.entries, language, ::nameOf, onLanguage)
            Line()
            Link(R.string.about, onAbout)
        }
    }
}

@Composable
private fun Line() =
    HorizontalDivider(
        Modifier.padding(horizontal = 24.dp, vertical = 8.dp),
        color = MaterialTheme.colorScheme.outlineVariant,
    )

private fun nameOf(theme: Theme) =
    when (theme) {
        Theme.SYSTEM -> R.string.theme_system
        Theme.LIGHT -> R.string.theme_light
        Theme.DARK -> R.string.theme_dark
    }

private fun nameOf(language: Language) =
    when (language) {
        Language.SYSTEM -> R.string.language_system
        Language.ENGLISH -> R.string.language_english
        Language.GERMAN -> R.string.language_german
    }

@Preview
@Composable
private fun SettingsPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        SettingsScreen(Settings.STANDARD, true, Language.SYSTEM, {}, {}, {}, {}, {})
    }
}

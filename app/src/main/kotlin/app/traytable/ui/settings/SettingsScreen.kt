package app.traytable.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Icon
import androidx.compose.material3.InputChip
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Person
import app.traytable.settings.BotSpeed
import app.traytable.settings.CardSize
import app.traytable.settings.HastyTouch
import app.traytable.settings.Language
import app.traytable.settings.Settings
import app.traytable.settings.Theme
import app.traytable.settings.TimeToSpeak
import app.traytable.ui.Page
import app.traytable.ui.jointed
import app.traytable.ui.scrolls
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.tray.pieces.Piece

@Composable
fun SettingsScreen(
    settings: Settings,
    hasDynamicColour: Boolean,
    language: Language,
    people: List<Person>,
    actions: SettingsActions,
) {
    Page(stringResource(R.string.settings), actions.back) {
        Column(Modifier.scrolls().padding(bottom = 16.dp)) {
            Choice(R.string.theme, Theme.entries, settings.theme, ::nameOf, actions.theme)
            if (hasDynamicColour) {
                Toggle(
                    R.string.dynamic_colour,
                    R.string.dynamic_colour_note,
                    settings.dynamicColour,
                    actions.dynamicColour,
                )
            }
            Line()
            Choice(R.string.language, Language.entries, language, ::nameOf, actions.language)
            Line()
            AtTheTable(settings, actions)
            Line()
            Toggle(
                R.string.statistics_show,
                R.string.statistics_show_note,
                settings.showsStatistics,
                actions.showsStatistics,
            )
            if (settings.showsStatistics) Link(R.string.statistics, actions.statistics)
            Line()
            if (people.isNotEmpty()) {
                Names(people, actions.forget)
                Line()
            }
            Link(R.string.parcel_title, actions.parcels)
            Link(R.string.about, actions.about)
        }
    }
}

@Composable
internal fun AtTheTable(
    settings: Settings,
    actions: SettingsActions,
) {
    Choice(R.string.bot_speed, BotSpeed.entries, settings.botSpeed, ::nameOf, actions.botSpeed)
    Choice(
        R.string.time_to_speak,
        TimeToSpeak.entries,
        settings.timeToSpeak,
        ::nameOf,
        actions.timeToSpeak,
    )
    Choice(R.string.card_size, CardSize.entries, settings.cardSize, ::nameOf, actions.cardSize)
    Choice(
        R.string.hasty_touch,
        HastyTouch.entries,
        settings.hastyTouch,
        ::nameOf,
        actions.hastyTouch,
    )
    Toggle(
        R.string.explain_news,
        R.string.explain_news_note,
        settings.explainsNews,
        actions.explainsNews,
    )
    Toggle(
        R.string.left_handed,
        R.string.left_handed_note,
        settings.leftHanded,
        actions.leftHanded,
    )
    Toggle(
        R.string.all_at_once,
        R.string.all_at_once_note,
        settings.allAtOnce,
        actions.allAtOnce,
    )
    Toggle(
        R.string.lies_on_table,
        R.string.lies_on_table_note,
        settings.liesOnTable,
        actions.liesOnTable,
    )
    Toggle(R.string.sounds, R.string.sounds_note, settings.sounds, actions.sounds)
    Toggle(R.string.haptics, R.string.haptics_note, settings.haptics, actions.haptics)
    Toggle(
        R.string.keep_screen_on,
        R.string.keep_screen_on_note,
        settings.keepScreenOn,
        actions.keepScreenOn,
    )
}

/** Whoever is forgotten here is no longer offered; matches keep their names. */
@Composable
internal fun Names(
    people: List<Person>,
    onForget: (Person) -> Unit,
) {
    Column(Modifier.padding(horizontal = 24.dp, vertical = 8.dp)) {
        Text(
            stringResource(R.string.names),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        Text(
            stringResource(R.string.names_note),
            color = MaterialTheme.colorScheme.onSurfaceVariant,
            style = MaterialTheme.typography.bodyMedium,
        )
        FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
            people.forEach { person ->
                val forget = stringResource(R.string.names_forget, person.name())
                InputChip(
                    selected = false,
                    { onForget(person) },
                    { Text(person.name().jointed()) },
                    Modifier.heightIn(min = 40.dp).semantics { onClick(forget, null) },
                    leadingIcon = { Piece(person.animal(), 28.dp) },
                    trailingIcon = {
                        Icon(painterResource(R.drawable.ic_close), contentDescription = null)
                    },
                )
            }
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

private fun nameOf(speed: BotSpeed) =
    when (speed) {
        BotSpeed.RELAXED -> R.string.bot_speed_relaxed
        BotSpeed.NORMAL -> R.string.bot_speed_normal
        BotSpeed.QUICK -> R.string.bot_speed_quick
        BotSpeed.AT_ONCE -> R.string.bot_speed_at_once
    }

private fun nameOf(time: TimeToSpeak) =
    when (time) {
        TimeToSpeak.SHORT -> R.string.time_to_speak_short
        TimeToSpeak.NORMAL -> R.string.time_to_speak_normal
        TimeToSpeak.LONG -> R.string.time_to_speak_long
        TimeToSpeak.AS_LONG_AS_IT_TAKES -> R.string.time_to_speak_endless
    }

private fun nameOf(size: CardSize) =
    when (size) {
        CardSize.NORMAL -> R.string.card_size_normal
        CardSize.LARGE -> R.string.card_size_large
        CardSize.HUGE -> R.string.card_size_huge
    }

private fun nameOf(touch: HastyTouch) =
    when (touch) {
        HastyTouch.ASK -> R.string.hasty_touch_ask
        HastyTouch.IGNORE -> R.string.hasty_touch_ignore
        HastyTouch.COUNT -> R.string.hasty_touch_count
    }

@Preview
@Composable
private fun SettingsPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        SettingsScreen(
            Settings.STANDARD,
            true,
            Language.SYSTEM,
            emptyList(),
            SettingsActions(),
        )
    }
}

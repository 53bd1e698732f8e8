package app.traytable.ui.setup

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.room.info
import app.traytable.rules.table.Option
import app.traytable.setup.Draft
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** One line that says what is played otherwise than in the rulebook; it unfolds to change that. */
@Composable
internal fun HouseRules(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    onChange: (Draft) -> Unit,
) {
    var isOpen by rememberSaveable { mutableStateOf(false) }
    val change = stringResource(if (isOpen) R.string.setup_close else R.string.setup_change)
    val colours = LocalTrayColours.current
    Plate {
        Row(
            Modifier
                .fillMaxWidth()
                .clickable(onClickLabel = change, role = Role.Button) { isOpen = !isOpen }
                .heightIn(min = 48.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Column(Modifier.weight(1f)) {
                PlateTitle(stringResource(R.string.setup_rules))
                Note(rulesInWords(room, draft.options()))
            }
            Text(
                change,
                Modifier.clearAndSetSemantics {},
                color = colours.teal,
                style = TrayType.story.copy(fontWeight = FontWeight.Bold),
            )
            Icon(
                painterResource(R.drawable.ic_forward),
                contentDescription = null,
                Modifier.rotate(if (isOpen) 90f else 0f),
                tint = colours.teal,
            )
        }
        if (isOpen) Agreements(room, draft, onChange)
    }
}

/** What is played otherwise than in the rulebook, with these options. */
@Composable
internal fun rulesInWords(
    room: GameRoom<*, *, *, *>,
    options: Map<String, String>,
): String {
    val others = room.info.options().filter { chosen(options, it) != it.byDefault() }
    if (others.isEmpty()) return stringResource(R.string.setup_rules_as_printed)
    val names = others.map { named(room, it, chosen(options, it)) }
    return stringResource(R.string.setup_rules_other, names.joinToString())
}

internal fun chosen(
    options: Map<String, String>,
    option: Option,
): String = options[option.id()] ?: option.byDefault()

/** A switch by its name, everything else with what has been chosen. */
@Composable
private fun named(
    room: GameRoom<*, *, *, *>,
    option: Option,
    value: String,
): String {
    val words = room.setup.of(option)
    val name = stringResource(words.name())
    if (option.isSwitch()) return name
    return stringResource(
        R.string.setup_rules_value,
        name,
        words.value(LocalResources.current, value),
    )
}

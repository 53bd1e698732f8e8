package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.rules.table.Option
import app.traytable.setup.Draft
import app.traytable.ui.words.OptionWords

/** What is played by other rules. */
@Composable
fun Agreements(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    onChange: (Draft) -> Unit,
) {
    draft.info().options.forEach { option ->
        val value = chosen(draft.options(), option)
        val choose = { chosen: String -> onChange(draft.withOption(option.id(), chosen)) }
        if (option.isSwitch()) {
            OnOff(room.setup.of(option), value == ON) { choose(if (it) ON else OFF) }
        } else {
            OneOf(room.setup.of(option), option, value, choose)
        }
    }
}

private const val OFF = "off"
private const val ON = "on"

internal fun Option.isSwitch() = values() == listOf(OFF, ON)

@Composable
private fun OnOff(
    words: OptionWords,
    on: Boolean,
    onChange: (Boolean) -> Unit,
) {
    val resources = LocalResources.current
    Row(
        Modifier
            .fillMaxWidth()
            .toggleable(on, role = Role.Switch, onValueChange = onChange)
            .heightIn(min = 52.dp)
            .padding(vertical = 4.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(
                stringResource(words.name()),
                style = MaterialTheme.typography.bodyLarge,
            )
            Note(words.line(resources, ON))
        }
        Switch(on, onCheckedChange = null)
    }
}

@Composable
private fun OneOf(
    words: OptionWords,
    option: Option,
    chosen: String,
    onChoose: (String) -> Unit,
) {
    val resources = LocalResources.current
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(stringResource(words.name()), style = MaterialTheme.typography.bodyLarge)
        Note(words.line(resources, chosen))
        Picks {
            option.values().forEach { value ->
                Pick(words.value(resources, value), value == chosen) { onChoose(value) }
            }
        }
    }
}

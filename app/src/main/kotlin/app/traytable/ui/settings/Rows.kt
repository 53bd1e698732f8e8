package app.traytable.ui.settings

import androidx.annotation.StringRes
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R

/** One of several, with a title. */
@Composable
fun <T> Choice(
    @StringRes title: Int,
    choices: List<T>,
    chosen: T,
    nameOf: (T) -> Int,
    onChoose: (T) -> Unit,
) {
    val of = stringResource(title)
    Column(Modifier.selectableGroup()) {
        Text(
            of,
            Modifier.padding(horizontal = 24.dp, vertical = 8.dp).semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        choices.forEach { choice ->
            val name = stringResource(nameOf(choice))
            SettingRow(
                Modifier
                    .selectable(choice == chosen, role = Role.RadioButton) { onChoose(choice) }
                    // Several titles offer the same.
                    .semantics { contentDescription = "$of: $name" },
            ) {
                RadioButton(choice == chosen, onClick = null)
                Text(name, style = MaterialTheme.typography.bodyLarge)
            }
        }
    }
}

@Composable
fun Toggle(
    @StringRes name: Int,
    @StringRes note: Int,
    on: Boolean,
    onChange: (Boolean) -> Unit,
) {
    SettingRow(Modifier.toggleable(on, role = Role.Switch, onValueChange = onChange)) {
        Column(Modifier.weight(1f)) {
            Text(stringResource(name), style = MaterialTheme.typography.bodyLarge)
            Text(
                stringResource(note),
                color = MaterialTheme.colorScheme.onSurfaceVariant,
                style = MaterialTheme.typography.bodyMedium,
            )
        }
        Switch(on, onCheckedChange = null)
    }
}

@Composable
fun Link(
    @StringRes name: Int,
    onClick: () -> Unit,
) {
    SettingRow(Modifier.clickable(role = Role.Button, onClick = onClick)) {
        Text(
            stringResource(name),
            Modifier.weight(1f),
            style = MaterialTheme.typography.bodyLarge,
        )
        Icon(painterResource(R.drawable.ic_forward), contentDescription = null)
    }
}

@Composable
private fun SettingRow(
    modifier: Modifier,
    content: @Composable RowScope.() -> Unit,
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 52.dp).padding(horizontal = 24.dp, vertical = 8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
        content = content,
    )
}

package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.FilterChip
import androidx.compose.material3.FilterChipDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R

/** One of several, side by side as long as there is room. */
@Composable
internal fun Picks(content: @Composable () -> Unit) {
    FlowRow(
        Modifier.selectableGroup(),
        horizontalArrangement = Arrangement.spacedBy(8.dp),
    ) { content() }
}

/** The chosen one has a tick, so that colour is not the only sign. */
@Composable
internal fun Pick(
    text: String,
    chosen: Boolean,
    sign: (@Composable () -> Unit)? = null,
    onChoose: () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    FilterChip(
        chosen,
        onChoose,
        { Text(text, style = MaterialTheme.typography.bodyLarge) },
        // A piece with an antenna needs more height than words.
        Modifier
            .heightIn(min = if (sign == null) 32.dp else 42.dp)
            .semantics { role = Role.RadioButton },
        leadingIcon = sign,
        trailingIcon =
            if (chosen) {
                { Icon(painterResource(R.drawable.ic_check), contentDescription = null) }
            } else {
                null
            },
        colors =
            FilterChipDefaults.filterChipColors(
                labelColor = colours.onSurface,
                selectedContainerColor = colours.primaryContainer,
                selectedLabelColor = colours.onPrimaryContainer,
                selectedTrailingIconColor = colours.onPrimaryContainer,
            ),
    )
}

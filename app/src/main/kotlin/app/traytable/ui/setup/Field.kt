package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** A line to write on. Its name stands above it, where it never has to shrink. */
@Composable
internal fun Field(
    name: String,
    text: String,
    isWrong: Boolean,
    keyboard: KeyboardOptions,
    modifier: Modifier = Modifier,
    onChange: (String) -> Unit,
) {
    Column(modifier, Arrangement.spacedBy(4.dp)) {
        Text(
            name,
            Modifier.clearAndSetSemantics {},
            style = MaterialTheme.typography.bodyLarge,
        )
        OutlinedTextField(
            text,
            onChange,
            Modifier.fillMaxWidth().semantics { contentDescription = name },
            isError = isWrong,
            keyboardOptions = keyboard,
            singleLine = true,
        )
    }
}

package app.traytable.ui.deal

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** Letters of one width, as many lines as they take: one compares them with another phone's. */
@Composable
internal fun CodeField(
    text: String,
    isWrong: Boolean,
    onDone: () -> Unit,
    onChange: (String) -> Unit,
) {
    val name = stringResource(R.string.deal_code)
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(
            name,
            Modifier.clearAndSetSemantics {},
            color = LocalTrayColours.current.inkSoft,
            style = TrayType.count,
        )
        OutlinedTextField(
            text,
            onChange,
            Modifier.fillMaxWidth().semantics { contentDescription = name },
            textStyle = TrayType.title.copy(fontFamily = FontFamily.Monospace),
            isError = isWrong,
            keyboardOptions =
                KeyboardOptions(
                    KeyboardCapitalization.Characters,
                    autoCorrectEnabled = false,
                    KeyboardType.Ascii,
                    ImeAction.Go,
                ),
            keyboardActions = KeyboardActions(onGo = { onDone() }),
            maxLines = 4,
        )
    }
}

package app.traytable.ui.setup

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.BasicTextField
import androidx.compose.foundation.text.KeyboardActionScope
import androidx.compose.foundation.text.KeyboardActions
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.SolidColor
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.error
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/**
 * A name on a line to write on.
 *
 * @param wrong why this is no name; null when it is one
 * @param onDone with the key that ends writing; without it the keyboard closes
 */
@Composable
internal fun NameField(
    name: String,
    text: String,
    modifier: Modifier = Modifier,
    placeholder: String = "",
    wrong: String? = null,
    onDone: (() -> Unit)? = null,
    onChange: (String) -> Unit,
) {
    val colours = LocalTrayColours.current
    val line = if (wrong == null) colours.teal else MaterialTheme.colorScheme.error
    val done: (KeyboardActionScope.() -> Unit)? = onDone?.let { deed -> { deed() } }
    BasicTextField(
        text,
        onChange,
        modifier.semantics {
            contentDescription = name
            wrong?.let { error(it) }
        },
        textStyle = TrayType.title.copy(color = colours.ink),
        keyboardOptions =
            KeyboardOptions(
                capitalization = KeyboardCapitalization.Words,
                imeAction = ImeAction.Done,
            ),
        keyboardActions = KeyboardActions(onDone = done),
        singleLine = true,
        cursorBrush = SolidColor(colours.teal),
    ) { field ->
        Box(
            Modifier
                .fillMaxWidth()
                .heightIn(min = 48.dp)
                .drawBehind {
                    val y = size.height - 6.dp.toPx()
                    drawLine(line, Offset(0f, y), Offset(size.width, y), 2.dp.toPx())
                }.padding(bottom = 6.dp),
            Alignment.CenterStart,
        ) {
            if (text.isEmpty() && placeholder.isNotEmpty()) {
                Text(
                    placeholder,
                    Modifier.clearAndSetSemantics {},
                    color = colours.inkSoft,
                    style = TrayType.story,
                    maxLines = 1,
                    overflow = TextOverflow.Ellipsis,
                )
            }
            field()
        }
    }
}

package app.traytable.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** Side by side as long as there is room. */
@Composable
internal fun Chips(
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) = FlowRow(
    modifier,
    horizontalArrangement = Arrangement.spacedBy(8.dp),
    verticalArrangement = Arrangement.spacedBy(8.dp),
) { content() }

/** One of several. */
@Composable
internal fun Picks(content: @Composable () -> Unit) = Chips(Modifier.selectableGroup(), content)

/** Something to touch, with a piece before its words or without. */
@Composable
internal fun Chip(
    text: String,
    modifier: Modifier = Modifier,
    piece: (@Composable () -> Unit)? = null,
    onClick: () -> Unit,
) = Face(text, isChosen = false, piece, modifier) {
    clickable(role = Role.Button, onClick = onClick)
}

/**
 * The chosen one is filled with ink, so that it looks like nothing that waits for a touch.
 *
 * @param lines how many its words may take where letters are large
 * @param spoken for ears, where the same words stand on something else as well
 */
@Composable
internal fun Pick(
    text: String,
    isChosen: Boolean,
    piece: (@Composable () -> Unit)? = null,
    lines: Int = 1,
    spoken: String = text,
    onChoose: () -> Unit,
) = Face(
    text,
    isChosen,
    piece,
    if (spoken == text) Modifier else Modifier.semantics { contentDescription = spoken },
    lines,
) {
    selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
}

@Composable
private fun Face(
    text: String,
    isChosen: Boolean,
    piece: (@Composable () -> Unit)?,
    modifier: Modifier = Modifier,
    lines: Int = 1,
    touch: Modifier.() -> Modifier,
) {
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(14.dp)
    Row(
        modifier
            .clip(shape)
            .background(if (isChosen) colours.ink else colours.plate)
            .border(1.8.dp, if (isChosen) colours.ink else colours.teal, shape)
            .keyStop()
            .touch()
            .heightIn(min = 48.dp)
            .widthIn(min = 48.dp)
            // An antenna stands up beyond its piece.
            .padding(horizontal = 12.dp, vertical = if (piece == null) 4.dp else 8.dp),
        Arrangement.spacedBy(8.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        piece?.invoke()
        Text(
            text,
            color = if (isChosen) colours.plate else colours.teal,
            style = TrayType.count.copy(fontSize = TrayType.story.fontSize),
            maxLines = lines,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

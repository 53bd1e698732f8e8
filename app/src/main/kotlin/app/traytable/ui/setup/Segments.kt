package app.traytable.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** A few words in one frame of which one holds; below each other where letters are large. */
@Composable
internal fun <T> Segments(
    items: Map<T, String>,
    chosen: T?,
    modifier: Modifier = Modifier,
    onChoose: (T) -> Unit,
) {
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(12.dp)
    val frame =
        modifier
            .clip(shape)
            .background(colours.floor)
            .border(1.8.dp, colours.teal, shape)
            .selectableGroup()
    if (items.size > 2 && LocalDensity.current.fontScale >= LARGE) {
        Column(frame) {
            items.forEach { (item, word) ->
                Segment(word, item == chosen, Modifier.fillMaxWidth()) { onChoose(item) }
            }
        }
    } else {
        Row(frame) {
            items.forEach { (item, word) ->
                Segment(word, item == chosen, Modifier.weight(1f)) { onChoose(item) }
            }
        }
    }
}

internal const val LARGE = 1.5f

@Composable
private fun Segment(
    word: String,
    isChosen: Boolean,
    modifier: Modifier,
    onChoose: () -> Unit,
) {
    val colours = LocalTrayColours.current
    Box(
        modifier
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
            .padding(4.dp)
            .clip(RoundedCornerShape(9.dp))
            .background(if (isChosen) colours.ink else Color.Transparent)
            .heightIn(min = 40.dp),
        Alignment.Center,
    ) {
        Text(
            word,
            color = if (isChosen) colours.plate else colours.teal,
            style =
                TrayType.count.copy(
                    fontWeight = if (isChosen) FontWeight.Bold else FontWeight.Medium,
                ),
            maxLines = 1,
        )
    }
}

package app.traytable.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** A sheet on the floor beside the table. */
@Composable
internal fun Plate(
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(18.dp)
    Column(
        modifier
            .fillMaxWidth()
            .clip(shape)
            .background(colours.plate)
            .border(1.4.dp, colours.plateLine, shape)
            .padding(12.dp),
        Arrangement.spacedBy(10.dp),
        content = content,
    )
}

@Composable
internal fun PlateTitle(
    text: String,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier.semantics { heading() },
    color = LocalTrayColours.current.ink,
    style = TrayType.count.copy(fontSize = TrayType.story.fontSize),
)

@Composable
internal fun Note(
    text: String,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier,
    color = LocalTrayColours.current.inkSoft,
    style = TrayType.name,
)

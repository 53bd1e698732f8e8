package app.traytable.ui.tray.drawing

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

private val PLATE = RoundedCornerShape(6.dp)

/** What somebody has, on a light plate, with the [sign] of what is counted before it. */
@Composable
fun ScoreBadge(
    score: String,
    modifier: Modifier = Modifier,
    isNarrow: Boolean = false,
    sign: (@Composable () -> Unit)? = null,
) {
    val colours = LocalTrayColours.current
    Row(
        modifier
            .heightIn(min = 20.dp)
            .background(colours.tag, PLATE)
            .border(1.dp, colours.rimLine, PLATE)
            .padding(horizontal = if (isNarrow) 3.dp else 6.dp, vertical = 2.dp),
        Arrangement.spacedBy(if (isNarrow) 2.dp else 3.dp),
        Alignment.CenterVertically,
    ) {
        sign?.invoke()
        Text(score, color = colours.tagInk, maxLines = 1, style = TrayType.badge)
    }
}

package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** The table above everything else, or beside it where the window is wide. */
@Composable
internal fun SetupFrame(
    bar: @Composable () -> Unit,
    table: @Composable (height: Dp) -> Unit,
    plates: @Composable ColumnScope.() -> Unit,
    ledge: @Composable (hasPieces: Boolean) -> Unit,
) = BoxWithConstraints(Modifier.widthIn(max = 1080.dp), Alignment.TopCenter) {
    val density = LocalDensity.current
    // The keyboard takes room from the page; the table does not shrink for it.
    val window =
        with(density) {
            LocalWindowInfo.current.containerSize.height
                .toDp()
        }
    if (maxWidth / density.fontScale >= 560.dp && maxWidth > window) {
        Row(Modifier.padding(horizontal = 8.dp), Arrangement.spacedBy(12.dp)) {
            Box(Modifier.weight(1f).fillMaxHeight(), Alignment.Center) {
                Scrolling { table(window - AROUND) }
            }
            Column(Modifier.weight(1f)) {
                bar()
                Scrolling(Modifier.weight(1f)) { Plates(plates) }
                ledge(window >= LOW)
            }
        }
    } else {
        // Where the keyboard leaves little room, the foot is one of the things to scroll.
        val isPinned = maxHeight >= 356.dp + 100.dp * density.fontScale
        Column(Modifier.widthIn(max = 600.dp)) {
            bar()
            Scrolling(Modifier.weight(1f)) {
                table(window * 0.52f)
                Plates(plates)
                if (!isPinned) ledge(true)
            }
            if (isPinned) ledge(true)
        }
    }
}

/** What the edges of the window may take from the height. */
private val AROUND = 16.dp
private val LOW = 480.dp

/** The way back, and what is asked here. */
@Composable
internal fun SetupBar(
    title: String,
    onBack: () -> Unit,
) = Row(
    Modifier.fillMaxWidth().padding(4.dp, 2.dp, 8.dp, 2.dp),
    Arrangement.spacedBy(8.dp),
    Alignment.CenterVertically,
) {
    IconButton(onBack, Modifier.ringedKeyStop()) {
        Icon(painterResource(R.drawable.ic_back), stringResource(R.string.back))
    }
    Text(
        title,
        Modifier.semantics { heading() },
        color = LocalTrayColours.current.ink,
        style = TrayType.title,
    )
}

@Composable
private fun Scrolling(
    modifier: Modifier = Modifier,
    content: @Composable ColumnScope.() -> Unit,
) {
    Column(
        modifier.scrolls().padding(bottom = 10.dp),
        Arrangement.spacedBy(GAP),
        content = content,
    )
}

/** The table reaches from edge to edge, and the plates do not. */
@Composable
private fun Plates(content: @Composable ColumnScope.() -> Unit) =
    Column(
        Modifier.padding(horizontal = 8.dp),
        Arrangement.spacedBy(GAP),
        Alignment.CenterHorizontally,
        content,
    )

private val GAP = 10.dp

package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalWindowInfo
import androidx.compose.ui.res.stringArrayResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.disabled
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.setup.Draft
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.LedgeDrawing
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.pieces.Piece

/**
 * The foot: who is at the table, how many more may come, and the cards.
 *
 * @param reason why nothing can be dealt; it takes the place of all other words
 * @param canDeal false as long as there is a reason that has to do with the table
 * @param hasPieces false where the window is low, and the table stands beside anyway
 */
@Composable
internal fun SetupLedge(
    draft: Draft,
    reason: String?,
    canDeal: Boolean,
    hasPieces: Boolean,
    onDeal: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val isStacked = LocalDensity.current.fontScale >= LARGE
    Box(Modifier.fillMaxWidth().padding(start = 4.dp, end = 4.dp, bottom = 6.dp).wood(colours)) {
        val words: @Composable (Modifier) -> Unit = { Words(draft, reason, hasPieces, it) }
        val deal: @Composable () -> Unit = { Deal(canDeal, onDeal) }
        val room = Modifier.fillMaxWidth().padding(horizontal = 20.dp, vertical = 12.dp)
        if (isStacked) {
            Column(room, Arrangement.spacedBy(8.dp), Alignment.End) {
                words(Modifier.fillMaxWidth())
                deal()
            }
        } else {
            Row(room, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
                val isLeftHanded = LocalHabits.current.leftHanded
                if (isLeftHanded) deal()
                words(Modifier.weight(1f))
                if (!isLeftHanded) deal()
            }
        }
    }
}

private fun Modifier.wood(colours: TrayColours) =
    drawWithCache {
        val ledge = LedgeDrawing(Rect(Offset.Zero, size), this, colours)
        onDrawBehind { ledge.drawOn(this) }
    }

@Composable
private fun Words(
    draft: Draft,
    reason: String?,
    hasPieces: Boolean,
    modifier: Modifier,
) {
    val colours = LocalTrayColours.current
    val count = draft.chairs().size
    Column(modifier, Arrangement.spacedBy(2.dp)) {
        if (hasPieces && count > 0) Pieces(draft)
        Text(
            reason ?: stringArrayResource(R.array.setup_at_the_table)[count],
            Modifier.semantics { liveRegion = LiveRegionMode.Polite },
            color = colours.ink,
            style = TrayType.prompt,
        )
        if (reason == null) {
            val more = (draft.info().maxSeats() - count).coerceAtLeast(0)
            Text(
                stringArrayResource(R.array.setup_may_join)[more],
                color = colours.inkSoft,
                style = TrayType.name,
            )
        }
    }
}

/** The pieces side by side, and one over the other where there are many. */
@Composable
private fun Pieces(draft: Draft) =
    BoxWithConstraints(Modifier.fillMaxWidth().padding(top = 8.dp, bottom = 4.dp)) {
        val chairs = draft.chairs()
        val step = minOf(34f, (maxWidth.value - SMALL) / maxOf(1, chairs.size - 1))
        chairs.forEachIndexed { seat, chair ->
            Piece(
                chair.animal(),
                SMALL.dp,
                Modifier.absoluteOffset((step * seat).dp),
                isBot = chair.isBot,
            )
        }
    }

private const val SMALL = 30f

/** Filled as long as it can be touched; else a word on the wood. */
@Composable
private fun Deal(
    canDeal: Boolean,
    onDeal: () -> Unit,
) {
    val label = stringResource(R.string.setup_start)
    val window =
        with(LocalDensity.current) {
            LocalWindowInfo.current.containerSize.width
                .toDp()
        }
    val letters = LocalDensity.current.fontScale.coerceIn(1f, 1.6f)
    val wide = (if (window < NARROW) 100.dp else 124.dp) * letters
    if (canDeal) {
        TrayButton(label, onDeal, Modifier.width(wide).heightIn(min = 56.dp))
    } else {
        Box(
            Modifier
                .heightIn(min = 56.dp)
                .semantics(mergeDescendants = true) {
                    role = Role.Button
                    disabled()
                },
            Alignment.Center,
        ) { Text(label, color = LocalTrayColours.current.inkSoft, style = TrayType.button) }
    }
}

private val NARROW = 340.dp

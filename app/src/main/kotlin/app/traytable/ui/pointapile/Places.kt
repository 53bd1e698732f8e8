package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.table.LocalHabits

/** How much there is of the screen. */
internal class Room(
    val width: Dp,
    val height: Dp,
    private val fontScale: Float,
) {
    val isWide = width > height && width >= 600.dp

    /** Letters so large that nothing fits beside anything: all goes one under the other. */
    val isForLargeLetters = !isWide && fontScale > 1.3f

    /** On a tablet cards may be larger than in a hand. */
    val scale = if (width >= 900.dp && height >= 600.dp) 1.5f else 1f

    /** The part of the height that cards in the hand may take. */
    val handHeight = height * if (isWide) 0.55f else 0.3f
}

/** Seats on top, piles in the middle, what there is to do below: for one thumb. */
@Composable
internal fun TallTable(
    parts: Parts,
    room: Room,
) {
    Column(Modifier.fillMaxSize()) {
        Middle(Modifier.weight(1f)) {
            Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                Heading(parts)
                Seats(parts)
                if (!parts.table.isHandOver) LastSaid(parts, lines = 1)
            }
            Piles(parts, room, Modifier.padding(vertical = 8.dp))
            Aside(parts)
        }
        if (hasHand(parts)) {
            Surface(
                Modifier.fillMaxWidth(),
                RoundedCornerShape(topStart = 20.dp, topEnd = 20.dp),
                MaterialTheme.colorScheme.surfaceContainerLow,
            ) {
                Column(
                    Modifier
                        .heightIn(max = room.height * 0.6f)
                        .verticalScroll(rememberScrollState())
                        .padding(horizontal = 16.dp, vertical = 10.dp),
                    Arrangement.spacedBy(10.dp),
                ) {
                    Hand(parts, room)
                    Deed(parts)
                }
            }
        }
    }
}

/** Everything in one column that scrolls, the piles first; only the button stays in place. */
@Composable
internal fun LongTable(
    parts: Parts,
    room: Room,
) {
    Column(Modifier.fillMaxSize()) {
        Middle(Modifier.weight(1f)) {
            Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                Heading(parts)
                Piles(parts, room)
                if (hasHand(parts)) Hand(parts, room)
                if (!parts.table.isHandOver) LastSaid(parts, lines = 1)
                Seats(parts)
                Aside(parts)
            }
        }
        if (hasHand(parts)) {
            Column(Modifier.padding(horizontal = 16.dp, vertical = 8.dp)) { Deed(parts) }
        }
    }
}

/** Seats at one side, what there is to do at the side of the stronger hand. */
@Composable
internal fun WideTable(
    parts: Parts,
    room: Room,
) {
    val seats: @Composable () -> Unit = {
        Column(
            Modifier
                .width(room.width * 0.3f)
                .fillMaxHeight()
                .verticalScroll(rememberScrollState())
                .padding(horizontal = 12.dp, vertical = 4.dp),
            Arrangement.spacedBy(8.dp),
        ) {
            Heading(parts, isNarrow = room.scale == 1f)
            parts.table.seats.forEach { ScorePlate(parts, it, Modifier.fillMaxWidth()) }
        }
    }
    val hand: @Composable () -> Unit = {
        if (hasHand(parts)) WideHand(parts, room, Modifier.width(room.width * 0.34f))
    }
    val leftHanded = LocalHabits.current.leftHanded()
    Row(Modifier.fillMaxSize()) {
        if (leftHanded) hand() else seats()
        Middle(Modifier.weight(1f)) {
            if (!parts.table.isHandOver) LastSaid(parts, lines = if (room.scale > 1) 2 else 1)
            Piles(parts, room, Modifier.padding(vertical = 8.dp))
            Aside(parts)
        }
        if (leftHanded) seats() else hand()
    }
}

@Composable
private fun WideHand(
    parts: Parts,
    room: Room,
    modifier: Modifier,
) {
    Surface(
        modifier.fillMaxHeight().padding(4.dp),
        RoundedCornerShape(20.dp),
        MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(12.dp), Arrangement.spacedBy(10.dp)) {
            Column(
                Modifier.weight(1f).verticalScroll(rememberScrollState()),
                Arrangement.spacedBy(10.dp),
            ) { Hand(parts, room) }
            Deed(parts)
        }
    }
}

/** Fills the room if it can, and scrolls if it must. */
@Composable
private fun Middle(
    modifier: Modifier,
    content: @Composable () -> Unit,
) {
    BoxWithConstraints(modifier) {
        Column(
            Modifier
                .fillMaxWidth()
                .verticalScroll(rememberScrollState())
                .heightIn(min = maxHeight)
                .padding(horizontal = 16.dp, vertical = 8.dp),
            Arrangement.SpaceBetween,
        ) { content() }
    }
}

private fun hasHand(parts: Parts) = !parts.table.isHandOver

package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.inHand

/** As the window allows. */
@Composable
internal fun Arranged(
    parts: Parts,
    choices: Choices,
) {
    BoxWithConstraints {
        when {
            maxWidth >= 840.dp && maxHeight >= 560.dp -> Tablet(parts, choices)
            maxWidth > maxHeight && maxWidth >= 600.dp -> Landscape(parts, choices)
            else -> Portrait(parts, choices, maxHeight)
        }
    }
}

/** Others on top, the square in the middle, one's own below, what can be done under the thumb. */
@Composable
private fun Portrait(
    parts: Parts,
    choices: Choices,
    height: Dp,
) {
    val large = LocalDensity.current.fontScale > LARGE_LETTERS
    val card = inSquare(LocalHabits.current.cardSize.inHand, height, parts.others.size)
    Column(Modifier.fillMaxSize()) {
        BoxWithConstraints(Modifier.weight(1f)) {
            val room = maxHeight
            Scrolling(fromBelow = parts.answering != null || parts.isLaying) {
                Column(
                    Modifier.fillMaxWidth().heightIn(min = room).padding(8.dp),
                    Arrangement.SpaceBetween,
                    Alignment.CenterHorizontally,
                ) {
                    Others(parts, inOneRow = parts.showsHand && height < 900.dp)
                    Middle(parts, choices, card)
                    Spoken(parts, lines = if (parts.call == null && !large) 2 else 1)
                    Near(parts, choices)
                    Hand(parts, choices)
                }
            }
        }
        Actions(parts, choices, Modifier.padding(horizontal = 8.dp))
    }
}

/** As large as the others' sheets leave room for. */
private fun inSquare(
    inHand: Dp,
    height: Dp,
    others: Int,
) = when {
    height < 400.dp -> 34.dp
    height > 1000.dp -> inHand * 1.4f
    others == 0 -> inHand
    else -> inHand * 0.85f
}

/** The sheets on one side, the cards and what can be done with them under the stronger thumb. */
@Composable
private fun Landscape(
    parts: Parts,
    choices: Choices,
) {
    Sides(
        {
            Scrolling(fromBelow = false, Modifier.weight(1f).padding(horizontal = 8.dp)) {
                Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
                    Near(parts, choices)
                    Spoken(parts, lines = 1)
                    Others(parts, inOneRow = false)
                }
            }
        },
        {
            Column(
                Modifier.width(320.dp).fillMaxHeight().padding(end = 8.dp),
                Arrangement.SpaceBetween,
                Alignment.CenterHorizontally,
            ) {
                Scrolling(fromBelow = parts.isLaying, Modifier.weight(1f)) {
                    Middle(parts, choices, 42.dp)
                    Hand(parts, choices, 52.dp)
                }
                Actions(parts, choices)
            }
        },
    )
}

/** Everything at once: all sheets to be read, the square as large as on a real table. */
@Composable
private fun Tablet(
    parts: Parts,
    choices: Choices,
) {
    Sides(
        {
            Scrolling(fromBelow = false, Modifier.width(400.dp).padding(16.dp)) {
                Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                    parts.others.forEach { SheetPlate(parts, it, Modifier.fillMaxWidth()) }
                }
            }
        },
        {
            Column(
                Modifier.weight(1f).fillMaxHeight().padding(16.dp),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                BoxWithConstraints(Modifier.weight(1f)) {
                    val room = maxHeight
                    Scrolling(fromBelow = false) {
                        Column(
                            Modifier.fillMaxWidth().heightIn(min = room),
                            Arrangement.SpaceEvenly,
                            Alignment.CenterHorizontally,
                        ) {
                            Middle(parts, choices, 88.dp)
                            Spoken(parts, lines = 2)
                            Near(parts, choices)
                            Hand(parts, choices)
                        }
                    }
                }
                Actions(parts, choices, Modifier.widthIn(max = 740.dp))
            }
        },
    )
}

/** Two sides of the table; the second is that of the stronger hand. */
@Composable
private fun Sides(vararg sides: @Composable RowScope.() -> Unit) {
    val leftHanded = LocalHabits.current.leftHanded
    Row(Modifier.fillMaxSize()) {
        (if (leftHanded) sides.reversed() else sides.toList()).forEach { it() }
    }
}

/** Shows its lower end first where that is what matters now. */
@Composable
private fun Scrolling(
    fromBelow: Boolean,
    modifier: Modifier = Modifier,
    content: @Composable () -> Unit,
) {
    key(fromBelow) {
        Column(modifier.verticalScroll(rememberScrollState(), reverseScrolling = fromBelow)) {
            content()
        }
    }
}

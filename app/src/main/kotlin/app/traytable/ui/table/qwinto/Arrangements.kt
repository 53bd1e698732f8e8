package app.traytable.ui.table.qwinto

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
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
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
            maxWidth > maxHeight -> Landscape(parts, choices)
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
    val card = LocalHabits.current.cardSize.inHand * if (height > 1000.dp) 1.4f else 0.85f
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
                    Spoken(parts, choices, lines = 1)
                    Near(parts, choices)
                    Hand(parts, choices)
                }
            }
        }
        Actions(parts, choices, Modifier.padding(horizontal = 8.dp))
    }
}

/** The sheets on one side, the cards and what can be done with them under the stronger thumb. */
@Composable
private fun Landscape(
    parts: Parts,
    choices: Choices,
) {
    Sides(
        {
            Scrolling(fromBelow = false, Modifier.weight(1f).padding(8.dp)) {
                Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
                    Near(parts, choices)
                    Others(parts, inOneRow = false)
                }
            }
        },
        {
            Column(
                Modifier.width(312.dp).fillMaxHeight().padding(horizontal = 8.dp),
                Arrangement.SpaceBetween,
                Alignment.CenterHorizontally,
            ) {
                Scrolling(fromBelow = false, Modifier.weight(1f)) {
                    Column(
                        Modifier.fillMaxWidth(),
                        Arrangement.spacedBy(6.dp),
                        Alignment.CenterHorizontally,
                    ) {
                        Middle(parts, choices, 46.dp)
                        Spoken(parts, choices, lines = 1)
                        Hand(parts, choices, 56.dp)
                    }
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
                            Spoken(parts, choices, lines = 2)
                            Near(parts, choices)
                            Hand(parts, choices)
                        }
                    }
                }
                Actions(parts, choices)
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

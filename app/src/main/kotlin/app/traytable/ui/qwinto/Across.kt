package app.traytable.ui.qwinto

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.table.Seat
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.around.Around
import app.traytable.ui.tray.around.LocalAround
import app.traytable.ui.tray.around.Turned
import app.traytable.ui.tray.around.quarters
import app.traytable.ui.tray.around.tableSize
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/**
 * Two who answer at the same time, on a tablet that lies between them.
 *
 * @param across answers on a sheet of their own, turned to their side
 */
internal class Two(
    val near: Seat,
    val across: Seat,
)

/** What the other one of two sees, and from where. */
internal class Across(
    val parts: Parts,
    val side: Side,
)

/** The two who answer now; null where there is room for one sheet, or one is left alone. */
@Composable
internal fun answeringTogether(
    table: QwintoMoment,
    wanted: Seat?,
): Two? {
    val around = LocalAround.current
    val isTablet = tableSize().run { minOf(width, height) } >= TABLET
    if (around == null || !isTablet || table.view.call() == null || table.turns.isEmpty()) {
        return null
    }
    // They stay together until both have answered: nothing turns away under a finger.
    val all = pairs(table, around).filter { two -> two.any(table.view.waiting()::contains) }
    val (near, across) = all.find { wanted in it } ?: all.firstOrNull() ?: return null
    return across?.let { Two(checkNotNull(near), it) }
}

private val TABLET = 600.dp

/** In turn, each with the one who sits opposite, if nobody else has taken them. */
private fun pairs(
    table: QwintoMoment,
    around: Around,
): List<List<Seat?>> {
    val current = table.view.current()
    val left = (listOf(current) + table.after(current)).filterNot(table::isBot).toMutableList()
    return buildList {
        while (left.isNotEmpty()) {
            val first = left.removeAt(0)
            val other = left.find { around.areOpposite(first, it) } ?: left.firstOrNull()
            left.remove(other)
            add(listOf(first, other))
        }
    }
}

/** So high are a line and the buttons below it. */
private val DEEDS = 92.dp

/** The sheet of the one who answers from another side. */
internal fun acrossBlock(across: Across): Block {
    val parts = across.parts
    val side = across.side
    val columns = (COLUMN downTo LEAST step 2).map { it.dp }
    val high = { column: Dp -> SheetPlan.height((column * FIELD).value).dp }
    return Block(
        ACROSS,
        columns.map { column ->
            val wide = column * QwintoFields.COLUMNS
            val deep = high(column) + DEEDS
            val worth = column / columns.first()
            if (side == Side.Top) {
                Shape(0f, 0f, wide, deep, worth = worth)
            } else {
                Shape(0f, 0f, deep, wide, worth = worth)
            }
        },
    ) { _, shape ->
        val column = columns[shape]
        Turned(side.quarters, Modifier.fillMaxSize()) {
            Column(
                Modifier.fillMaxSize(),
                Arrangement.Top,
                Alignment.CenterHorizontally,
            ) {
                Lying(
                    parts,
                    column,
                    column * FIELD,
                    Modifier.size(column * QwintoFields.COLUMNS, high(column)),
                )
                if (parts.answering != null) Asked(parts)
            }
        }
    }
}

private const val ACROSS = "across"
private const val COLUMN = 44
private const val LEAST = 28

@Composable
private fun Asked(parts: Parts) {
    val foot = foot(parts)
    Text(
        foot.prompt,
        Modifier.height(DEEDS - 60.dp),
        color = LocalTrayColours.current.feltInk,
        style = TrayType.prompt,
        maxLines = 1,
    )
    Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        foot.deeds.forEach { TrayButton(it.label, it.onDeed, kind = ButtonKind.Quiet) }
    }
}

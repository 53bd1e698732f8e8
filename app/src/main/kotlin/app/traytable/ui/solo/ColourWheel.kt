package app.traytable.ui.solo

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.drawn
import app.traytable.ui.words.Speech

private val QUARTER = 92.dp
private val GAP = 4.dp

/** Four quarters of a circle, each with its colour, its shape and its name. */
@Composable
fun ColourWheel(onChoose: (Colour) -> Unit) {
    val size = QUARTER * LocalDensity.current.fontScale.coerceIn(1f, MOST_GROWTH)
    Column(verticalArrangement = Arrangement.spacedBy(GAP)) {
        SoloCards.COLOURS.chunked(2).forEachIndexed { row, colours ->
            Row(horizontalArrangement = Arrangement.spacedBy(GAP)) {
                colours.forEachIndexed { column, colour ->
                    Quarter(colour, size, row, column) { onChoose(colour) }
                }
            }
        }
    }
}

private const val MOST_GROWTH = 1.6f

@Composable
private fun Quarter(
    wished: Colour,
    size: Dp,
    row: Int,
    column: Int,
    onChoose: () -> Unit,
) {
    val colour = wished.drawn()

    fun corner(
        atRow: Int,
        atColumn: Int,
    ) = if (row == atRow && column == atColumn) size else 6.dp

    val shape = RoundedCornerShape(corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0))
    Surface(color = colour.field, contentColor = colour.ink, shape = shape) {
        Box(
            Modifier.size(size).clickable(role = Role.Button, onClick = onChoose),
            // The name lies where the quarter is widest, near the middle of the wheel.
            contentAlignment = Alignment.Center,
        ) {
            Column(
                Modifier.padding(
                    start = if (column == 0) size * INWARDS else 0.dp,
                    end = if (column == 1) size * INWARDS else 0.dp,
                    top = if (row == 0) size * INWARDS else 0.dp,
                    bottom = if (row == 1) size * INWARDS else 0.dp,
                ),
                horizontalAlignment = Alignment.CenterHorizontally,
            ) {
                ShapeOf(colour, Modifier.size(28.dp))
                Text(
                    Speech(LocalResources.current).colour(wished),
                    fontWeight = FontWeight.Bold,
                    maxLines = 1,
                    style = MaterialTheme.typography.bodyLarge,
                )
            }
        }
    }
}

private const val INWARDS = 0.16f

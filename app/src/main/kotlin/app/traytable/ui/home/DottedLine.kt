package app.traytable.ui.home

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.IntrinsicMeasurable
import androidx.compose.ui.layout.IntrinsicMeasureScope
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasurePolicy
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.unit.Constraints

/** Short words with a dot between neighbours on a line, never at the end of one. */
@Composable
fun DottedLine(
    words: List<String>,
    modifier: Modifier = Modifier,
) {
    Layout(
        content = {
            words.forEach { Word(it) }
            repeat(words.size) { Word(" · ") }
        },
        modifier,
        DottedLinePolicy,
    )
}

private object DottedLinePolicy : MeasurePolicy {
    override fun MeasureScope.measure(
        measurables: List<Measurable>,
        constraints: Constraints,
    ): MeasureResult {
        val each = Constraints(maxWidth = constraints.maxWidth)
        val parts = measurables.map { it.measure(each) }
        val words = parts.take(parts.size / 2)
        val dots = parts.drop(parts.size / 2)
        val lines = broken(words.map { it.width }, dots.first().width, constraints.maxWidth)
        val height = words.maxOf { it.height }
        val width = lines.maxOf { line -> line.sumOf { words[it].width + dots[it].width } }
        return layout(
            width.coerceIn(constraints.minWidth, constraints.maxWidth),
            height * lines.size,
        ) {
            lines.forEachIndexed { row, line ->
                var x = 0
                line.forEach { index ->
                    words[index].placeRelative(x, row * height)
                    x += words[index].width
                    if (index != line.last()) dots[index].placeRelative(x, row * height)
                    x += dots[index].width
                }
            }
        }
    }

    // What Compose would assume gives every word a line of its own.
    override fun IntrinsicMeasureScope.minIntrinsicHeight(
        measurables: List<IntrinsicMeasurable>,
        width: Int,
    ): Int {
        val widths = measurables.map { it.maxIntrinsicWidth(Constraints.Infinity) }
        val lines = broken(widths.take(widths.size / 2), widths.last(), width)
        return lines.size * measurables.first().minIntrinsicHeight(Constraints.Infinity)
    }
}

/** Fills from the end: a lone word above a full line looks meant, below it looks left over. */
private fun broken(
    words: List<Int>,
    dot: Int,
    width: Int,
): List<List<Int>> =
    words.indices.reversed().fold(emptyList()) { lines, next ->
        val longer = listOf(next) + lines.firstOrNull().orEmpty()
        if (lines.isNotEmpty() && longer.sumOf { words[it] + dot } - dot <= width) {
            listOf(longer) + lines.drop(1)
        } else {
            listOf(listOf(next)) + lines
        }
    }

@Composable
private fun Word(text: String) =
    Text(
        text,
        color = MaterialTheme.colorScheme.onSurfaceVariant,
        style = MaterialTheme.typography.bodyMedium,
    )

package app.traytable.ui.statistics

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.FigurePart
import app.traytable.room.FigureWords
import app.traytable.room.GameRoom
import app.traytable.statistics.Statistics
import app.traytable.ui.cards.CardColour
import app.traytable.ui.setup.Plate
import app.traytable.ui.setup.PlateTitle
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** What only this game counts, in its own words. */
@Composable
internal fun FigurePlate(
    room: GameRoom<*, *, *, *>,
    statistics: Statistics,
) {
    if (room.figures.isEmpty() || statistics.figures().isEmpty()) return
    val sum = { id: String -> statistics.figures()[id] ?: 0L }
    val played = statistics.played()
    Plate {
        PlateTitle(stringResource(R.string.statistics_in_game, stringResource(room.shelf.name())))
        room.figures.forEach { figure ->
            when (figure) {
                is FigureWords.PerMatch -> {
                    Figure(stringResource(figure.label), average(sum(figure.id), played))
                }

                is FigureWords.InAll -> {
                    Figure(stringResource(figure.label), "${sum(figure.id)}")
                }

                is FigureWords.PerEach -> {
                    val each = sum(figure.each).toInt().coerceAtLeast(1)
                    Figure(stringResource(figure.label), average(sum(figure.id), each))
                }

                is FigureWords.Against -> {
                    Against(figure, sum)
                }

                is FigureWords.Parts -> {
                    Parts(figure, sum, played)
                }
            }
        }
    }
}

@Composable
private fun Figure(
    label: String,
    value: String,
) = Row(
    Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = "$label: $value" },
    Arrangement.spacedBy(12.dp),
    Alignment.CenterVertically,
) {
    val ink = LocalTrayColours.current.ink
    Text(label, Modifier.weight(1f), color = ink, style = TrayType.story)
    Text(value, color = ink, style = TrayType.prompt)
}

@Composable
private fun Against(
    figure: FigureWords.Against,
    sum: (String) -> Long,
) {
    val colours = LocalTrayColours.current
    val one = sum(figure.one.id)
    val other = sum(figure.other.id)
    val title = stringResource(figure.title)
    val oneLabel = stringResource(figure.one.label)
    val otherLabel = stringResource(figure.other.label)
    Column(
        Modifier.clearAndSetSemantics {
            contentDescription = "$title: $oneLabel $one, $otherLabel $other"
        },
        Arrangement.spacedBy(4.dp),
    ) {
        Text(title, color = colours.ink, style = TrayType.story)
        PartedBar(
            listOf(colours.lamp to one.toFloat(), colours.felt to other.toFloat()),
            Modifier.fillMaxWidth().height(18.dp),
        )
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            Counted(one, oneLabel, TextAlign.Start, Modifier.weight(1f))
            Counted(other, otherLabel, TextAlign.End, Modifier.weight(1f))
        }
    }
}

@Composable
private fun Counted(
    number: Long,
    label: String,
    align: TextAlign,
    modifier: Modifier,
) = Column(modifier) {
    val colours = LocalTrayColours.current
    val wide = Modifier.fillMaxWidth()
    Text("$number", wide, color = colours.ink, textAlign = align, style = TrayType.prompt)
    Text(label, wide, color = colours.inkSoft, textAlign = align, style = TrayType.name)
}

@Composable
private fun Parts(
    figure: FigureWords.Parts,
    sum: (String) -> Long,
    played: Int,
) {
    val longest = figure.parts.maxOf { sum(it.id) }.coerceAtLeast(1)
    Column(verticalArrangement = Arrangement.spacedBy(6.dp)) {
        Text(
            stringResource(figure.title),
            color = LocalTrayColours.current.ink,
            style = TrayType.story,
        )
        figure.parts.forEach { part ->
            val value = average(sum(part.id), played)
            PartBar(part, value, sum(part.id).coerceAtLeast(0).toFloat() / longest)
        }
    }
}

@Composable
private fun PartBar(
    part: FigurePart,
    value: String,
    length: Float,
) {
    val label = stringResource(part.label)
    val colours = LocalTrayColours.current
    val letters = LocalDensity.current.fontScale
    val shape = RoundedCornerShape(5.dp)
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = "$label: $value" },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Text(label, Modifier.width(64.dp * letters), color = colours.ink, style = TrayType.count)
        Box(Modifier.weight(1f)) {
            Spacer(
                Modifier
                    .fillMaxWidth(length)
                    .height(18.dp)
                    .background((part.colour ?: CardColour.Black).field, shape)
                    .border(1.2.dp, colours.ink, shape),
            )
        }
        Text(value, color = colours.ink, style = TrayType.prompt)
    }
}

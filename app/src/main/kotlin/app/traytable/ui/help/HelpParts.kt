package app.traytable.ui.help

import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace

/** Wide enough for the word on the card. */
private val CARD = 84.dp
private val SMALL_CARD = 64.dp
private val GAP = 12.dp

/** What words need beside a card, at the usual size of letters. */
private val BESIDE = 160.dp

@Composable
fun HelpPartView(part: HelpPart) =
    when (part) {
        is HelpPart.Paragraph -> Paragraph(part.text())
        is HelpPart.Picture -> PictureView(part)
        is HelpPart.Entry -> EntryView(part.heading(), part.text(), part.cards())
        is HelpPart.Choice -> EntryView(part.heading(), part.text(), emptyList())
        is HelpPart.Figure -> FigureView(part)
    }

@Composable
private fun Paragraph(
    @StringRes text: Int,
) = Text(stringResource(text), style = MaterialTheme.typography.bodyLarge)

@Composable
private fun Caption(
    @StringRes text: Int,
) = Text(
    stringResource(text),
    color = MaterialTheme.colorScheme.onSurfaceVariant,
    style = MaterialTheme.typography.bodyMedium,
)

@Composable
private fun PictureView(picture: HelpPart.Picture) {
    Column(Modifier.padding(vertical = 8.dp), Arrangement.spacedBy(12.dp)) {
        picture.rows().forEach { CardRow(it) }
        picture.caption()?.let { Caption(it) }
    }
}

/** Side by side, if need be a little smaller; on several lines if that would be too small. */
@Composable
private fun CardRow(cards: List<LaidCard>) {
    BoxWithConstraints {
        val share = (maxWidth - GAP * (cards.size - 1)) / cards.size
        val width = if (share >= SMALL_CARD) minOf(share, CARD) else CARD
        FlowRow(
            horizontalArrangement = Arrangement.spacedBy(GAP),
            verticalArrangement = Arrangement.spacedBy(GAP),
        ) {
            cards.forEach { Card(it.face(), Modifier.width(width), it.state()) }
        }
    }
}

@Composable
private fun FigureView(figure: HelpPart.Figure) {
    Column(Modifier.padding(vertical = 8.dp), Arrangement.spacedBy(12.dp)) {
        figure.drawing().Draw()
        Caption(figure.caption())
    }
}

/** The words beside a single card where there is room for them, else below the cards. */
@Composable
private fun EntryView(
    @StringRes heading: Int,
    @StringRes text: Int,
    cards: List<CardFace>,
) {
    BoxWithConstraints(Modifier.padding(top = 4.dp)) {
        val room: Dp = (maxWidth - (CARD + 16.dp) * cards.size) / LocalDensity.current.fontScale
        if (cards.isNotEmpty() && room >= BESIDE) {
            Row(horizontalArrangement = Arrangement.spacedBy(16.dp)) {
                cards.forEach { Card(it, Modifier.width(CARD)) }
                EntryWords(heading, text)
            }
        } else {
            Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
                if (cards.isNotEmpty()) CardRow(cards.map { LaidCard(it) })
                EntryWords(heading, text)
            }
        }
    }
}

@Composable
private fun EntryWords(
    @StringRes heading: Int,
    @StringRes text: Int,
) {
    Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
        Text(
            // On the card a word may take two lines.
            stringResource(heading).replace('\n', ' '),
            Modifier.semantics { heading() },
            style = MaterialTheme.typography.titleMedium,
        )
        Paragraph(text)
    }
}

package app.traytable.ui.qwinto

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.ui.cards.Card
import app.traytable.ui.table.Said
import app.traytable.ui.table.place

/** Everybody else's sheets, side by side where they can be read so. */
@Composable
internal fun Others(
    parts: Parts,
    inOneRow: Boolean,
) {
    val others = parts.others
    if (others.isEmpty()) return
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val pair = (maxWidth - GAP) / 2
        val large = LocalDensity.current.fontScale > LARGE_LETTERS
        val alone = others.size == 1
        val width =
            when {
                large || pair < READABLE -> maxWidth

                // Where the own cards need the height, a single sheet stays small as well.
                alone -> if (inOneRow) pair * 1.3f else maxWidth

                else -> pair
            }
        if (inOneRow && others.size > 2 && width < maxWidth) {
            Row(
                Modifier.horizontalScroll(rememberScrollState()),
                Arrangement.spacedBy(GAP),
            ) { others.forEach { SheetPlate(parts, it, Modifier.width(READABLE)) } }
        } else {
            FlowRow(
                Modifier.fillMaxWidth(),
                Arrangement.spacedBy(GAP, Alignment.CenterHorizontally),
                Arrangement.spacedBy(GAP),
            ) { others.forEach { SheetPlate(parts, it, Modifier.width(width)) } }
        }
    }
}

private val GAP = 8.dp
private val READABLE = 148.dp
internal const val LARGE_LETTERS = 1.3f

/** The square and the pile, and what has been called. */
@Composable
internal fun Middle(
    parts: Parts,
    choices: Choices,
    card: Dp,
) {
    val call = parts.call
    FlowRow(
        Modifier.fillMaxWidth().padding(vertical = 6.dp),
        Arrangement.spacedBy(16.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        if (call == null) {
            Square(parts, choices.lay.takeIf { parts.isLaying } ?: Lay(), card) {
                choices.lay = choices.lay.withPlace(it)
            }
            Pile(parts)
        } else {
            Square(parts, Lay(), card * 0.75f, notes = false)
            Called(parts, call)
        }
    }
}

@Composable
private fun Pile(parts: Parts) {
    val left = parts.view.drawPile()
    val alone = parts.view.seats() == 1
    val spoken =
        if (alone) {
            pluralStringResource(R.plurals.qwinto_pile_alone, left, left)
        } else {
            pluralStringResource(R.plurals.qwinto_pile, left, left)
        }
    Column(
        Modifier.clearAndSetSemantics { contentDescription = spoken },
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        if (left > 0) Card(null, Modifier.width(40.dp).place(parts.flights, PILE))
        Text(
            if (alone) stringResource(R.string.qwinto_left, left) else "$left",
            style = MaterialTheme.typography.titleMedium,
        )
    }
}

/** What happened last, and who has to answer. */
@Composable
internal fun Spoken(
    parts: Parts,
    lines: Int,
) {
    val frame = parts.table.frame
    // A hand-over says it itself.
    if (parts.table.isHandOver) return
    val news = news(parts)
    if (news.isNotEmpty() || frame.refused() != null) {
        Said(frame, lines = lines, sentences = parts.table.inWords(news))
    }
    if (parts.call != null) StillToAnswer(parts)
}

/** Without what stands on the table anyway: the call, and that others draw. */
private fun news(parts: Parts): List<QwintoEvent> =
    if (parts.call != null) {
        sinceTheCall(parts.table)
    } else {
        parts.table.last.filter { it !is QwintoEvent.Draws || it.seat() == parts.table.viewer }
    }

@Composable
private fun StillToAnswer(parts: Parts) {
    val names = parts.table.seats.filter { parts.view.waiting().contains(it) }
    if (names.size > 1 || parts.near !in names) {
        val listed = names.joinToString { parts.table.name(it) }
        Text(
            stringResource(R.string.qwinto_still_to_answer, listed),
            Modifier.fillMaxWidth(),
            textAlign = TextAlign.Center,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
}

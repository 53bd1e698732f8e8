package app.traytable.ui.qwinto

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.text.style.TextDecoration
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.qwinto.QwintoCall
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.table.place
import app.traytable.ui.words.Speech

/**
 * The four open cards. Beside each stands how many it covers, or, once a card is chosen, what would
 * be called there.
 */
@Composable
internal fun Square(
    parts: Parts,
    lay: Lay,
    card: Dp,
    notes: Boolean = true,
    onPlace: (Int) -> Unit = {},
) {
    val calls = lay.calls(parts.view, parts.table.moves)
    // A chosen card rises above its place.
    Column(Modifier.padding(top = card * 0.12f), Arrangement.spacedBy(12.dp)) {
        PLACES.chunked(2).forEach { (left, right) ->
            Row(
                horizontalArrangement = Arrangement.spacedBy(10.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                val before = Alignment.Start.takeIf { notes }
                val after = Alignment.End.takeIf { notes }
                Place(parts, lay, left, card, calls[left], before) { onPlace(left) }
                Place(parts, lay, right, card, calls[right], after) { onPlace(right) }
            }
        }
    }
}

@Composable
private fun Place(
    parts: Parts,
    lay: Lay,
    place: Int,
    width: Dp,
    call: QwintoCall?,
    noteAt: Alignment.Horizontal?,
    onTap: () -> Unit,
) {
    val resources = LocalResources.current
    val chosen = place == lay.place || place == lay.next
    val top = lay.cardAt(parts.view, place)
    val under = parts.view.covered(place).size + if (chosen && lay.card != null) 1 else 0
    val spoken =
        listOfNotNull(
            spokenPlace(resources, place, top, under),
            call?.let { wouldCall(resources, it) },
        ).joinToString(". ")
    val legal = call != null
    Row(
        Modifier
            .clickable(legal) { onTap() }
            .clearAndSetSemantics {
                contentDescription = spoken
                if (legal) {
                    role = Role.Button
                    selected = chosen
                    onClick {
                        onTap()
                        true
                    }
                }
            },
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        if (noteAt == Alignment.Start) Note(parts, call, under, Alignment.End)
        Box(Modifier.width(width)) {
            coveredNow(parts.table.happened, place)?.let { Card(qwintoFace(it)) }
            Card(
                qwintoFace(top),
                Modifier.place(parts.flights, placeName(place)),
                standing(legal, chosen && lay.card != null),
            )
        }
        if (noteAt == Alignment.End) Note(parts, call, under, Alignment.Start)
    }
}

private fun standing(
    legal: Boolean,
    chosen: Boolean,
) = if (chosen) {
    CardState.Selected
} else if (legal) {
    CardState.Legal
} else {
    CardState.Plain
}

@Composable
private fun Note(
    parts: Parts,
    call: QwintoCall?,
    under: Int,
    alignment: Alignment.Horizontal,
) {
    Column(
        Modifier.widthIn(min = 56.dp),
        Arrangement.spacedBy(2.dp),
        alignment,
    ) {
        if (call != null) {
            val fits = parts.fits(call)
            Text(
                Speech(LocalResources.current).signed(call.sum()),
                color =
                    if (fits) {
                        MaterialTheme.colorScheme.onSurface
                    } else {
                        MaterialTheme.colorScheme.onSurfaceVariant
                    },
                textDecoration = if (fits) null else TextDecoration.LineThrough,
                style = MaterialTheme.typography.headlineMedium,
            )
            ColourSigns(call.colours())
        } else if (under > 0) {
            Row(
                horizontalArrangement = Arrangement.spacedBy(6.dp),
                verticalAlignment = Alignment.CenterVertically,
            ) {
                Card(null, Modifier.width(14.dp))
                Text(
                    "$under",
                    Modifier.padding(vertical = 4.dp),
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
        }
    }
}

package app.traytable.ui.pointapile

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.words.Speech
import app.traytable.ui.words.refusal

/** Wide enough for the words on the cards. */
private val READABLE = 84.dp

/** What lies in the pile that is aimed at, or why it is barred. */
@Composable
internal fun AimedAt(
    parts: Parts,
    seat: Seat,
    room: Room,
) {
    when (val target = parts.aim.target) {
        null -> {
            Choices(parts, seat)
        }

        Aim.SPACE -> {
            Line(stringResource(R.string.pile_space_means))
        }

        else -> {
            Barrier(parts, target)
            Row(
                Modifier.horizontalScroll(rememberScrollState()),
                Arrangement.spacedBy(8.dp),
            ) {
                parts.view.piles()[target].asReversed().forEach { card ->
                    Card(pointAPileFace(card), Modifier.width(READABLE * room.scale))
                }
            }
        }
    }
}

/** How to point, and which piles are barred. */
@Composable
private fun Choices(
    parts: Parts,
    seat: Seat,
) {
    Line(stringResource(R.string.pile_choose_target))
    val barred =
        parts.view
            .piles()
            .indices
            .filter { parts.view.refusal(seat, it) != null }
    if (barred.isNotEmpty()) {
        val numbers = Speech(LocalResources.current).and(barred.map { "${it + 1}" })
        Line(stringResource(R.string.pile_barred, numbers))
    }
}

@Composable
private fun Barrier(
    parts: Parts,
    pile: Int,
) {
    val reason = barrierInWords(parts, pile) ?: return
    Text(
        reason,
        Modifier.semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error,
        style = MaterialTheme.typography.bodyLarge,
    )
}

/** Why the viewer may not point at this pile; null if they may. */
@Composable
internal fun barrierInWords(
    parts: Parts,
    pile: Int,
): String? {
    val viewer = parts.table.viewer ?: return null
    return when (val why = parts.view.refusal(viewer, pile)) {
        null -> {
            null
        }

        PointAPileRefusal.SAME_COLOUR -> {
            stringResource(R.string.pile_same_colour, parts.table.name(viewer))
        }

        else -> {
            refusal(LocalResources.current, PointAPileRoom, why)
        }
    }
}

@Composable
private fun Line(words: String) {
    Text(
        words,
        Modifier.fillMaxWidth(),
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.bodyLarge,
    )
}

package app.traytable.ui.noidea

import androidx.compose.foundation.clickable
import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.foundation.gestures.waitForUpOrCancellation
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Seat

/** What a seat has won, as everybody may count it: trophies, and the points of its prizes. */
@Composable
fun Winnings(
    view: NoIdeaView,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    val trophies = view.trophies(seat)
    val prizes = prizes(view, seat)
    val open = trophies.isNotEmpty() && trophies.all { it >= 0 } && view.viewer() != seat
    val spoken =
        listOf(
            pluralStringResource(R.plurals.noidea_trophies, trophies.size, trophies.size),
            pluralStringResource(R.plurals.noidea_prizes, prizes.size, prizes.size),
        ).joinToString()
    Row(
        modifier.clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(4.dp),
        Alignment.CenterVertically,
    ) {
        Icon(painterResource(R.drawable.ic_trophy), null)
        Count(if (open) "${trophies.size} (${trophies.sum()})" else "${trophies.size}")
        if (prizes.isNotEmpty()) {
            Icon(painterResource(R.drawable.ic_prize), null, Modifier.padding(start = 6.dp))
            Count("${prizes.size}")
        }
    }
}

private fun prizes(
    view: NoIdeaView,
    seat: Seat,
): List<Int> = (0..2).flatMap { value -> List(view.prizes(seat, value)) { value } }

@Composable
private fun Count(text: String) = Text(text, style = MaterialTheme.typography.bodyMedium)

/**
 * One's own winnings: their values show as long as a finger rests here, so that nobody else reads
 * them by chance.
 */
@Composable
fun OwnWinnings(
    view: NoIdeaView,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    var held by remember(seat) { mutableStateOf(false) }
    val look = stringResource(R.string.noidea_hold_to_see)
    WinningsPlate(
        view,
        seat,
        if (held) worth(view, seat) else look,
        modifier
            .pointerInput(seat) {
                awaitEachGesture {
                    awaitFirstDown()
                    held = true
                    waitForUpOrCancellation()
                    held = false
                }
            }.semantics(mergeDescendants = true) {
                // A finger cannot rest through a screen reader: there, one press shows, the next hides.
                onClick(look) {
                    held = !held
                    true
                }
            },
    )
}

/** Before everybody's eyes: their values are for their owner, once the others look away. */
@Composable
fun GuardedWinnings(
    view: NoIdeaView,
    seat: Seat,
    onPeek: (Seat) -> Unit,
    modifier: Modifier = Modifier,
) {
    val look = stringResource(R.string.peek_look)
    WinningsPlate(
        view,
        seat,
        look,
        modifier
            .semantics(mergeDescendants = true) {}
            .clickable(role = Role.Button) { onPeek(seat) },
    )
}

@Composable
private fun WinningsPlate(
    view: NoIdeaView,
    seat: Seat,
    words: String,
    modifier: Modifier,
) {
    Surface(
        Modifier.heightIn(min = 48.dp).clip(RoundedCornerShape(12.dp)).then(modifier),
        RoundedCornerShape(12.dp),
        MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Row(
            Modifier.padding(horizontal = 12.dp, vertical = 8.dp),
            Arrangement.spacedBy(12.dp),
            Alignment.CenterVertically,
        ) {
            Winnings(view, seat)
            Text(words, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** The values of the trophies and prizes of one who looks alone. */
@Composable
fun TrophyValues(
    view: NoIdeaView,
    seat: Seat,
) {
    Text(
        worth(view, seat),
        textAlign = TextAlign.Center,
        style = MaterialTheme.typography.headlineMedium,
    )
}

@Composable
private fun worth(
    view: NoIdeaView,
    seat: Seat,
): String {
    val values = view.trophies(seat).filter { it >= 0 }.map { it.toInt() } + prizes(view, seat)
    return stringResource(
        R.string.noidea_worth,
        values.joinToString(" + ").ifEmpty { "0" },
        values.sum(),
    )
}

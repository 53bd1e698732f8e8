package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileState.Phase

/** What there is to do it with: the cards to be put, or the pile that is aimed at. */
@Composable
internal fun Hand(
    parts: Parts,
    room: Room,
) {
    val viewer = parts.table.viewer
    val own = parts.own
    if (own != null && parts.mayHoldMission(own)) {
        Mission(parts, own, Modifier.fillMaxWidth())
    }
    if (parts.isPointing && viewer != null) AimedAt(parts, viewer, room)
    if (parts.isPutting) {
        if (parts.table.actor != null) FormingWords(parts)
        if (!parts.forming.isDone) OpenCards(parts, room, Modifier.padding(top = 6.dp * room.scale))
    }
}

/** The one button of the moment. */
@Composable
internal fun Deed(parts: Parts) {
    val isSplit = parts.view.phase() == Phase.SPLITTING
    when {
        parts.isPointing -> {
            BigButton(pointAt(parts.aim.target), parts.aim.mayPoint, parts.aim::point)
        }

        parts.forming.isDone -> {
            val words = if (isSplit) R.string.pile_done_split else R.string.pile_done
            BigButton(stringResource(words), true, parts.forming::done)
        }

        parts.table.ui is TableUi.Watching -> {
            TextButton(
                parts.table.actions.hurry,
                Modifier.fillMaxWidth().heightIn(min = 48.dp),
            ) { Text(stringResource(R.string.table_hurry)) }
        }
    }
}

@Composable
private fun BigButton(
    words: String,
    enabled: Boolean,
    onClick: () -> Unit,
) {
    Button(onClick, Modifier.fillMaxWidth().heightIn(min = 56.dp), enabled) {
        Text(words, textAlign = TextAlign.Center, style = MaterialTheme.typography.titleMedium)
    }
}

@Composable
private fun pointAt(target: Int?): String =
    when (target) {
        null -> stringResource(R.string.pile_point)
        Aim.SPACE -> stringResource(R.string.pile_point_space)
        else -> stringResource(R.string.pile_point_at, target + 1)
    }

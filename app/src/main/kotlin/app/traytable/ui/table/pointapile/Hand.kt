package app.traytable.ui.table.pointapile

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
    scene: Scene,
    room: Room,
) {
    val viewer = scene.table.viewer
    val own = scene.own
    if (own != null && scene.mayHoldMission(own)) {
        Mission(scene, own, Modifier.fillMaxWidth())
    }
    if (scene.isPointing && viewer != null) AimedAt(scene, viewer, room)
    if (scene.isPutting) {
        if (scene.table.actor != null) FormingWords(scene)
        if (!scene.forming.isDone) OpenCards(scene, room, Modifier.padding(top = 6.dp * room.scale))
    }
}

/** The one button of the moment. */
@Composable
internal fun Deed(scene: Scene) {
    val isSplit = scene.view.phase() == Phase.SPLITTING
    when {
        scene.isPointing -> {
            BigButton(pointAt(scene.aim.target), scene.aim.mayPoint, scene.aim::point)
        }

        scene.forming.isDone -> {
            val words = if (isSplit) R.string.pile_done_split else R.string.pile_done
            BigButton(stringResource(words), true, scene.forming::done)
        }

        scene.table.ui is TableUi.Watching -> {
            TextButton(
                scene.table.actions.hurry,
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

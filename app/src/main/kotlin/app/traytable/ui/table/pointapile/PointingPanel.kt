package app.traytable.ui.table.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.words.Speech
import app.traytable.ui.words.refusal

/** What the aimed-at pile holds, or why it is barred, and the button that points for good. */
@Composable
internal fun PointingPanel(
    scene: Scene,
    seat: Seat,
    mostHeight: Dp,
) {
    val aim = scene.aim
    val target = aim.target
    Column(verticalArrangement = Arrangement.spacedBy(12.dp)) {
        Column(
            Modifier.heightIn(max = mostHeight).verticalScroll(rememberScrollState()),
            Arrangement.spacedBy(8.dp),
        ) {
            when (target) {
                null -> Choices(scene, seat)
                Aim.SPACE -> Line(stringResource(R.string.pile_space_means))
                else -> Target(scene, seat, target)
            }
        }
        Button(
            aim::point,
            Modifier.fillMaxWidth().heightIn(min = 56.dp),
            enabled = aim.mayPoint,
        ) {
            Text(pointAt(target), style = MaterialTheme.typography.titleMedium)
        }
    }
}

@Composable
private fun pointAt(target: Int?): String =
    when (target) {
        null -> stringResource(R.string.pile_point)
        Aim.SPACE -> stringResource(R.string.pile_point_space)
        else -> stringResource(R.string.pile_point_at, target + 1)
    }

/** What may be pointed at, and why not at the others. */
@Composable
private fun Choices(
    scene: Scene,
    seat: Seat,
) {
    val resources = LocalResources.current
    Line(stringResource(R.string.pile_choose_target, scene.table.name(seat)))
    val barred = scene.view.piles().indices.groupBy { scene.view.barrier(seat, it) } - null
    barred.forEach { (reason, piles) ->
        val numbers = Speech(resources).and(piles.map { "${it + 1}" })
        Line(
            resources.getQuantityString(
                R.plurals.pile_barred_because,
                piles.size,
                numbers,
                barrierInWords(scene, seat, reason.orEmpty()),
            ),
        )
    }
}

@Composable
private fun Target(
    scene: Scene,
    seat: Seat,
    pile: Int,
) {
    val reason = scene.view.barrier(seat, pile)
    if (reason != null) {
        Text(
            barrierInWords(scene, seat, reason),
            Modifier.semantics { liveRegion = LiveRegionMode.Polite },
            color = MaterialTheme.colorScheme.error,
            style = MaterialTheme.typography.bodyLarge,
        )
    }
    SpreadCards(scene.view.piles()[pile])
}

@Composable
private fun barrierInWords(
    scene: Scene,
    seat: Seat,
    reason: String,
): String =
    if (reason == "same-colour") {
        stringResource(R.string.pile_same_colour, scene.table.name(seat))
    } else {
        refusal(LocalResources.current, scene.frame.game(), reason)
    }

@Composable
private fun Line(words: String) {
    Text(words, style = MaterialTheme.typography.bodyLarge)
}

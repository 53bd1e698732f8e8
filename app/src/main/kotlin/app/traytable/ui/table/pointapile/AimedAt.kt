package app.traytable.ui.table.pointapile

import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
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
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.faces.pointAPileFace
import app.traytable.ui.words.Speech
import app.traytable.ui.words.refusal

/** Wide enough for the words on the cards. */
private val READABLE = 84.dp

/** What lies in the pile that is aimed at, or why it is barred. */
@Composable
internal fun AimedAt(
    scene: Scene,
    seat: Seat,
    room: Room,
) {
    when (val target = scene.aim.target) {
        null -> {
            Choices(scene, seat)
        }

        Aim.SPACE -> {
            Line(stringResource(R.string.pile_space_means))
        }

        else -> {
            Barrier(scene, seat, target)
            Row(
                Modifier.horizontalScroll(rememberScrollState()),
                Arrangement.spacedBy(8.dp),
            ) {
                scene.view.piles()[target].asReversed().forEach { card ->
                    Card(pointAPileFace(card), Modifier.width(READABLE * room.scale))
                }
            }
        }
    }
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
        val why = barrierInWords(scene, seat, reason.orEmpty())
        Line(
            resources.getQuantityString(R.plurals.pile_barred_because, piles.size, numbers, why),
        )
    }
}

@Composable
private fun Barrier(
    scene: Scene,
    seat: Seat,
    pile: Int,
) {
    val reason = scene.view.barrier(seat, pile) ?: return
    Text(
        barrierInWords(scene, seat, reason),
        Modifier.semantics { liveRegion = LiveRegionMode.Polite },
        color = MaterialTheme.colorScheme.error,
        style = MaterialTheme.typography.bodyLarge,
    )
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

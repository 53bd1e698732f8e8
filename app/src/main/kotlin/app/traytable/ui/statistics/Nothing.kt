package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Animal
import app.traytable.statistics.Company
import app.traytable.statistics.Statistics
import app.traytable.ui.WholeText
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.littleTray
import app.traytable.ui.tray.pieces.Piece

/** Before anybody has played a match to its end: what will be here. */
@Composable
internal fun NobodyYet() {
    Column(
        Modifier.fillMaxWidth().littleTray(RIM).padding(30.dp, 36.dp),
        Arrangement.spacedBy(20.dp),
        Alignment.CenterHorizontally,
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
            listOf(Animal.FOX, Animal.WHALE, Animal.FROG).forEach {
                Piece(it, 54.dp)
            }
        }
        Text(
            stringResource(R.string.statistics_nobody),
            color = LocalTrayColours.current.feltInk,
            textAlign = TextAlign.Center,
            style = TrayType.prompt,
        )
    }
}

/** Why there is nothing of this person, and what to do about it. */
@Composable
internal fun NothingCounted(statistics: Statistics) {
    val asked = statistics.asked()
    val person = statistics.people().first { it.name() == asked.person() }
    val isNarrowed = asked.game().isNotEmpty() || asked.company() != Company.ANYBODY
    val words =
        when {
            isNarrowed -> R.string.statistics_nothing_here
            statistics.since() > 0 -> R.string.statistics_nothing_since
            else -> R.string.statistics_nothing
        }
    Row(
        Modifier.fillMaxWidth().littleTray(RIM).padding(24.dp, 28.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Piece(person.animal(), 66.dp)
        WholeText(
            stringResource(words, person.name()),
            Modifier.weight(1f),
            color = LocalTrayColours.current.feltInk,
            style = TrayType.prompt,
        )
    }
}

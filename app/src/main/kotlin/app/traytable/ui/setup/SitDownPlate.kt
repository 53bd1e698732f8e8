package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Animal
import app.traytable.rules.table.Level
import app.traytable.setup.Draft
import app.traytable.setup.SeatPlanner
import app.traytable.ui.ear.takesFocus
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.LevelWords.levelName

/** Who may sit down on a free chair: those known here first, then bots, then somebody new. */
@Composable
internal fun SitDownPlate(
    draft: Draft,
    place: Int,
    planner: SeatPlanner,
    onSit: (Draft) -> Unit,
) = Plate {
    PlateTitle(stringResource(R.string.setup_who_sits), Modifier.takesFocus(Unit))
    val known = planner.absent(draft).take(MOST_KNOWN)
    if (known.isNotEmpty()) {
        Chips {
            known.forEach { person ->
                Chip(person.name(), piece = { Piece(person.animal(), 30.dp) }) {
                    onSit(planner.sit(draft, place, person))
                }
            }
        }
    }
    Bots(SeatPlanner.free(draft)) { onSit(planner.sitBot(draft, place, it)) }
    NewName { onSit(planner.sit(draft, place, it)) }
}

/** More would be a list to search; whoever is missing is known again by the name. */
private const val MOST_KNOWN = 8

/** One piece for all three: how well it plays is the only difference. */
@Composable
private fun Bots(
    animal: Animal,
    onSit: (Level) -> Unit,
) = Row(
    horizontalArrangement = Arrangement.spacedBy(10.dp),
    verticalAlignment = Alignment.CenterVertically,
) {
    val resources = LocalResources.current
    Piece(animal, 34.dp, Modifier.padding(start = 2.dp), isBot = true)
    Chips {
        Level.entries.forEach { level ->
            val word = levelName(resources, level)
            val said = stringResource(R.string.setup_bot_level, word)
            Chip(word, Modifier.semantics { contentDescription = said }) { onSit(level) }
        }
    }
}

@Composable
private fun NewName(onSit: (String) -> Unit) {
    var name by rememberSaveable { mutableStateOf("") }
    Row(
        horizontalArrangement = Arrangement.spacedBy(12.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        val label = stringResource(R.string.setup_new_name)
        NameField(
            label,
            name,
            Modifier.weight(1f),
            placeholder = label,
            onDone = { onSit(name) },
        ) { name = it }
        Chip(stringResource(R.string.setup_sits)) { onSit(name) }
    }
}

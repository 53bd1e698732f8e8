package app.traytable.ui.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.SuggestionChip
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Person
import app.traytable.rules.table.Level
import app.traytable.setup.Chair
import app.traytable.setup.Draft
import app.traytable.setup.SeatPlanner
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.LevelWords.levelName

/** Everything about one seat: person or bot, name, animal, or no seat at all. */
@Composable
fun SeatEditor(
    draft: Draft,
    seat: Int,
    planner: SeatPlanner,
    onChange: (Draft) -> Unit,
    onDone: () -> Unit,
    onRemove: () -> Unit,
) {
    val chair = draft.chairs()[seat]
    val alter = { changed: Chair -> onChange(draft.with(seat, changed)) }
    Column(
        Modifier.padding(start = 12.dp, end = 12.dp, bottom = 8.dp),
        Arrangement.spacedBy(8.dp),
    ) {
        Kinds(chair, { onChange(planner.seatPerson(draft, seat)) }) {
            onChange(planner.seatBot(draft, seat, it))
        }
        Field(
            stringResource(R.string.setup_name),
            chair.name(),
            draft.problem()?.let { it.isOfName && it.seat() == seat } == true,
            KeyboardOptions(
                capitalization = KeyboardCapitalization.Words,
                imeAction = ImeAction.Done,
            ),
        ) { alter(chair.withName(it)) }
        if (!chair.isBot) {
            Known(planner.people.filterNot { draft.isSeated(it.name()) }) {
                onChange(planner.seatKnown(draft, seat, it))
            }
        }
        AnimalPicker(draft, seat) { alter(chair.withAnimal(it)) }
        FlowRow(Modifier.fillMaxWidth(), Arrangement.SpaceBetween) {
            TextButton(onRemove, enabled = draft.chairs().size > 1) {
                Text(stringResource(R.string.setup_remove))
            }
            TextButton(onDone) { Text(stringResource(R.string.setup_close)) }
        }
    }
}

@Composable
private fun Kinds(
    chair: Chair,
    onPerson: () -> Unit,
    onBot: (Level) -> Unit,
) {
    Picks {
        Pick(stringResource(R.string.setup_person), !chair.isBot, onChoose = onPerson)
        Pick(stringResource(R.string.setup_bot), chair.isBot) {
            onBot(chair.level() ?: Level.NORMAL)
        }
    }
    if (chair.isBot) {
        val resources = LocalResources.current
        Picks {
            Level.entries.forEach { level ->
                Pick(levelName(resources, level), chair.level() == level) { onBot(level) }
            }
        }
    }
}

/** People from earlier matches who do not sit here yet. */
@Composable
private fun Known(
    people: List<Person>,
    onChoose: (Person) -> Unit,
) {
    FlowRow(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
        people.take(MOST_KNOWN).forEach { person ->
            SuggestionChip(
                { onChoose(person) },
                { Text(person.name()) },
                Modifier.heightIn(min = 40.dp),
                icon = { Piece(person.animal(), 28.dp) },
            )
        }
    }
}

private const val MOST_KNOWN = 8

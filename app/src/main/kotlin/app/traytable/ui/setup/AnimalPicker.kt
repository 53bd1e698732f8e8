package app.traytable.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.match.Animal
import app.traytable.setup.Draft
import app.traytable.ui.keys.keyStop
import app.traytable.ui.tray.pieces.Piece

/** All the pieces there are. What another seat has already cannot be chosen. */
@Composable
fun AnimalPicker(
    draft: Draft,
    seat: Int,
    onChoose: (Animal) -> Unit,
) {
    val chair = draft.chairs()[seat]
    FlowRow(
        Modifier.selectableGroup(),
        verticalArrangement = Arrangement.spacedBy(4.dp),
        // Two equal rows where they fit.
        maxItemsInEachRow = Animal.entries.size / 2,
    ) {
        Animal.entries.forEach { animal ->
            Choice(
                animal,
                chair.isBot,
                isChosen = animal == chair.animal(),
                isFree = !draft.isTaken(animal, seat),
            ) { onChoose(animal) }
        }
    }
}

@Composable
private fun Choice(
    animal: Animal,
    isBot: Boolean,
    isChosen: Boolean,
    isFree: Boolean,
    onChoose: () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    val taken = stringResource(R.string.setup_animal_taken)
    Column(
        Modifier
            // The longest name, so that all stand in columns.
            .widthIn(min = with(LocalDensity.current) { Letter.toDp() * 4.3f })
            .clip(RoundedCornerShape(12.dp))
            .background(if (isChosen) colours.onSurface else Color.Transparent)
            .keyStop()
            .selectable(isChosen, enabled = isFree, role = Role.RadioButton, onClick = onChoose)
            .semantics { if (!isFree) stateDescription = taken }
            .alpha(if (isFree) 1f else TAKEN)
            // The antenna of a bot stands up here.
            .padding(top = 12.dp, bottom = 6.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterHorizontally,
    ) {
        Piece(animal, 48.dp, isBot = isBot)
        Text(
            stringResource(wordOf(animal)),
            color = if (isChosen) colours.surface else colours.onSurface,
            fontSize = Letter,
            style = MaterialTheme.typography.labelLarge,
        )
    }
}

private const val TAKEN = 0.3f
private val Letter = 14.sp

internal fun wordOf(animal: Animal) =
    when (animal) {
        Animal.FOX -> R.string.animal_fox
        Animal.WHALE -> R.string.animal_whale
        Animal.FROG -> R.string.animal_frog
        Animal.OWL -> R.string.animal_owl
        Animal.PIG -> R.string.animal_pig
        Animal.BEAR -> R.string.animal_bear
        Animal.CHICK -> R.string.animal_chick
        Animal.CAT -> R.string.animal_cat
        Animal.RABBIT -> R.string.animal_rabbit
        Animal.ELEPHANT -> R.string.animal_elephant
    }

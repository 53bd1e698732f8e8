package app.traytable.ui.history

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.Icon
import androidx.compose.material3.MenuDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.history.Filter
import app.traytable.match.Animal
import app.traytable.room.LocalRooms
import app.traytable.room.info
import app.traytable.ui.WholeText
import app.traytable.ui.home.nameOf
import app.traytable.ui.showsMore
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece

/** Of which game, and with whom. */
@Composable
internal fun Filters(
    ui: HistoryUi,
    onFilter: (Filter) -> Unit,
    modifier: Modifier = Modifier,
) = FlowRow(modifier, Arrangement.spacedBy(8.dp), Arrangement.spacedBy(8.dp)) {
    val filter = ui.filter
    val everyGame = Choice(null, stringResource(R.string.history_all_games))
    val games =
        LocalRooms.current.all().map {
            Choice(it.info.id(), stringResource(it.shelf.name()))
        }
    Chooser(
        // A later version may have left a match of a game that this one does not know.
        filter.game()?.let { nameOf(it) } ?: everyGame.words,
        stringResource(R.string.history_choose_game),
        listOf(everyGame) + games,
        filter.game(),
    ) { onFilter(filter.withGame(it)) }
    val everybody = Choice(null, stringResource(R.string.history_all_people))
    val people =
        ui.people.mapIndexed { index, person ->
            val animal = person.emblem().ifEmpty { null }?.let { Animal.parse(it, index) }
            Choice(person.name(), person.name(), animal)
        }
    Chooser(
        filter.person() ?: everybody.words,
        stringResource(R.string.history_choose_person),
        listOf(everybody) + people,
        filter.person(),
    ) { onFilter(filter.withPerson(it)) }
}

/** @param value null for all there is */
private class Choice(
    val value: String?,
    val words: String,
    val animal: Animal? = null,
)

/** Says what is chosen, and opens to choose otherwise. Filled with ink once it leaves something out. */
@Composable
private fun Chooser(
    words: String,
    choose: String,
    choices: List<Choice>,
    chosen: String?,
    onChoose: (String?) -> Unit,
) {
    val colours = LocalTrayColours.current
    var isOpen by remember { mutableStateOf(false) }
    val shape = RoundedCornerShape(14.dp)
    val ground = if (chosen == null) colours.plate else colours.ink
    val ink = if (chosen == null) colours.teal else colours.plate
    Box {
        Row(
            Modifier
                .clip(shape)
                .background(ground)
                .border(1.8.dp, if (chosen == null) colours.teal else colours.ink, shape)
                .clickable(onClickLabel = choose, role = Role.DropdownList) { isOpen = true }
                .heightIn(min = 48.dp)
                .padding(start = 14.dp, end = 8.dp, top = 4.dp, bottom = 4.dp),
            Arrangement.spacedBy(4.dp),
            Alignment.CenterVertically,
        ) {
            WholeText(
                words,
                Modifier.weight(1f, fill = false),
                color = ink,
                style = TrayType.count.copy(fontSize = TrayType.story.fontSize),
            )
            Icon(
                painterResource(R.drawable.ic_forward),
                contentDescription = null,
                Modifier.rotate(90f),
                tint = ink,
            )
        }
        Choices(choices, chosen, isOpen, { isOpen = false }, onChoose)
    }
}

@Composable
private fun Choices(
    choices: List<Choice>,
    chosen: String?,
    isOpen: Boolean,
    onClose: () -> Unit,
    onChoose: (String?) -> Unit,
) {
    val colours = LocalTrayColours.current
    val scroll = rememberScrollState()
    DropdownMenu(
        isOpen,
        onClose,
        Modifier.showsMore(scroll),
        scrollState = scroll,
        containerColor = colours.plate,
    ) {
        choices.forEach { choice ->
            val isChosen = choice.value == chosen
            DropdownMenuItem(
                { Text(choice.words, style = TrayType.button) },
                {
                    onClose()
                    onChoose(choice.value)
                },
                Modifier.semantics { selected = isChosen },
                leadingIcon = choice.animal?.let { { Piece(it, 26.dp) } },
                colors =
                    MenuDefaults.itemColors(
                        textColor = if (isChosen) colours.ink else colours.teal,
                    ),
            )
        }
    }
}

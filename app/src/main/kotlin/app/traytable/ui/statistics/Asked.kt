package app.traytable.ui.statistics

import androidx.annotation.StringRes
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.DropdownMenu
import androidx.compose.material3.DropdownMenuItem
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.MenuDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.layout.onPlaced
import androidx.compose.ui.layout.positionInParent
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.match.Animal
import app.traytable.match.Person
import app.traytable.room.info
import app.traytable.statistics.Company
import app.traytable.statistics.Statistics
import app.traytable.ui.setup.Chip
import app.traytable.ui.setup.Note
import app.traytable.ui.setup.Pick
import app.traytable.ui.setup.Picks
import app.traytable.ui.showsMore
import app.traytable.ui.showsMoreAcross
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece

/** About whom, in which game, and at which tables. */
@Composable
internal fun Asked(
    rooms: Rooms,
    statistics: Statistics,
    actions: StatisticsActions,
) {
    val asked = statistics.asked()
    val floor = MaterialTheme.colorScheme.surface
    PeopleRail(statistics.people(), asked.person(), floor, onChoose = actions.person)
    Picks {
        Pick(stringResource(R.string.statistics_all_games), asked.game().isEmpty()) {
            actions.game("")
        }
        rooms.all().forEach { room ->
            val id = room.info.id()
            val name = stringResource(room.shelf.name())
            Pick(name, asked.game() == id, lines = 2) { actions.game(id) }
        }
        CompanyMenu(asked.company(), actions.company)
    }
    if (asked.company() >= Company.EASY) Note(stringResource(R.string.statistics_strongest_bot))
}

/** One row on this [ground], however many they are; whoever it is about can be seen in it. */
@Composable
internal fun PeopleRail(
    people: List<Person>,
    chosen: String,
    ground: Color,
    spoken: @Composable (String) -> String = { it },
    onChoose: (String) -> Unit,
) {
    val scroll = rememberScrollState()
    var place by remember { mutableStateOf(0..0) }
    LaunchedEffect(place) {
        val seen = scroll.value..scroll.value + scroll.viewportSize
        if (place.first !in seen || place.last !in seen) scroll.scrollTo(place.first)
    }
    Row(
        Modifier.showsMoreAcross(scroll, ground).horizontalScroll(scroll).selectableGroup(),
        Arrangement.spacedBy(8.dp),
    ) {
        people.forEach { person ->
            val isChosen = person.name() == chosen
            Box(
                Modifier.onPlaced {
                    val left = it.positionInParent().x.toInt()
                    if (isChosen) place = left..left + it.size.width
                },
            ) {
                Pick(
                    person.name(),
                    isChosen,
                    { Piece(person.animal(), 28.dp) },
                    spoken = spoken(person.name()),
                ) {
                    onChoose(person.name())
                }
            }
        }
    }
}

@Composable
private fun CompanyMenu(
    chosen: Company,
    onChoose: (Company) -> Unit,
) {
    var isOpen by rememberSaveable { mutableStateOf(false) }
    val colours = LocalTrayColours.current
    val scroll = rememberScrollState()
    Box {
        Chip(
            stringResource(nameOf(chosen)),
            piece = { Piece(Animal.OWL, 26.dp, isBot = true) },
        ) { isOpen = true }
        DropdownMenu(
            isOpen,
            { isOpen = false },
            Modifier.showsMore(scroll),
            scrollState = scroll,
            containerColor = colours.plate,
        ) {
            Company.entries.forEach { company ->
                val isChosen = company == chosen
                DropdownMenuItem(
                    { Text(stringResource(nameOf(company)), style = TrayType.button) },
                    {
                        isOpen = false
                        onChoose(company)
                    },
                    Modifier.semantics { selected = isChosen },
                    colors =
                        MenuDefaults.itemColors(
                            textColor = if (isChosen) colours.ink else colours.teal,
                        ),
                )
            }
        }
    }
}

@StringRes
private fun nameOf(company: Company) =
    when (company) {
        Company.ANYBODY -> R.string.statistics_anybody
        Company.PEOPLE -> R.string.statistics_people
        Company.EASY -> R.string.statistics_easy
        Company.NORMAL -> R.string.statistics_normal
        Company.HARD -> R.string.statistics_hard
    }

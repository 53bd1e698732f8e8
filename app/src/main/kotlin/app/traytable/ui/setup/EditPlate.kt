package app.traytable.ui.setup

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.room.GameRoom
import app.traytable.rules.bots.Temper
import app.traytable.rules.table.Level
import app.traytable.setup.Chair
import app.traytable.setup.Draft
import app.traytable.setup.SeatPlanner
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.LevelWords.levelName

/** What one may do with the piece in hand. */
internal class PieceDeeds(
    val change: (Draft) -> Unit,
    val move: (place: Int) -> Unit,
    val remove: () -> Unit,
)

/** The piece in hand: its animal, its name, person or bot, one chair on, or away from the table. */
@Composable
internal fun EditPlate(
    room: GameRoom<*, *, *, *>,
    draft: Draft,
    seat: Int,
    planner: SeatPlanner,
    wrong: String?,
    deeds: PieceDeeds,
) = Plate {
    val chair = draft.chairs()[seat]
    val alter = { changed: Chair -> deeds.change(draft.with(seat, changed)) }
    var picksAnimal by rememberSaveable { mutableStateOf(false) }
    Row(horizontalArrangement = Arrangement.spacedBy(14.dp)) {
        Box(Modifier.padding(top = 10.dp)) {
            InHand(chair) { picksAnimal = !picksAnimal }
        }
        Column(Modifier.weight(1f)) {
            Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                NameField(
                    stringResource(R.string.setup_name),
                    chair.name(),
                    Modifier.weight(1f),
                    wrong = wrong,
                ) { alter(chair.withName(it)) }
                Bin(nameOf(chair), deeds.remove)
            }
            Note(
                stringResource(R.string.setup_animal_note),
                Modifier.clearAndSetSemantics {},
            )
        }
    }
    if (picksAnimal) {
        AnimalPicker(draft, seat) {
            picksAnimal = false
            alter(chair.withAnimal(it))
        }
    }
    Kinds(
        chair,
        { deeds.change(planner.seatPerson(draft, seat)) },
        { deeds.change(planner.seatBot(draft, seat, it)) },
    )
    room.tempers[Temper.of(chair.name())]?.takeIf { chair.isBot }?.let {
        Note(stringResource(it))
    }
    Chips(Modifier.fillMaxWidth()) {
        val step = { by: Int -> deeds.move((chair.place() + by).mod(draft.places())) }
        Chip(stringResource(R.string.setup_back)) { step(-1) }
        Chip(stringResource(R.string.setup_on)) { step(1) }
    }
}

@Composable
private fun InHand(
    chair: Chair,
    onTouch: () -> Unit,
) {
    val animal = stringResource(wordOf(chair.animal()))
    val other = stringResource(R.string.setup_animal_other)
    Piece(
        chair.animal(),
        62.dp,
        Modifier
            .semantics { contentDescription = animal }
            .keyStop()
            .clickable(null, FocusRing, onClickLabel = other, role = Role.Button, onClick = onTouch)
            .size(62.dp),
        isBot = chair.isBot,
    )
}

@Composable
private fun Bin(
    name: String,
    onTouch: () -> Unit,
) = IconButton(onTouch, Modifier.ringedKeyStop()) {
    Icon(
        painterResource(R.drawable.ic_delete),
        stringResource(R.string.setup_remove, name),
        tint = LocalTrayColours.current.teal,
    )
}

@Composable
private fun Kinds(
    chair: Chair,
    onPerson: () -> Unit,
    onBot: (Level) -> Unit,
) {
    val resources = LocalResources.current
    val letters = LocalDensity.current.fontScale
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) {
        val kinds =
            mapOf(
                false to stringResource(R.string.setup_person),
                true to stringResource(R.string.setup_bot),
            )
        // As wide as their words at usual letters, and with these in proportion.
        Segments(kinds, chair.isBot, Modifier.weight(5f).widthIn(min = 114.dp * letters)) {
            if (it) onBot(chair.level() ?: Level.NORMAL) else onPerson()
        }
        if (chair.isBot) {
            val levels = Level.entries.associateWith { levelName(resources, it) }
            val wide = if (letters >= LARGE) 122.dp * letters else 182.dp * letters
            Segments(levels, chair.level(), Modifier.weight(8f).widthIn(min = wide)) { onBot(it) }
        }
    }
}

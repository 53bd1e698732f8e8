package app.traytable.ui.statistics

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.data.StatisticsDao.Pair
import app.traytable.match.Person
import app.traytable.room.info
import app.traytable.statistics.Statistics
import app.traytable.ui.WholeText
import app.traytable.ui.setup.LARGE
import app.traytable.ui.setup.Note
import app.traytable.ui.setup.Plate
import app.traytable.ui.setup.PlateTitle
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.tray.pieces.field

/** Two people in the matches in which both played: who was ahead of the other how often. */
@Composable
internal fun HeadToHead(
    rooms: Rooms,
    statistics: Statistics,
    onRival: (String) -> Unit,
) {
    val people = statistics.people().associateBy { it.name() }
    val one = people[statistics.asked().person()] ?: return
    val other = people[statistics.asked().rival()] ?: return
    val rivals = statistics.rivals().mapNotNull { people[it.name()] }
    val pairs = statistics.pairs()
    val played = pairs.sumOf { it.played() }
    Plate {
        PlateTitle(stringResource(R.string.statistics_two, one.name(), other.name()))
        if (rivals.size > 1) {
            PeopleRail(
                rivals,
                other.name(),
                LocalTrayColours.current.plate,
                { stringResource(R.string.statistics_two, one.name(), it) },
                onRival,
            )
        }
        Note(pluralStringResource(R.plurals.statistics_together, played, played))
        Balance(one, other, pairs)
        Text(
            stringResource(R.string.statistics_averages),
            Modifier.fillMaxWidth(),
            color = LocalTrayColours.current.ink,
            textAlign = TextAlign.Center,
            style = TrayType.count,
        )
        rooms.all().forEach { room ->
            pairs.firstOrNull { it.game() == room.info.id() }?.let { pair ->
                HorizontalDivider(color = LocalTrayColours.current.plateLine)
                Averages(stringResource(room.shelf.name()), one, other, pair)
            }
        }
    }
}

@Composable
private fun Balance(
    one: Person,
    other: Person,
    pairs: List<Pair>,
) {
    val colours = LocalTrayColours.current
    val ahead = pairs.sumOf { it.ahead() }
    val behind = pairs.sumOf { it.behind() }
    val equal = pairs.sumOf { it.played() } - ahead - behind
    val ofOne = pluralStringResource(R.plurals.statistics_ahead, ahead, one.name(), ahead)
    val ofOther = pluralStringResource(R.plurals.statistics_ahead, behind, other.name(), behind)
    val even = pluralStringResource(R.plurals.statistics_equal, equal, equal)
    Column(
        Modifier.clearAndSetSemantics {
            contentDescription = listOf(ofOne, ofOther, even).joinToString()
        },
        Arrangement.spacedBy(6.dp),
    ) {
        Row(horizontalArrangement = Arrangement.spacedBy(12.dp)) {
            Side(one, ahead, isLeft = true, Modifier.weight(1f))
            Side(other, behind, isLeft = false, Modifier.weight(1f))
        }
        PartedBar(
            listOf(
                one.animal().field to ahead.toFloat(),
                colours.plateLine to equal.toFloat(),
                other.animal().field to behind.toFloat(),
            ),
            Modifier.fillMaxWidth().height(18.dp),
        )
        if (equal > 0) {
            Text(
                even,
                Modifier.fillMaxWidth(),
                color = colours.inkSoft,
                textAlign = TextAlign.Center,
                style = TrayType.name,
            )
        }
    }
}

@Composable
private fun Side(
    person: Person,
    ahead: Int,
    isLeft: Boolean,
    modifier: Modifier,
) {
    val ink = LocalTrayColours.current.ink
    val number: @Composable () -> Unit = {
        Text("$ahead", color = ink, style = TrayType.climax.copy(fontWeight = FontWeight.Black))
    }
    Column(
        modifier,
        Arrangement.spacedBy(6.dp),
        if (isLeft) Alignment.Start else Alignment.End,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(10.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            if (!isLeft) number()
            Piece(person.animal(), 44.dp)
            if (isLeft) number()
        }
        WholeText(
            person.name(),
            color = ink,
            textAlign = if (isLeft) TextAlign.Start else TextAlign.End,
            style = TrayType.name.copy(fontWeight = FontWeight.Bold),
        )
    }
}

/** The points of both in an average match of one game. */
@Composable
private fun Averages(
    game: String,
    one: Person,
    other: Person,
    pair: Pair,
) {
    val colours = LocalTrayColours.current
    val left = average(pair.points(), pair.played())
    val right = average(pair.theirs(), pair.played())
    val spoken =
        stringResource(
            R.string.statistics_both_averages,
            game,
            one.name(),
            left,
            other.name(),
            right,
        )
    val isLarge = LocalDensity.current.fontScale >= LARGE
    Column(Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = spoken }) {
        if (isLarge) Game(game, Modifier.fillMaxWidth())
        Row(
            horizontalArrangement = Arrangement.spacedBy(6.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(left, Modifier.weight(1f), color = colours.ink, style = TrayType.count)
            if (!isLarge) Game(game, Modifier)
            Text(
                right,
                Modifier.weight(1f),
                color = colours.ink,
                textAlign = TextAlign.End,
                style = TrayType.count,
            )
        }
    }
}

@Composable
private fun Game(
    name: String,
    modifier: Modifier,
) = Text(
    name,
    modifier,
    color = LocalTrayColours.current.inkSoft,
    textAlign = TextAlign.Center,
    style = TrayType.name,
)

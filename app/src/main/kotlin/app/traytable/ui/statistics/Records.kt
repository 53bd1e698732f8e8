package app.traytable.ui.statistics

import android.text.format.DateFormat
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalContext
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.data.Alone
import app.traytable.match.Person
import app.traytable.room.info
import app.traytable.statistics.Statistics
import app.traytable.ui.WholeText
import app.traytable.ui.cards.withMinus
import app.traytable.ui.setup.Plate
import app.traytable.ui.setup.PlateTitle
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

/** The best matches that anybody played alone. They are nobody's victories. */
@Composable
internal fun Records(
    rooms: Rooms,
    statistics: Statistics,
) {
    rooms.all().forEach { room ->
        val records = statistics.records().filter { it.game() == room.info.id() }
        if (records.isNotEmpty()) {
            Plate {
                val game = stringResource(room.shelf.name())
                PlateTitle(stringResource(R.string.statistics_records, game))
                records.forEachIndexed { index, record ->
                    val person = statistics.people().firstOrNull { it.name() == record.name() }
                    Record(index + 1, record, person, record.name() == statistics.asked().person())
                }
            }
        }
    }
}

@Composable
private fun Record(
    place: Int,
    record: Alone,
    person: Person?,
    isAsked: Boolean,
) {
    val colours = LocalTrayColours.current
    val date = DateFormat.getMediumDateFormat(LocalContext.current).format(record.ended())
    val number = stringResource(R.string.result_place, place)
    val points = Speech(LocalResources.current).points(record.points())
    val spoken = listOf(number, record.name(), points, date).joinToString()
    Row(
        Modifier.fillMaxWidth().clearAndSetSemantics { contentDescription = spoken },
        Arrangement.spacedBy(10.dp),
        Alignment.CenterVertically,
    ) {
        Text(number, color = colours.ink, style = TrayType.prompt)
        person?.let { Piece(it.animal(), 32.dp) }
        Column(Modifier.weight(1f)) {
            WholeText(
                record.name(),
                color = colours.ink,
                style =
                    TrayType.story.copy(
                        fontWeight = if (isAsked) FontWeight.Black else FontWeight.Medium,
                    ),
            )
            Text(date, color = colours.inkSoft, style = TrayType.name)
        }
        Text(withMinus(record.points()), color = colours.ink, style = TrayType.title)
    }
}

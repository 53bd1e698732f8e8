package app.traytable.ui.qwinto

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.table.place
import app.traytable.ui.tray.pieces.Piece
import app.traytable.ui.words.Speech

/** Somebody's sheet, small: a tap brings it near. One thing for TalkBack. */
@Composable
internal fun SheetPlate(
    parts: Parts,
    seat: Seat,
    modifier: Modifier = Modifier,
) {
    val sheet = parts.view.sheet(seat)
    val resources = LocalResources.current
    val answer = answer(parts.table, seat)
    val spoken =
        listOfNotNull(
            spokenSheet(resources, parts.table.name(seat), sheet),
            answer?.let { stringResource(it.words) },
            stringResource(R.string.table_to_act).takeIf { answer == null && parts.acts(seat) },
        ).joinToString() +
            (0 until 3).joinToString("") { ". " + spokenRow(resources, sheet, it) }
    Surface(
        { parts.bringNear(seat) },
        modifier.clearAndSetSemantics {
            contentDescription = spoken
            role = Role.Button
            onClick {
                parts.bringNear(seat)
                true
            }
        },
        shape = RoundedCornerShape(12.dp),
        color = ground(parts, seat),
        border = edge(parts, seat),
    ) {
        Column(Modifier.padding(6.dp), Arrangement.spacedBy(4.dp)) {
            Row(
                Modifier.fillMaxWidth().heightIn(min = 24.dp),
                Arrangement.spacedBy(6.dp),
                Alignment.CenterVertically,
            ) {
                Owner(parts, seat, 28.dp, Modifier.weight(1f))
                answer?.let { AnswerSign(it) }
                Text(
                    "${Speech(resources).signed(sheet.points())}",
                    fontWeight = FontWeight.Bold,
                    style = MaterialTheme.typography.bodyMedium,
                )
            }
            SmallSheet(sheet, SheetMarks(fresh = freshField(parts.table, seat)))
        }
    }
}

/** The sheet of the one who sits here, large, with [below] what can be done on it. */
@Composable
internal fun NearSheet(
    parts: Parts,
    seat: Seat,
    marks: SheetMarks,
    modifier: Modifier = Modifier,
    onField: ((Int) -> Unit)? = null,
) {
    val sheet = parts.view.sheet(seat)
    Surface(
        modifier,
        RoundedCornerShape(12.dp),
        ground(parts, seat),
        border = edge(parts, seat),
    ) {
        Column(Modifier.padding(horizontal = 4.dp).padding(bottom = 6.dp)) {
            Row(
                Modifier.fillMaxWidth().padding(start = 6.dp),
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                Owner(parts, seat, 28.dp, Modifier.weight(1f))
                Points(parts, seat)
            }
            LargeSheet(sheet, marks, onField = onField)
        }
    }
}

/** How many points so far; a tap tells how they come about. */
@Composable
private fun Points(
    parts: Parts,
    seat: Seat,
) {
    val sheet = parts.view.sheet(seat)
    val points = Speech(LocalResources.current).points(sheet.points())
    val how = stringResource(R.string.qwinto_how)
    TextButton(
        { parts.enlarge(seat) },
        Modifier.semantics { onClick(how, null) },
    ) {
        Text(points, style = MaterialTheme.typography.titleMedium)
        Icon(
            painterResource(R.drawable.ic_forward),
            null,
            Modifier.padding(start = 4.dp).size(18.dp),
        )
    }
}

@Composable
private fun Owner(
    parts: Parts,
    seat: Seat,
    mark: Dp,
    modifier: Modifier,
) {
    Row(modifier, Arrangement.spacedBy(6.dp), Alignment.CenterVertically) {
        Box {
            Piece(parts.table.frame, seat, mark)
            Spacer(Modifier.size(mark).place(parts.flights, seatName(seat)))
        }
        Text(
            parts.table.name(seat),
            Modifier.weight(1f, fill = false),
            fontWeight = if (parts.acts(seat)) FontWeight.Bold else FontWeight.Normal,
            style = MaterialTheme.typography.bodyMedium,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
        if (parts.table.isBot(seat)) {
            Icon(
                painterResource(R.drawable.ic_bot),
                stringResource(R.string.table_bot),
                Modifier.size(18.dp),
                MaterialTheme.colorScheme.onSurfaceVariant,
            )
        }
    }
}

@Composable
private fun ground(
    parts: Parts,
    seat: Seat,
) = if (parts.acts(seat)) {
    MaterialTheme.colorScheme.primaryContainer
} else {
    MaterialTheme.colorScheme.surfaceContainerLow
}

@Composable
private fun edge(
    parts: Parts,
    seat: Seat,
) = if (parts.acts(seat)) {
    BorderStroke(2.dp, MaterialTheme.colorScheme.primary)
} else {
    BorderStroke(1.dp, MaterialTheme.colorScheme.outlineVariant)
}

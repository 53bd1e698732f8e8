package app.traytable.ui.setup

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.Emblem
import app.traytable.setup.Draft
import app.traytable.ui.table.SeatMark

/** A colour and a shape. What another seat has already in both cannot be chosen. */
@Composable
fun EmblemPicker(
    draft: Draft,
    seat: Int,
    onChoose: (Emblem) -> Unit,
) {
    val now = draft.chairs()[seat].emblem()
    val kinds = 0 until Emblem.KINDS
    Signs(R.string.setup_colour, draft, seat, kinds.map { Emblem(it, now.shape()) }, onChoose) {
        COLOURS[it.colour()]
    }
    Signs(R.string.setup_shape, draft, seat, kinds.map { Emblem(now.colour(), it) }, onChoose) {
        SHAPES[it.shape()]
    }
}

@Composable
private fun Signs(
    title: Int,
    draft: Draft,
    seat: Int,
    emblems: List<Emblem>,
    onChoose: (Emblem) -> Unit,
    nameOf: (Emblem) -> Int,
) {
    Text(stringResource(title), style = MaterialTheme.typography.bodyLarge)
    BoxWithConstraints {
        // Two equal rows where one is too long.
        val perRow = if (maxWidth >= SIGN * Emblem.KINDS) Emblem.KINDS else Emblem.KINDS / 2
        FlowRow(Modifier.selectableGroup(), maxItemsInEachRow = perRow) {
            emblems.forEach { emblem ->
                Sign(
                    emblem,
                    stringResource(nameOf(emblem)),
                    chosen = emblem == draft.chairs()[seat].emblem(),
                    free = !draft.isTaken(emblem, seat),
                ) { onChoose(emblem) }
            }
        }
    }
}

@Composable
private fun Sign(
    emblem: Emblem,
    name: String,
    chosen: Boolean,
    free: Boolean,
    onChoose: () -> Unit,
) {
    val shape = RoundedCornerShape(12.dp)
    Box(
        Modifier
            .size(SIGN)
            .padding(2.dp)
            .clip(shape)
            .border(
                3.dp,
                if (chosen) MaterialTheme.colorScheme.primary else Color.Transparent,
                shape,
            ).selectable(chosen, enabled = free, role = Role.RadioButton, onClick = onChoose)
            .semantics { contentDescription = name },
        Alignment.Center,
    ) { SeatMark(emblem, 28.dp, Modifier.alpha(if (free) 1f else TAKEN)) }
}

private const val TAKEN = 0.25f
private val SIGN = 48.dp

private val COLOURS =
    listOf(
        R.string.mark_blue,
        R.string.mark_gray,
        R.string.mark_green,
        R.string.mark_yellow,
        R.string.mark_red,
        R.string.mark_purple,
        R.string.mark_orange,
        R.string.mark_black,
    )

private val SHAPES =
    listOf(
        R.string.mark_circle,
        R.string.mark_square,
        R.string.mark_triangle,
        R.string.mark_star,
        R.string.mark_diamond,
        R.string.mark_hexagon,
        R.string.mark_pentagon,
        R.string.mark_ring,
    )

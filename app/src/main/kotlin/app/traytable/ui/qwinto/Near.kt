package app.traytable.ui.qwinto

import androidx.compose.foundation.clickable
import androidx.compose.foundation.horizontalScroll
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.inHand
import app.traytable.ui.table.rememberTick

/** The sheet of the one who sits here. */
@Composable
internal fun Near(
    parts: Parts,
    choices: Choices,
) {
    val seat = parts.near ?: return
    val tick = rememberTick()
    val onField =
        parts.answering?.let {
            { field: Int ->
                tick()
                choices.field = field
            }
        }
    // How far a sheet has been scrolled belongs to that sheet.
    key(seat) {
        NearSheet(
            parts,
            seat,
            marks(parts, choices),
            Modifier.widthIn(max = 740.dp),
            onField,
        )
    }
}

/** The viewer's cards, and nobody else's. */
@Composable
internal fun Hand(
    parts: Parts,
    choices: Choices,
    card: Dp = LocalHabits.current.cardSize.inHand,
) {
    if (!parts.showsHand) return
    val tick = rememberTick()
    Row(
        Modifier
            .fillMaxWidth()
            .horizontalScroll(rememberScrollState())
            .padding(top = card * 0.18f, bottom = 4.dp),
        Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
    ) {
        parts.view.hand().forEach { held ->
            val lay = choices.lay
            val state =
                when {
                    !parts.isLaying -> CardState.Plain
                    held == lay.card || held == lay.second -> CardState.Selected
                    else -> CardState.Legal
                }
            val tap =
                Modifier.clickable(parts.isLaying, role = Role.Button) {
                    tick()
                    choices.lay = lay.withCard(held)
                }
            Card(qwintoFace(held), Modifier.width(card).then(tap), state)
        }
    }
}

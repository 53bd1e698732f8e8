package app.traytable.ui.noidea

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.table.Flights
import app.traytable.ui.table.place
import app.traytable.ui.table.rememberTick

const val DRAW_PILE = "draw pile"

fun pileName(pile: Int) = "pile $pile"

/** The draw pile, the card that was drawn and waits, and all open piles. */
@Composable
fun Piles(
    view: NoIdeaView,
    table: NoIdeaMoment,
    cardWidth: Dp,
    flights: Flights,
    modifier: Modifier = Modifier,
) {
    FlowRow(
        modifier,
        Arrangement.spacedBy(12.dp, Alignment.CenterHorizontally),
        Arrangement.spacedBy(12.dp, Alignment.CenterVertically),
    ) {
        DrawPile(view, table, cardWidth, flights)
        if (view.held() != Cards.NONE && view.heldFrom() < 0) {
            Column(horizontalAlignment = Alignment.CenterHorizontally) {
                Card(noIdeaFace(view.held()), Modifier.width(cardWidth), CardState.Selected)
                Caption(stringResource(R.string.noidea_where))
            }
        }
        view.piles().forEachIndexed { index, pile ->
            OpenPile(pile, index, table, cardWidth, flights)
        }
    }
}

@Composable
private fun DrawPile(
    view: NoIdeaView,
    table: NoIdeaMoment,
    cardWidth: Dp,
    flights: Flights,
) {
    val tick = rememberTick()
    val legal = NoIdeaMoves.DRAW in table.moves
    val spoken = pluralStringResource(R.plurals.noidea_draw_pile, view.drawPile(), view.drawPile())
    Column(
        Modifier.semantics(mergeDescendants = true) {},
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(Modifier.width(cardWidth).place(flights, DRAW_PILE)) {
            Card(
                null,
                Modifier
                    .then(
                        if (legal) {
                            Modifier.clickable(role = Role.Button) {
                                tick()
                                table.play(NoIdeaMoves.DRAW)
                            }
                        } else {
                            Modifier
                        },
                    ).clearAndSetSemantics { contentDescription = spoken },
                if (legal) CardState.Legal else CardState.Plain,
            )
        }
        Caption("${view.drawPile()}", Modifier.clearAndSetSemantics {})
    }
}

@Composable
private fun OpenPile(
    pile: NoIdeaPile,
    index: Int,
    table: NoIdeaMoment,
    cardWidth: Dp,
    flights: Flights,
) {
    val tick = rememberTick()
    val move = NoIdeaMoves.LAYS[index]
    val legal = move in table.moves
    val lay = stringResource(R.string.noidea_lay_here)
    val size = generateSequence(pile) { it.below() }.count()
    val spoken = pluralStringResource(R.plurals.noidea_pile_size, size, size)
    Column(
        Modifier.semantics(mergeDescendants = true) {},
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Box(Modifier.width(cardWidth).place(flights, pileName(index))) {
            Card(
                noIdeaFace(pile.top()),
                if (legal) {
                    Modifier.clickable(onClickLabel = lay, role = Role.Button) {
                        tick()
                        table.play(move)
                    }
                } else {
                    Modifier
                },
                if (legal) CardState.Legal else CardState.Plain,
            )
        }
        Caption("$size", Modifier.clearAndSetSemantics { contentDescription = spoken })
    }
}

@Composable
private fun Caption(
    text: String,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier,
    color = MaterialTheme.colorScheme.onSurfaceVariant,
    style = MaterialTheme.typography.bodyMedium,
)

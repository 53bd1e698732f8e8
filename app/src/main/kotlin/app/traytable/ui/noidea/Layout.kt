package app.traytable.ui.noidea

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.table.Flights
import app.traytable.ui.table.FlipCard
import app.traytable.ui.table.place
import app.traytable.ui.table.rememberTick

const val PLACES = 6

/** The six places before a seat, each with a card or empty. */
internal class Layout(
    val view: NoIdeaView,
    val seat: Seat,
    private val lit: Map<Spot, Byte>,
    private val table: NoIdeaMoment,
) {
    /** Before the draw pile's card, reaching for the layout is a mistake, but one can make it. */
    fun move(place: Int): NoIdeaMove? =
        table.turns
            .firstOrNull { it.seat == seat }
            ?.moves
            ?.firstOrNull { it == NoIdeaMoves.TOUCH || it == NoIdeaMoves.REVEALS[place] }

    fun isEmpty(place: Int): Boolean = view.card(seat, place) == Cards.NONE

    fun isLegal(place: Int): Boolean = !isEmpty(place) && move(place) is NoIdeaMove.Reveal

    /** What lies face up there: the card in question, one just turned, or what the aid remembers. */
    fun face(place: Int): CardFace? {
        val shown = lit[Spot(seat, place)]
        val known = view.card(seat, place)
        return when {
            view.current() == seat && view.heldFrom() == place -> noIdeaFace(view.held())
            shown != null -> noIdeaFace(shown)
            view.memoryAid() && known >= 0 -> noIdeaFace(known)
            else -> null
        }
    }

    fun play(move: NoIdeaMove) = table.actions.play(seat, move)
}

@Composable
internal fun LayoutCards(
    layout: Layout,
    columns: Int,
    cardWidth: Dp,
    gap: Dp,
    flights: Flights,
    modifier: Modifier = Modifier,
) {
    Column(modifier, Arrangement.spacedBy(gap)) {
        (0 until PLACES).chunked(columns).forEach { row ->
            Row(horizontalArrangement = Arrangement.spacedBy(gap)) {
                row.forEach { place ->
                    val spot = spotName(layout.seat, place)
                    Box(Modifier.width(cardWidth).testTag(spot).place(flights, spot)) {
                        LayoutPlace(layout, place)
                    }
                }
            }
        }
    }
}

fun spotName(
    seat: Seat,
    place: Int,
) = "$seat $place"

@Composable
private fun LayoutPlace(
    layout: Layout,
    place: Int,
) {
    if (layout.isEmpty(place) && layout.face(place) == null) {
        EmptyPlace()
        return
    }
    val tick = rememberTick()
    val move = layout.move(place)
    val turn = stringResource(R.string.noidea_turn_over)
    FlipCard(
        layout.face(place),
        if (move == null) {
            Modifier
        } else {
            Modifier.clickable(onClickLabel = turn, role = Role.Button) {
                tick()
                layout.play(move)
            }
        },
        if (layout.isLegal(place)) CardState.Legal else CardState.Plain,
    )
}

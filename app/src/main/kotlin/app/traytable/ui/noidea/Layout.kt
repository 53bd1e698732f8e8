package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.cards.spoken
import app.traytable.ui.ear.heardAs
import app.traytable.ui.tray.LocalFlights
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched

internal const val COLUMNS = 3

/** The room for two rows of three cards so wide. */
internal fun layoutSize(
    card: Dp,
    gap: Dp,
) = DpSize(card * COLUMNS + gap * (COLUMNS - 1), card * CARD_RATIO * 2 + gap)

/** The six places before a seat, each with a card or empty: two rows of three, for everybody. */
@Composable
internal fun LayoutCards(
    parts: Parts,
    seat: Seat,
    card: Dp,
    gap: Dp,
    modifier: Modifier = Modifier,
) {
    // The space between two cards belongs to both of them, for fingers.
    val cell = DpSize(card + gap, card * CARD_RATIO + gap)
    Column(modifier) {
        (0 until PLACES).chunked(COLUMNS).forEach { row ->
            Row {
                row.forEach { place ->
                    val touch = touch(parts, seat, place)
                    Box(
                        Modifier
                            .size(cell)
                            .testTag(Spot(seat, place).name)
                            .touched(touch)
                            .heardAs(placeInWords(parts, Spot(seat, place))),
                        Alignment.Center,
                    ) { Box(Modifier.width(card)) { LayoutPlace(parts, Spot(seat, place)) } }
                }
            }
        }
    }
}

/** Before the draw pile's card, reaching for the layout is a mistake, but one can make it. */
private fun move(
    parts: Parts,
    spot: Spot,
): NoIdeaMove? =
    parts.moves
        .firstOrNull { it == NoIdeaMoves.TOUCH || it == NoIdeaMoves.REVEALS[spot.place] }
        .takeIf { parts.table.actor == spot.seat && parts.lies(spot) }
        .takeIf { it != NoIdeaMoves.TOUCH || parts.reach.isHeeded }

@Composable
private fun touch(
    parts: Parts,
    seat: Seat,
    place: Int,
): Touch? {
    val move = move(parts, Spot(seat, place)) ?: return null
    // It does not tell who asks that this would be a mistake.
    val label = parts.table.words().move(NoIdeaMoves.REVEALS[place])
    return Touch(label) {
        if (move == NoIdeaMoves.TOUCH) parts.reach.touch() else parts.table.play(move)
    }
}

/** "Ben, place 2 of 6, face down". */
@Composable
private fun placeInWords(
    parts: Parts,
    spot: Spot,
): String {
    val lies =
        when {
            !parts.lies(spot) -> stringResource(R.string.ear_empty)
            else -> spot.remembered(parts.view)?.spoken(LocalResources.current)
        } ?: stringResource(R.string.ear_face_down)
    val name = parts.table.name(spot.seat)
    return stringResource(R.string.noidea_ear_place, name, spot.place + 1, PLACES, lies)
}

@Composable
private fun LayoutPlace(
    parts: Parts,
    spot: Spot,
) {
    val flights = LocalFlights.current
    val isLit = parts.staging.act?.lit == spot
    val lies = parts.lies(spot)
    val isBare = { !lies || flights.isLanding(spot.name) }
    val number = "${spot.place + 1}"
    Box(Modifier.drawWithContent { if (isBare()) drawContent() }) {
        val spoken = placed(parts, spot, R.string.noidea_place, R.string.noidea_place_of)
        if (isLit) LitPlace(number, spoken) else EmptyPlace(label = number)
    }
    // Where a card comes from and goes to is known also of an empty place.
    Box(Modifier.place(spot.name)) {
        val face = spot.remembered(parts.view)
        // How many cards others have is told with their names.
        val isTold = face == null && spot.seat != parts.near
        val modifier = if (isTold) Modifier.clearAndSetSemantics {} else Modifier
        Box(modifier) { if (lies) Card(face, state = state(parts, spot)) else EmptyRoom() }
    }
}

private fun state(
    parts: Parts,
    spot: Spot,
): CardState {
    val move = move(parts, spot)
    return when {
        parts.staging.act?.lit == spot -> CardState.Lit
        move !is NoIdeaMove.Reveal -> CardState.Plain
        move == parts.hinted -> CardState.Hinted
        else -> CardState.Legal
    }
}

/** A card lies there now; not if it is on the stage. */
internal fun Parts.lies(spot: Spot): Boolean {
    val isHeld = view.current() == spot.seat && view.heldFrom() == spot.place
    val unlike = staging.act?.unlike?.get(spot)
    return unlike ?: (!isHeld && view.card(spot.seat, spot.place) != Cards.NONE)
}

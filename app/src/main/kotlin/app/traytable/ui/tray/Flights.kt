package app.traytable.ui.tray

import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.LinearEasing
import androidx.compose.animation.core.animate
import androidx.compose.animation.core.tween
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.Modifier
import androidx.compose.ui.composed
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.toSize
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardFace

/**
 * A card on its way from one place to another.
 *
 * @param face what it shows as it lands; a back if there is none
 * @param before what it shows until half way, where it flips if that is something else
 * @param after so many milliseconds after the move it starts
 * @param plate what is written on a small plate that flies instead of a card
 */
class Flight(
    val from: String,
    val to: String,
    val face: CardFace?,
    val before: CardFace? = face,
    val after: Int = 0,
    val millis: Int = MILLIS,
    val plate: String? = null,
) {
    companion object {
        const val MILLIS = 260
    }
}

/**
 * Where things lie on the table, by the name of the place, and the cards on their way between
 * them. A place that a card flies to shows nothing until it lands.
 */
@Stable
class Flights {
    private val places = mutableMapOf<String, Rect>()
    private var clock by mutableFloatStateOf(0f)
    internal var layer: LayoutCoordinates? = null
    internal var flying by mutableStateOf<List<Flight>>(emptyList())
        private set

    fun isLanding(place: String) = flying.any { it.to == place && clock < it.after + it.millis }

    internal fun notice(
        place: String,
        at: LayoutCoordinates,
        width: Float?,
        isCard: Boolean,
    ) {
        val table = layer?.takeIf { it.isAttached } ?: return
        // Of what is turned to another side of the table, only the middle is where it seems to be.
        val half = at.size.toSize().let { Offset(it.width / 2, it.height / 2) }
        val corner = table.localPositionOf(at, half) - half
        val whole = Rect(corner, at.size.toSize())
        val size = width?.let { Size(it, it * CARD_RATIO) } ?: whole.size
        // Of a card in a hand only a strip may show; what is no card has cards in its middle.
        val from = if (isCard) corner else whole.center - Offset(size.width / 2, size.height / 2)
        places[place] = Rect(from, size)
    }

    /** Where the place is, or was when it was last there. */
    fun bounds(place: String): Rect? = places[place]

    internal fun along(flight: Flight): Rect? {
        // Asked first, so that who draws this is told as time passes, also before places are known.
        val done = progress(flight)
        val from = bounds(flight.from) ?: return null
        val to = bounds(flight.to) ?: return null
        return lerp(from, to, FastOutSlowInEasing.transform(done))
    }

    /** From 0 where it starts to 1 where it has landed. */
    internal fun progress(flight: Flight): Float =
        ((clock - flight.after) / flight.millis).coerceIn(0f, 1f)

    /** Only as long as it flies: the clock starts anew with the next ones. */
    internal fun isInTheAir(flight: Flight): Boolean =
        flight in flying && clock >= flight.after && clock < flight.after + flight.millis

    /** Not even the frame before they take off shows them where they will land. */
    fun ready(flights: List<Flight>) {
        if (flights.isEmpty()) return
        clock = 0f
        flying = flights
    }

    /** Lets the cards fly; they have landed at once where the system wants no animations. */
    suspend fun fly(flights: List<Flight>) {
        if (flights.isEmpty()) return
        ready(flights)
        try {
            val whole = flights.maxOf { it.after + it.millis }
            animate(
                0f,
                whole.toFloat(),
                animationSpec = tween(whole, easing = LinearEasing),
            ) { now, _ -> clock = now }
        } finally {
            // Others may be about to fly by now.
            if (flying === flights) flying = emptyList()
        }
    }
}

/** The cards that fly over the tray on which this is shown. */
val LocalFlights = staticCompositionLocalOf { Flights() }

/**
 * This is where that place is; it shows nothing while a card is on its way here.
 *
 * @param card how wide a card is here, if this is not as wide
 * @param isCard it is the card itself; what is not stays while cards come to it
 */
fun Modifier.place(
    name: String,
    card: Dp? = null,
    isCard: Boolean = true,
): Modifier =
    composed {
        val flights = LocalFlights.current
        val width = card?.let { with(LocalDensity.current) { it.toPx() } }
        onGloballyPositioned { flights.notice(name, it, width, isCard) }
            .drawWithContent { if (!isCard || !flights.isLanding(name)) drawContent() }
    }

package app.traytable.ui.table

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.FastOutSlowInEasing
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.TransformOrigin
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.layout.LayoutCoordinates
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics

/** A card on its way from one place to another; what it shows is up to who lets it fly. */
class Flight(
    val from: String,
    val to: String,
    val card: @Composable (Modifier) -> Unit,
)

/**
 * Where things lie on the table, by the name of the place, and the cards on their way between
 * them. A place that a card flies to stays empty until it lands.
 */
@Stable
class Flights {
    private val places = mutableMapOf<String, LayoutCoordinates>()
    private val progress = Animatable(1f)
    internal var layer: LayoutCoordinates? = null
    internal var flying by mutableStateOf<List<Flight>>(emptyList())
        private set

    fun isLanding(place: String) = flying.any { it.to == place }

    internal fun notice(
        place: String,
        at: LayoutCoordinates,
    ) {
        places[place] = at
    }

    internal fun bounds(place: String): Rect? {
        val table = layer?.takeIf { it.isAttached } ?: return null
        val at = places[place]?.takeIf { it.isAttached } ?: return null
        return table.localBoundingBoxOf(at, clipBounds = false)
    }

    internal fun along(flight: Flight): Rect? {
        val from = bounds(flight.from) ?: return null
        val to = bounds(flight.to) ?: return null
        return lerp(from, to, progress.value)
    }

    /** Lets the cards fly together; does nothing where the system wants no animations. */
    suspend fun fly(flights: List<Flight>) {
        flying = flights
        try {
            progress.snapTo(0f)
            progress.animateTo(1f, tween(FLIGHT_MILLIS, easing = FastOutSlowInEasing))
        } finally {
            flying = emptyList()
        }
    }
}

private const val FLIGHT_MILLIS = 260

/** This is where that place is; it shows nothing while a card is on its way here. */
fun Modifier.place(
    flights: Flights,
    name: String,
): Modifier =
    onGloballyPositioned { flights.notice(name, it) }
        .drawWithContent { if (!flights.isLanding(name)) drawContent() }

/** The table with the cards that fly over it; each new [ply] sends off what [flown] says. */
@Composable
fun FlightDeck(
    ply: Int,
    flown: () -> List<Flight>,
    modifier: Modifier = Modifier,
    table: @Composable (Flights) -> Unit,
) {
    val flights = remember { Flights() }
    var shown by remember { mutableIntStateOf(ply) }
    LaunchedEffect(ply) {
        // Only a move that is watched flies: not a match that is opened, not a move taken back.
        if (ply == shown + 1) {
            shown = ply
            flown().takeIf { it.isNotEmpty() }?.let { flights.fly(it) }
        }
        shown = ply
    }
    Box(modifier.onGloballyPositioned { flights.layer = it }) {
        table(flights)
        Box(Modifier.fillMaxSize().clearAndSetSemantics {}) {
            flights.flying.forEach { FlyingCard(flights, it) }
        }
    }
}

@Composable
private fun FlyingCard(
    flights: Flights,
    flight: Flight,
) {
    val start = flights.bounds(flight.from) ?: return
    val width = with(LocalDensity.current) { start.width.toDp() }
    flight.card(
        Modifier.width(width).graphicsLayer {
            val at = flights.along(flight) ?: return@graphicsLayer
            transformOrigin = TransformOrigin(0f, 0f)
            translationX = at.left
            translationY = at.top
            scaleX = at.width / start.width
            scaleY = scaleX
        },
    )
}

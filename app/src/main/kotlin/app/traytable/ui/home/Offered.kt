package app.traytable.ui.home

import androidx.compose.runtime.Composable
import androidx.compose.runtime.State
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.traytable.Rooms
import app.traytable.match.HomeViewModel
import app.traytable.room.info
import app.traytable.setup.Draft
import app.traytable.setup.NewMatchViewModel
import app.traytable.setup.Offers
import app.traytable.ui.setup.rememberPlanner

/** With whom the games can begin without a question; null until the database has been read. */
@Composable
fun rememberOffers(
    model: HomeViewModel,
    dealing: NewMatchViewModel,
): State<Offers?> {
    val lineUps by model.lineUps().collectAsStateWithLifecycle()
    val people by dealing.people().collectAsStateWithLifecycle()
    val planner = rememberPlanner(people.orEmpty())
    val isKnown = people != null
    val offers =
        remember(lineUps, planner, isKnown) {
            lineUps?.takeIf { isKnown }?.let { Offers(planner, it) }
        }
    return rememberUpdatedState(offers)
}

/** For every game what *Play* deals. */
fun Offers.usual(rooms: Rooms): Map<String, Draft> =
    rooms.all().associate { it.info.id() to usual(it.info) }

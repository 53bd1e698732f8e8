package app.traytable.ui.setup

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.setup.Draft
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayColours
import app.traytable.ui.tray.drawing.OvalDrawing
import app.traytable.ui.tray.drawing.drawChair

/** What fingers do at the table. */
internal class TableTouches(
    val open: (Int) -> Unit,
    val move: (seat: Int, place: Int) -> Unit,
    val remove: (seat: Int) -> Unit,
)

/** A piece under a finger: whose, and how far from its chair, in dp. */
internal data class Lifted(
    val place: Int,
    val by: Offset = Offset.Zero,
)

/**
 * The table seen from above. The chairs that stand there are the seats one may have; a piece is
 * touched to change it, dragged to move it, and a free chair is touched to sit somebody down.
 *
 * @param opened as [Opened] has it
 * @param height the table gets no higher than this, if it can be
 */
@Composable
internal fun RoundTable(
    draft: Draft,
    opened: Int,
    height: Dp,
    touches: TableTouches,
) {
    val letters = LocalDensity.current.fontScale
    BoxWithConstraints(Modifier.fillMaxWidth(), Alignment.TopCenter) {
        // In a wide window a broad table would have small pieces.
        val width = minOf(maxWidth, WIDEST, height * 1.15f).value
        val plan =
            remember(draft.places(), width, height, letters) {
                TablePlan.of(draft.places(), width, height.value, letters)
            }
        val lifted = remember { mutableStateOf<Lifted?>(null) }
        val held = lifted.value
        val target = held?.let { plan.chairNear(plan.spots[it.place].piece + it.by) }
        Box(
            Modifier
                .size(plan.width.dp, plan.height.dp)
                .semantics { isTraversalGroup = true },
        ) {
            Furniture(plan, draft)
            plan.spots.forEachIndexed { place, spot ->
                val seat = draft.seatAt(place)
                if (seat == Draft.NOBODY) {
                    FreeChair(plan, place, place == opened, place == target) { touches.open(place) }
                } else {
                    SeatedPiece(
                        plan,
                        draft,
                        seat,
                        isOpen = place == opened,
                        isTarget = place == target && place != held.place,
                        lifted,
                        touches,
                    )
                }
                Label(plan, spot, draft, seat)
            }
            WhoBegins(plan, draft) { touches.open(Opened.BEGINS) }
        }
    }
}

private val WIDEST = 560.dp

/** Chairs, and over their seats the table. */
@Composable
private fun Furniture(
    plan: TablePlan,
    draft: Draft,
) {
    val colours: TrayColours = LocalTrayColours.current
    Spacer(
        Modifier.fillMaxSize().drawWithCache {
            val unit = density
            val at =
                Rect(
                    plan.oval.left * unit,
                    plan.oval.top * unit,
                    plan.oval.right * unit,
                    plan.oval.bottom * unit,
                )
            val oval = OvalDrawing(at, this, colours)
            onDrawBehind {
                plan.spots.forEachIndexed { place, spot ->
                    val isTaken = draft.seatAt(place) != Draft.NOBODY
                    drawChair(spot.chair * unit, spot.turned, plan.scale * unit, isTaken, colours)
                }
                oval.drawOn(this)
            }
        },
    )
}

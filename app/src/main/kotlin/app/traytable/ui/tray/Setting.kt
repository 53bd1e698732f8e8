package app.traytable.ui.tray

import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.table.Seat
import app.traytable.settings.CardSize
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.Table

/**
 * A table set for one window: what is laid, and where.
 *
 * @param others clockwise from the one at the lower edge
 * @param cardInHand the width of a card in the hand, in dp
 */
class Setting(
    val near: Seat,
    val others: List<Seat>,
    val laid: Laid,
    val plan: TrayPlan,
    val felt: FeltPlan,
    val arc: ArcPlan?,
    val cardInHand: Float,
    val isLeftHanded: Boolean,
    private val owned: List<Belongings>,
) {
    /** Where every piece stands, clockwise from the one at the lower edge. */
    val ring: Ring = Ring(plan, isLeftHanded)

    fun owns(seat: Seat): Belongings = owned[seat.index()]

    /** All seats in the same order. */
    val seats: List<Seat> = listOf(near) + others
}

@Composable
internal fun rememberSetting(
    table: Table<*, *, *, *>,
    near: Seat,
    laid: Laid,
    window: Window,
): Setting {
    val habits = LocalHabits.current
    val card = cardInHand(window, habits.cardSize())
    val raised = laid.hand?.cards?.map { it.isRaised }
    val beside = if (window.form == Form.Wide) besideWidth(laid.handBeside, card) else 0f
    val width = if (beside > 0f) beside else TrayPlan.handWidth(window)
    val arc =
        remember(raised, width, card, window) {
            raised?.takeIf { it.isNotEmpty() }?.let { arc(it, width, card, window) }
        }
    val most = maxOf(laid.hand?.most ?: 0, raised?.size ?: 0)
    val room =
        remember(most, width, card, window) {
            if (most == 0) null else arc(List(most) { false }, width, card, window)
        }
    val needs =
        needs(laid, table.seats.size - 1, window, room, card)
            .copy(handBeside = beside.dp, isLeftHanded = habits.leftHanded())
    val plan = remember(window, needs) { TrayPlan(window, needs) }
    val shapes = laid.blocks.map { it.shapes }
    val felt =
        remember(window, needs, shapes, laid.largest, habits.cardSize()) {
            val usual = TrayPlan(window.withUsualLetters(), needs).field.size
            planner(
                shapes,
                window,
                laid.largest,
                habits.cardSize(),
            ).plan(plan.field.size, window.letters, usual)
        }
    val others = table.after(near)
    val owned = table.seats.map { laid.people.owns(it) }
    return Setting(near, others, laid, plan, felt, arc, card, habits.leftHanded(), owned)
}

private fun needs(
    laid: Laid,
    others: Int,
    window: Window,
    arc: ArcPlan?,
    card: Float,
) = Needs(
    others,
    laid.mostOnTop,
    laid.people.beside(window.mini),
    laid.people.below(window.mini),
    laid.people.hasBadges,
    when {
        laid.hand == null -> 0.dp
        arc == null -> (card * CARD_RATIO * (1 - laid.hand.sunk) + ArcPlan.LIFT).dp
        else -> (arc.height - card * CARD_RATIO * laid.hand.sunk).dp
    },
    laid.people.goesUnder,
)

/** Each card shows as much as a finger needs. */
private fun besideWidth(
    many: Int,
    card: Float,
) = if (many == 0) 0f else card + (many - 1) * ArcPlan.FINGER

private fun arc(
    raised: List<Boolean>,
    width: Float,
    card: Float,
    window: Window,
) = when {
    window.form == Form.Wide -> ArcPlan(raised, width, card, 2, card * 0.5f, sunk = 0.4f)
    window.letters > 1.15f -> ArcPlan(raised, width, card, sunk = 0.4f)
    else -> ArcPlan(raised, width, card)
}

/** Larger cards for those who want them, as far as the screen goes. */
private fun cardInHand(
    window: Window,
    size: CardSize,
): Float {
    val usual =
        when (window.form) {
            Form.Tall -> (window.width.value * 0.244f).coerceAtMost(120f)
            Form.Wide -> (window.height.value * 0.17f).coerceIn(56f, 76f)
            Form.Roomy -> 112f
        }
    return usual * size.times()
}

private fun CardSize.times() =
    when (this) {
        CardSize.NORMAL -> 1f
        CardSize.LARGE -> 1.15f
        CardSize.HUGE -> 1.3f
    }

private fun planner(
    shapes: List<List<Shape>>,
    window: Window,
    largest: Dp,
    size: CardSize,
): FeltPlanner {
    val isLarge = window.width >= 600.dp && window.height >= 600.dp
    val most = largest.value * if (isLarge) 1.4f else 1f
    return FeltPlanner(shapes, LEAST, most * size.times())
}

/** Smaller cards cannot be read; the felt scrolls instead. */
private const val LEAST = 40f

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
import app.traytable.ui.tray.around.Around
import app.traytable.ui.tray.around.LocalAround

/**
 * A table set for one window: what is laid, and where.
 *
 * @param others clockwise from the one at the lower edge
 * @param around how people sit around a phone that lies on the table
 * @param cardInHand the width of a card in the hand, in dp
 * @param mini the width of cards that are counted, around a phone that lies on the table
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
    val around: Around?,
    val mini: Dp,
    private val owned: List<Belongings>,
) {
    /** Where every piece stands, clockwise from the one at the lower edge. */
    val ring: Ring = Ring(plan, isLeftHanded)

    fun owns(seat: Seat): Belongings = owned[seat.index()]

    /** All seats in the same order. */
    val seats: List<Seat> = listOf(near) + others

    /** Whether a foot that is so high, in dp, hides a hand that can be touched. */
    fun hidesHand(foot: Float): Boolean {
        val isTouched =
            laid.hand
                ?.cards
                .orEmpty()
                .any { it.touch != null }
        if (arc == null || !isTouched) return false
        val lowest = plan.hand.bottom - arc.height + arc.read
        return plan.ledge.bottom - foot < lowest
    }
}

@Composable
internal fun rememberSetting(
    table: Table<*, *, *, *>,
    near: Seat,
    laid: Laid,
    window: Window,
): Setting {
    val habits = LocalHabits.current
    val around = LocalAround.current
    val hand = laid.hand
    val isInLedge = hand?.isInLedge == true
    val usual = cardInHand(window, habits.cardSize())
    val small = usual * (hand?.scale ?: 1f)
    val beside = if (window.form == Form.Wide) besideWidth(laid.handBeside, usual) else 0f
    val width = if (beside > 0f) beside else TrayPlan.handWidth(window)
    val raised = hand?.cards?.map { it.isRaised }
    val most = hand?.most ?: 0
    val sunk = hand?.sunk ?: Sunk.Not
    val kept =
        remember(most, width, usual, small, window, sunk) {
            arc(List(maxOf(most, 1)) { false }, width, small, usual, window, sunk).height
        }
    val grown = kept / (CARD_RATIO + ArcPlan.LIFT / usual)
    val card = if (hand?.grows == true) grown.coerceAtMost(usual) else small
    val arc =
        remember(raised, isInLedge, width, usual, card, window, sunk, kept) {
            raised
                ?.takeIf { it.isNotEmpty() && !isInLedge }
                ?.let { arc(it, width, card, usual, window, sunk, kept) }
        }
    val high = if (hand == null || isInLedge) 0f else kept
    val mini = if (around == null) window.mini else miniAround(laid.people, window)
    val needs =
        needs(laid, table.seats.size - 1, mini, high.dp)
            .copy(
                handBeside = beside.dp,
                isLeftHanded = habits.leftHanded(),
                foot = table.panel?.height(window) ?: 0.dp,
                sides = around?.let { table.after(near).map(it::side) },
            )
    val plan = remember(window, needs) { TrayPlan(window, needs) }
    val shapes = laid.blocks.map { it.shapes }
    val felt =
        remember(window, needs, shapes, laid.largest, laid.enough, habits.cardSize()) {
            val usual = window.withUsualLetters()
            val foot = table.panel?.height(usual) ?: 0.dp
            val field = TrayPlan(usual, needs.copy(foot = foot)).field.size
            planner(laid, window, habits.cardSize())
                .plan(plan.field.size, window.letters, field)
        }
    val others = table.after(near)
    val owned = table.seats.map { laid.people.owns(it) }
    return Setting(
        near,
        others,
        laid,
        plan,
        felt,
        arc,
        card,
        habits.leftHanded(),
        around,
        mini,
        owned,
    )
}

private fun needs(
    laid: Laid,
    others: Int,
    mini: Dp,
    hand: Dp,
) = Needs(
    others,
    laid.mostOnTop,
    laid.people.beside(mini),
    laid.people.below(mini),
    laid.people.hasBadges,
    hand,
    laid.people.goesUnder,
    isFull = laid.isFull,
)

/** Two sides of a phone leave less between them than one: what lies there in rows is smaller. */
private fun miniAround(
    people: People,
    window: Window,
): Dp =
    window.mini.takeUnless {
        window.form != Form.Roomy && people.below(it).height > window.piece.dp
    } ?: SMALLEST

private val SMALLEST = 16.dp

/** Each card shows as much as a finger needs. */
private fun besideWidth(
    many: Int,
    card: Float,
) = if (many == 0) 0f else card + (many - 1) * ArcPlan.FINGER

private fun arc(
    raised: List<Boolean>,
    width: Float,
    card: Float,
    usual: Float,
    window: Window,
    sunk: Sunk,
    highest: Float = Float.MAX_VALUE,
): ArcPlan {
    val isSmall = card < usual
    val lift = ArcPlan.LIFT * card / usual
    val alone = sunk.alone()
    return when {
        window.form == Form.Wide -> {
            // There is more width than height.
            val most = if (isSmall) 1 else 2
            val step = card * 0.5f
            ArcPlan(raised, width, card, most, step, lift, ArcPlan.READABLE, SUNK, 0f, highest)
        }

        // Of small cards behind others more shows, or no finger would find them.
        isSmall -> {
            val step = ArcPlan.FINGER
            ArcPlan(raised, width, card, 2, step, lift, ArcPlan.USUAL, 0f, alone, highest)
        }

        sunk == Sunk.AsFarAsTheyCan -> {
            val several = 1 - SPARED / (card * CARD_RATIO)
            val step = SPARED
            ArcPlan(raised, width, card, 3, step, lift, ArcPlan.USUAL, several, alone, highest)
        }

        else -> {
            // Where the foot is high the rim hides more of the cards.
            val several = if (window.letters > 1.15f) SUNK else 0f
            ArcPlan(raised, width, card, sunk = several, sunkAlone = alone, highest = highest)
        }
    }
}

private fun Sunk.alone() =
    when (this) {
        Sunk.Not -> 0f
        Sunk.Somewhat -> 0.24f
        Sunk.AsFarAsTheyCan -> 0.32f
    }

private const val SUNK = 0.4f

/** So much of a card still shows its number and its shape. */
private const val SPARED = 48f

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
    laid: Laid,
    window: Window,
    size: CardSize,
): FeltPlanner {
    val isLarge = window.width >= 600.dp && window.height >= 600.dp
    val most = laid.largest.value * if (isLarge) 1.4f else 1f
    val asides = laid.blocks.indices.filter { laid.blocks[it].isAside }
    return FeltPlanner(
        laid.blocks.map { it.shapes },
        LEAST,
        most * size.times(),
        laid.enough?.value,
        asides.toSet(),
    )
}

/** Smaller cards cannot be read; the felt scrolls instead. */
private const val LEAST = 40f

package app.traytable.ui.tray

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp

/**
 * What has to be known of a game to plan its tray; all in dp.
 *
 * @param others how many sit there besides the one at the lower edge
 * @param mostOnTop so many others stay side by side at the top
 * @param beside the room for what lies beside a piece
 * @param below the room for what lies below it
 * @param hand the height of the cards behind the front rim
 * @param goesUnder what lies beside a piece goes under its name at the sides, if it can
 * @param handBeside how wide they stand at the end of the felt instead of below it
 * @param isLeftHanded that end is the left one
 * @param isFull the felt is needed for the game: large letters leave the story one line
 * @param sides of the others clockwise, where people sit around a phone that lies on the table
 * @param foot how high the front rim is; 0 for what the prompt and the action need
 */
data class Needs(
    val others: Int,
    val mostOnTop: Int = 3,
    val beside: DpSize = DpSize.Zero,
    val below: DpSize = DpSize.Zero,
    val hasBadges: Boolean = true,
    val hand: Dp = 0.dp,
    val goesUnder: Boolean = false,
    val handBeside: Dp = 0.dp,
    val isLeftHanded: Boolean = false,
    val isFull: Boolean = false,
    val sides: List<Side>? = null,
    val foot: Dp = 0.dp,
)

/**
 * Where everything of a tray lies in a window, in dp. Known before anything is measured.
 *
 * @param hasLog where there is room, the log lies beside the tray
 */
class TrayPlan(
    val window: Window,
    needs: Needs,
    hasLog: Boolean = true,
) {
    private val letters = window.letters
    private val isWide = window.form == Form.Wide

    val bar: Float =
        if (isWide) {
            0f
        } else {
            maxOf(
                52f,
                if (letters <
                    1.5f
                ) {
                    48f * letters
                } else {
                    37f * letters
                },
            )
        }

    /** The whole tray with its frame. */
    val tray: Rect =
        Rect(
            MARGIN,
            if (isWide) MARGIN else bar + 2f,
            window.width.value - MARGIN - if (hasLog && window.form == Form.Roomy) LOG else 0f,
            window.height.value - MARGIN,
        )

    /** So many lines of the story stand on the upper rim. */
    val lines: Int = if (isWide || (letters > LARGE && (needs.isFull || isLow))) 1 else 2

    private val isLow get() = window.height.value < LOW

    private val upper = maxOf(if (isWide) 40f else 56f, lines * LINE * letters + 15f)

    private val lower = needs.foot.value.takeIf { it > 0f } ?: ledgeHeight()

    /** The right rim carries the icons of the bar where there is no bar. */
    val felt: Rect =
        Rect(
            tray.left + SIDE,
            tray.top + upper,
            tray.right - if (isWide) ICONS else SIDE,
            tray.bottom - lower,
        )

    val story: Rect = Rect(felt.left + 12f, tray.top + 3f, felt.right - 12f, felt.top - 12f)

    val icons: Rect = Rect(felt.right, tray.top + 8f, tray.right, tray.bottom - 8f)

    val ledge: Rect = Rect(tray.left, felt.bottom, tray.right, tray.bottom)

    /** The cards behind the front rim. */
    val hand: Rect = handRoom(needs)

    val people: PeoplePlan = PeoplePlan(window, needs, felt, hand.top)

    /** Where the places of the game lie. */
    val field: Rect =
        Rect(
            felt.left + maxOf(people.left, EDGE),
            felt.top + maxOf(people.top, EDGE),
            felt.right - maxOf(people.right, EDGE),
            hand.top - if (needs.hand > 0.dp) 6f else EDGE,
        ).let {
            val beside = needs.handBeside.value
            when {
                beside == 0f -> it
                needs.isLeftHanded -> it.copy(left = hand.right + EDGE, bottom = felt.bottom - 6f)
                else -> it.copy(right = hand.left - EDGE, bottom = felt.bottom - 6f)
            }
        }

    /** Where the piece of the one at the lower edge stands. */
    fun nearPiece(isLeftHanded: Boolean): Offset {
        val x = if (isLeftHanded) ledge.right - NEAR else ledge.left + NEAR
        return Offset(x, ledge.top + if (isStacked) 14f else 22f)
    }

    /** The prompt stands beside the action, or above it where there is no room beside. */
    val isStacked: Boolean get() = window.width.value < 480f && letters > LARGE

    private fun handRoom(needs: Needs): Rect {
        val whole =
            Rect(felt.left + INSET, felt.bottom - needs.hand.value, felt.right - INSET, felt.bottom)
        val beside = needs.handBeside.value
        return when {
            beside == 0f -> whole
            needs.isLeftHanded -> whole.copy(right = whole.left + beside)
            else -> whole.copy(left = whole.right - beside)
        }
    }

    private fun ledgeHeight(): Float {
        val soft = 19f * letters
        val prompt = 23f * letters
        val action = maxOf(52f, 22f * letters + 16f)
        return when {
            isWide -> maxOf(72f, soft + prompt + 12f)
            isStacked -> maxOf(50f, soft + 6f) + prompt + action + 14f
            else -> maxOf(88f, soft + 2 * prompt + 18f)
        }
    }

    companion object {
        /** The room for a hand, which is known before its height. */
        fun handWidth(window: Window): Float = TrayPlan(window, Needs(0)).hand.width

        /** Letters that need more room than is planned for usual ones. */
        private const val LARGE = 1.15f

        /** In windows that are lower than this large letters leave the felt too little. */
        private const val LOW = 600f
        private const val MARGIN = 4f
        private const val SIDE = 14f
        private const val ICONS = 60f
        private const val EDGE = 14f
        private const val LINE = 20.5f
        private const val NEAR = 46f
        private const val INSET = 6f

        /** The width of the log beside a tray. */
        const val LOG = 312f
    }
}

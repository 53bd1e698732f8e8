package app.traytable.ui.solo

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.heardAs
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech

internal const val DISCARDS = "discards"
internal const val MAT = "mat"

/** The colour that was wished or that a bolt asks for, where the top card itself has none. */
internal val SoloView.wish: Colour?
    get() = if (SoloCards.colour(top()) == Colour.BLACK) colour() else null

/** How large the discards are, by the width of an ordinary card: the card in question is larger. */
internal object DiscardsPlan {
    private const val TIMES = 1.65f
    private const val BORDER = 0.175f

    /** The mat, and below the card the wished colour in words. */
    const val ACROSS = TIMES + BORDER * 2
    const val DOWN = TIMES + BORDER * 2.25f / CARD_RATIO
    val WORD = 24.dp

    /** Letters larger than this do not make the word larger: it would not fit on the mat. */
    const val LARGEST_WORD = 1.2f

    fun top(card: Dp) = card * TIMES

    fun border(card: Dp) = card * BORDER

    fun height(
        card: Dp,
        letters: Float,
    ) = card * DOWN * CARD_RATIO + WORD * minOf(letters, LARGEST_WORD)
}

/** The discards; while a colour is to be wished, the wheel lies there. */
@Composable
internal fun Discards(
    picking: Picking,
    card: Dp,
) {
    val view = picking.table.view
    val top = DiscardsPlan.top(card)
    val border = DiscardsPlan.border(card)
    Box(Modifier.fillMaxSize()) {
        Wish(view, top, border)
        Box(Modifier.padding(border, border).size(top, top * CARD_RATIO), Alignment.Center) {
            Pile(view, top)
            val wishes = picking.question.filterIsInstance<SoloMove.PlayFor>()
            if (wishes.isNotEmpty()) {
                // Not beyond the mat: people sit there.
                val quarter = quarter(card)
                val aside = (quarter + 6.dp - top / 2 - border).coerceAtLeast(0.dp)
                ColourWheel(picking, wishes, quarter, Modifier.absoluteOffset(-aside))
            }
        }
    }
}

@Composable
private fun Pile(
    view: SoloView,
    top: Dp,
) {
    val spoken =
        if (LocalIsHeard.current) {
            Speech(LocalResources.current).discards(view)
        } else {
            stringResource(R.string.solo_discards)
        }
    val way =
        stringResource(if (view.isClockwise) R.string.solo_clockwise else R.string.solo_counter)
    Box(
        Modifier
            .semantics(mergeDescendants = true) {
                contentDescription = spoken
                stateDescription = way
            }.heardAs(spoken),
    ) {
        val older = generateSequence(view.pile().below()) { it.below() }.take(OLDER).toList()
        older.asReversed().forEach { below ->
            Card(
                soloFace(below.top()),
                Modifier
                    .width(
                        top,
                    ).rotate(TILTS[below.size() % TILTS.size])
                    .clearAndSetSemantics {},
            )
        }
        Card(soloFace(view.top()), Modifier.width(top).place(DISCARDS))
    }
}

private const val OLDER = 2

/** Cards lie as they were thrown; where in the pile one lies tells how. */
private val TILTS = listOf(-5f, 3.5f, 7f, -3f, 5f, -7.5f, 2.5f)

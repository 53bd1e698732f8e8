package app.traytable.ui.solo

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceAtLeast
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.drawn
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.WishMat
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech

internal const val DISCARDS = "discards"
internal const val MAT = "mat"

private const val DIP_MILLIS = 300

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
    val spoken = stringResource(R.string.solo_discards)
    val way =
        stringResource(if (view.isClockwise) R.string.solo_clockwise else R.string.solo_counter)
    Box(
        Modifier.semantics(mergeDescendants = true) {
            contentDescription = spoken
            stateDescription = way
        },
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

/** The mat in the wished colour, or a slot; and where anything may follow, that. */
@Composable
private fun Wish(
    view: SoloView,
    top: Dp,
    border: Dp,
) {
    val dip = rememberDip(view)
    dip.before?.let { Mat(it, top, border, Modifier.clearAndSetSemantics {}) }
    val wish = dip.wish
    if (wish != null) {
        Wished(wish, top, border) { dip.depth.value }
        return
    }
    val colours = LocalTrayColours.current
    val edge = border / 3
    Spacer(
        Modifier
            .padding(border - edge, border - edge)
            .size(top + edge * 2, top * CARD_RATIO + edge * 2)
            .slot(colours),
    )
    if (view.colour() == null) AnyCard(top, border)
}

/** Every wish dips in anew, over the one before. */
private class Dip(
    wish: Colour?,
) {
    var wish by mutableStateOf(wish)
    var before by mutableStateOf<Colour?>(null)
    val depth = Animatable(1f)

    suspend fun into(next: Colour?) {
        before = wish.takeIf { next != null }
        depth.snapTo(0f)
        wish = next
        depth.animateTo(1f, tween(DIP_MILLIS))
        before = null
    }
}

@Composable
private fun rememberDip(view: SoloView): Dip {
    val dip = remember { Dip(view.wish) }
    val now = view.wish to view.pile().size()
    var shown by remember { mutableStateOf(now) }
    LaunchedEffect(now) {
        if (now != shown) {
            shown = now
            dip.into(now.first)
        }
    }
    return dip
}

@Composable
private fun Wished(
    wish: Colour,
    top: Dp,
    border: Dp,
    depth: () -> Float,
) {
    val whole = stringResource(R.string.solo_wished, Speech(LocalResources.current).colour(wish))
    Mat(
        wish,
        top,
        border,
        Modifier
            .place(MAT, isCard = false)
            .drawWithContent {
                // It dips in, growing from the card that was laid.
                val reach = size.maxDimension * 0.75f * depth()
                val disc = Path().apply { addOval(Rect(size.center, reach)) }
                clipPath(disc) { this@drawWithContent.drawContent() }
            }.clearAndSetSemantics { contentDescription = whole },
    )
}

@Composable
private fun Mat(
    wish: Colour,
    top: Dp,
    border: Dp,
    modifier: Modifier,
) {
    val word = Speech(LocalResources.current).colour(wish).replaceFirstChar { it.titlecase() }
    WishMat(wish.drawn(), word, modifier, border, wordSize(top + border * 2)) {
        Spacer(Modifier.size(top, top * CARD_RATIO))
    }
}

/** As large as words are here, while the longest fits on the mat: the shape says the same. */
@Composable
private fun wordSize(mat: Dp) =
    with(LocalDensity.current) {
        val letters = min(20.sp.toDp(), 20.dp * DiscardsPlan.LARGEST_WORD)
        min(letters, maxOf(mat * 0.19f, 13.dp)).toSp()
    }

@Composable
private fun AnyCard(
    top: Dp,
    border: Dp,
) {
    val beyond = border + border / 3 + 2.dp
    Text(
        stringResource(R.string.solo_any_card),
        Modifier
            .fillMaxWidth()
            .padding(top = top * CARD_RATIO + border + beyond)
            .wrapContentHeight(Alignment.Top, unbounded = true),
        color = LocalTrayColours.current.feltInk,
        textAlign = TextAlign.Center,
        style = TrayType.count,
    )
}

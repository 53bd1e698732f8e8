package app.traytable.ui.solo

import androidx.compose.animation.core.Animatable
import androidx.compose.animation.core.tween
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
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
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.center
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.clipPath
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Colour
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.drawn
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.WishMat
import app.traytable.ui.tray.place
import app.traytable.ui.words.Speech

private const val DIP_MILLIS = 300

/** The mat in the wished colour, or a slot; and where anything may follow, that. */
@Composable
internal fun Wish(
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
    // The discards say it as well to who plays by ear.
    val isHeard = LocalIsHeard.current
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
            }.clearAndSetSemantics { if (!isHeard) contentDescription = whole },
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

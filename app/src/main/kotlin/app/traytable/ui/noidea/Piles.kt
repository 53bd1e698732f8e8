package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.wrapContentWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState
import app.traytable.ui.cards.spoken
import app.traytable.ui.ear.heardAs
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.place
import app.traytable.ui.tray.touched

/** Letters are so large that words below a pile would be cut. */
internal const val LARGE_LETTERS = 1.25f

/** So much larger than an ordinary card is what everybody looks at. */
internal const val STAGE_SCALE = 2.15f

/** Words below a pile may be a little wider than it. */
internal val WORDS = 8.dp

/** @param isBeside its number stands beside it, and no words */
@Composable
internal fun DrawPile(
    parts: Parts,
    card: Dp,
    isBeside: Boolean = false,
) {
    val size = parts.view.drawPile()
    val isLegal = NoIdeaMoves.DRAW in parts.moves
    val move = parts.table.words().move(NoIdeaMoves.DRAW)
    CountedPile(
        card,
        pluralStringResource(R.plurals.noidea_draw_pile, size, size),
        size,
        stringResource(R.string.noidea_draw_pile_name),
        Touch(move, isHinted = parts.hinted == NoIdeaMoves.DRAW) {
            parts.table.play(NoIdeaMoves.DRAW)
        }.takeIf { isLegal },
        isBeside,
    ) {
        Box(Modifier.place(DRAW_PILE, isCard = false)) {
            if (size > 0) Card(null, state = parts.stateOf(NoIdeaMoves.DRAW)) else EmptyRoom()
        }
        // Cards that leave the table go that way.
        Spacer(Modifier.align(Alignment.BottomStart).offset((-24).dp).place(AWAY, 4.dp))
    }
}

@Composable
internal fun Trophies(
    parts: Parts,
    card: Dp,
    isBeside: Boolean = false,
) {
    val size = parts.trophiesLeft
    CountedPile(
        card,
        pluralStringResource(R.plurals.noidea_trophies_left, size, size),
        size,
        stringResource(R.string.noidea_trophies_name),
        null,
        isBeside,
    ) {
        Box(Modifier.place(TROPHIES, isCard = false)) {
            if (size > 0) Card(TROPHY) else EmptyRoom()
        }
    }
}

/** A pile of which everybody may know how many cards it has. */
@Composable
private fun CountedPile(
    card: Dp,
    spoken: String,
    size: Int,
    name: String,
    touch: Touch?,
    isBeside: Boolean,
    content: @Composable BoxScope.() -> Unit,
) {
    // A dozen more is an edge more.
    val below = if (size < 2) 0 else minOf(3, 1 + size / 12)
    val hasName = LocalDensity.current.fontScale <= LARGE_LETTERS
    Box(
        Modifier
            .then(if (isBeside) Modifier else Modifier.width(card + SLOT * 2 + WORDS))
            .touched(touch)
            .semantics(mergeDescendants = true) { contentDescription = spoken },
        Alignment.Center,
    ) {
        if (isBeside) {
            Row(
                Modifier.clearAndSetSemantics {},
                Arrangement.spacedBy(6.dp),
                Alignment.CenterVertically,
            ) {
                Slot(card, below = below, content = content)
                Words("$size", TrayType.count, Modifier.width(BESIDE))
            }
        } else {
            Column(
                Modifier.clearAndSetSemantics {},
                Arrangement.spacedBy(6.dp),
                Alignment.CenterHorizontally,
            ) {
                Slot(card, below = below, content = content)
                Column(horizontalAlignment = Alignment.CenterHorizontally) {
                    Words("$size", TrayType.count)
                    if (hasName) {
                        Words(name, TrayType.name, Modifier.wrapContentWidth(unbounded = true))
                    }
                }
            }
        }
    }
}

/** Two figures. */
private val BESIDE = 24.dp

@Composable
internal fun Words(
    text: String,
    style: TextStyle,
    modifier: Modifier = Modifier,
) = Text(
    text,
    modifier,
    color = LocalTrayColours.current.feltInk,
    textAlign = TextAlign.Center,
    overflow = TextOverflow.Ellipsis,
    style = style,
)

/** How the place stands on which this move would be made. */
internal fun Parts.stateOf(move: NoIdeaMove): CardState =
    when {
        move !in moves -> CardState.Plain
        move == hinted -> CardState.Hinted
        else -> CardState.Legal
    }

@Composable
private fun inTheMiddle(shown: CardFace?): String =
    stringResource(
        R.string.noidea_ear_stage,
        shown?.spoken(LocalResources.current) ?: stringResource(R.string.ear_empty),
    )

/** The card that was turned: it waits for its pile, or is seen before it goes on. */
@Composable
internal fun Stage(
    parts: Parts,
    card: Dp,
) = Slot(card) {
    Box(Modifier.fillMaxWidth().place(STAGE)) {
        val shown = parts.onStage
        val words = inTheMiddle(shown)
        if (shown == null) {
            Box(Modifier.heardAs(words)) { EmptyRoom() }
        } else {
            Card(shown, Modifier.heardAs(words))
        }
    }
    val isAsking = parts.reach.isAsking && NoIdeaMoves.TOUCH in parts.moves
    if (isAsking && LocalDensity.current.fontScale <= LARGE_LETTERS) {
        Column(verticalArrangement = Arrangement.spacedBy(8.dp)) {
            others(parts.reach).forEach { (words, deed) ->
                TrayButton(
                    stringResource(words),
                    deed,
                    Modifier.fillMaxWidth(),
                    ButtonKind.Quiet,
                )
            }
        }
    }
}

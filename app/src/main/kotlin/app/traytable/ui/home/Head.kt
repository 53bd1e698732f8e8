package app.traytable.ui.home

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawing
import app.traytable.ui.cards.printed
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

private val SIGN = 50.dp
private val TOOL = 48.dp
private val GAP = 2.dp

/**
 * The sign of the app, its name, and the ways to what belongs to no game. Where there is no room
 * for all of it the sign goes first, and then the ways take a line of their own.
 */
@Composable
fun Head(actions: HomeActions) {
    val tools =
        listOf(
            Triple(R.drawable.ic_played, R.string.history, actions.history),
            Triple(R.drawable.ic_help, R.string.home_rules, actions.rules),
            Triple(R.drawable.ic_settings, R.string.settings, actions.settings),
        )
    BoxWithConstraints {
        val measurer = rememberTextMeasurer()
        val name = stringResource(R.string.app_name)
        val width =
            with(LocalDensity.current) {
                measurer
                    .measure(name, NAME, softWrap = false)
                    .size.width
                    .toDp() + 10.dp
            }
        val left = maxWidth - (TOOL + GAP) * tools.size
        val hasSign = left >= width + SIGN || left < width
        if (left >= width) {
            Row(
                Modifier.fillMaxWidth().heightIn(min = 60.dp),
                Arrangement.spacedBy(GAP),
                Alignment.CenterVertically,
            ) {
                Name(name, hasSign, Modifier.weight(1f))
                tools.forEach { (icon, words, go) -> Tool(icon, words, go) }
            }
        } else {
            Column {
                Name(name, hasSign, Modifier.fillMaxWidth().padding(top = 8.dp))
                Row { tools.forEach { (icon, words, go) -> Tool(icon, words, go) } }
            }
        }
    }
}

private val NAME =
    TrayType.title.copy(
        fontSize = 28.sp,
        lineHeight = 34.sp,
        fontWeight = FontWeight.Black,
        letterSpacing = (-0.02).em,
    )

@Composable
private fun Name(
    name: String,
    hasSign: Boolean,
    modifier: Modifier,
) = Row(modifier, Arrangement.spacedBy(GAP), Alignment.CenterVertically) {
    if (hasSign) TraySign(Modifier.size(SIGN, 40.dp))
    Text(
        name,
        Modifier.weight(1f).padding(start = 6.dp).semantics { heading() },
        color = LocalTrayColours.current.ink,
        // The name of the app is one word, and stays one.
        maxLines = 1,
        softWrap = false,
        overflow = TextOverflow.Ellipsis,
        style = NAME,
    )
}

@Composable
private fun Tool(
    @DrawableRes icon: Int,
    @StringRes words: Int,
    onClick: () -> Unit,
) = IconButton(onClick, Modifier.ringedKeyStop()) {
    Icon(painterResource(icon), stringResource(words), tint = LocalTrayColours.current.ink)
}

/** An oval tray with two cards on it. */
@Composable
private fun TraySign(modifier: Modifier) {
    val colours = LocalTrayColours.current
    val red = printed(CardFace(CardColour.Red, "1"))
    Spacer(
        modifier.drawWithCache {
            val unit = size.width / 50
            val card = 9 * unit
            val face = red.drawing(card, this, colours)
            val back = (null).drawing(card, this, colours)
            onDrawBehind {
                val middle = Offset(25 * unit, 19 * unit)
                val rim = Rect(middle, 1f).around(24 * unit, 18 * unit)
                val below = rim.translate(0f, 2 * unit)
                drawOval(colours.base, below.topLeft, below.size)
                drawOval(colours.rim, rim.topLeft, rim.size)
                drawOval(colours.rimLine, rim.topLeft, rim.size, style = Stroke(1.2f * unit))
                val bed = rim.around(17 * unit, 12 * unit).translate(0f, unit)
                drawOval(colours.felt, bed.topLeft, bed.size)
                val half = Offset(card / 2, card * CARD_RATIO / 2)
                for ((x, turn, drawing) in listOf(
                    Triple(-4.5f, -10f, face),
                    Triple(4.5f, 10f, back),
                )) {
                    withTransform({
                        val corner = middle + Offset(x * unit, 0.5f * unit) - half
                        translate(corner.x, corner.y)
                        rotate(turn, half)
                    }) { drawing.drawOn(this) }
                }
            }
        },
    )
}

private fun Rect.around(
    across: Float,
    down: Float,
) = Rect(center - Offset(across, down), Size(2 * across, 2 * down))

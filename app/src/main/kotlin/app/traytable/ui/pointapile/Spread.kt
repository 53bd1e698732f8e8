package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.rules.pointapile.PointAPileScore.Worth
import app.traytable.ui.cards.Card
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/** Cards one under the other, the top one first, each in words. */
@Composable
internal fun SpreadCards(
    cards: List<Byte>,
    modifier: Modifier = Modifier,
    width: Dp = 48.dp,
) {
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        cards.asReversed().forEach { InWords(it, width) {} }
    }
}

/** A score pile, the top card first: what each card says, what it gives now, and why. */
@Composable
internal fun SpreadWorths(
    worths: List<Worth>,
    modifier: Modifier = Modifier,
    width: Dp = 48.dp,
) {
    val resources = LocalResources.current
    Column(modifier.fillMaxWidth(), Arrangement.spacedBy(8.dp)) {
        worths.asReversed().forEach { worth ->
            Row(
                Modifier.fillMaxWidth().semantics(mergeDescendants = true) {},
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                InWords(worth.card(), width, Modifier.weight(1f)) {
                    Text(
                        why(resources, worth),
                        color = LocalTrayColours.current.inkSoft,
                        style = TrayType.name,
                    )
                }
                Text(
                    withSign(worth.points()),
                    color = LocalTrayColours.current.ink,
                    fontWeight = if (worth.points() == 0) FontWeight.Normal else FontWeight.Bold,
                    style = TrayType.title,
                )
            }
        }
    }
}

@Composable
private fun InWords(
    card: Byte,
    width: Dp,
    modifier: Modifier = Modifier,
    more: @Composable () -> Unit,
) {
    Row(modifier, Arrangement.spacedBy(12.dp), Alignment.CenterVertically) {
        Card(pointAPileFace(card), Modifier.width(width).clearAndSetSemantics {})
        Column {
            val words = pileWords().card(card)
            Body(words.upper())
            more()
        }
    }
}

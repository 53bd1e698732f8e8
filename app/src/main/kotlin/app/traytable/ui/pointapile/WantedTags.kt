package app.traytable.ui.pointapile

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithContent
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.min
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.LocalFlights

/** Above every pile that several want: how many. It lies on the hands. */
@Composable
internal fun WantedTags(revealed: Revealed) {
    if (!revealed.isJudged) return
    val flights = LocalFlights.current
    val colours = LocalTrayColours.current
    val shape = RoundedCornerShape(8.dp)
    val size = with(LocalDensity.current) { min(14.sp.toDp(), 17.dp).toSp() }
    revealed.before.piles().indices.filter { revealed.at(it).size > 1 }.forEach { pile ->
        val many = revealed.at(pile).size
        Text(
            pluralStringResource(R.plurals.pile_want_it, many, many),
            Modifier
                .drawWithContent {
                    // Where piles are is known only when everything lies.
                    val top = flights.bounds(pilePlace(pile))?.topCenter ?: return@drawWithContent
                    translate(top.x - this.size.width / 2, top.y - this.size.height * 0.8f) {
                        this@drawWithContent.drawContent()
                    }
                }.background(colours.ringGap, shape)
                .border(1.6.dp, colours.clashGround, shape)
                .padding(horizontal = 6.dp, vertical = 3.dp)
                .clearAndSetSemantics {},
            color = colours.clashGround,
            style = TrayType.badge.copy(fontSize = size, lineHeight = size),
            maxLines = 1,
        )
    }
}

package app.traytable.ui.store

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.drawscope.withTransform
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp
import app.traytable.R
import app.traytable.ui.cards.CardColour
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.drawing
import app.traytable.ui.cards.printed
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.littleTray

/** The tray, a hand of four cards, and the name. */
@Composable
internal fun FeatureGraphic() {
    val colours = LocalTrayColours.current
    Row(
        Modifier
            .fillMaxSize()
            .background(colours.floor)
            .padding(8.dp)
            .littleTray(18.dp),
        Arrangement.spacedBy(20.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        FourCards(Modifier.size(232.dp, 150.dp))
        Text(
            stringResource(R.string.app_name),
            color = colours.feltInk,
            style =
                TrayType.bigName.copy(
                    fontSize = 41.sp,
                    fontWeight = FontWeight.Black,
                    letterSpacing = (-0.02).em,
                ),
        )
    }
}

private val COLOURS = listOf(CardColour.Green, CardColour.Blue, CardColour.Red, CardColour.Yellow)

@Composable
private fun FourCards(modifier: Modifier) {
    val faces = COLOURS.mapIndexed { index, colour -> printed(CardFace(colour, "${index + 1}")) }
    val colours = LocalTrayColours.current
    Spacer(
        modifier.drawWithCache {
            val width = size.width * 0.31f
            val drawings = faces.map { it.drawing(width, this, colours) }
            val turnedAround = Offset(width / 2, size.height * 1.5f)
            onDrawBehind {
                drawings.forEachIndexed { index, drawing ->
                    withTransform({
                        translate((size.width - width) / 2, size.height * 0.1f)
                        rotate((index - 1.5f) * 16, turnedAround)
                    }) { drawing.drawOn(this) }
                }
            }
        },
    )
}

package app.traytable.ui.cards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.solo.SoloCards
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.noidea.noIdeaFace
import app.traytable.ui.noidea.trophyFace
import app.traytable.ui.pointapile.pointAPileFace
import app.traytable.ui.solo.soloFace
import org.junit.Test
import org.junit.runner.RunWith

private val NO_IDEA =
    listOf("R5+", "B3x", "Y2r", "*1").map { noIdeaFace(NoIdeaCards.parse(it)) } + trophyFace(5)

private val SOLO =
    listOf("RSkip", "GChange", "BDraw2", "YSwap", "RGift")
        .plus(listOf("Choose", "Draw4", "AllSwap", "RProtect", "BProtect"))
        .map { soloFace(SoloCards.parse(it)) }

private val POINT_A_PILE =
    listOf("R+1", "R+1each-R", "R+3colours", "G+4any5", "B+5own4", "G+4cards6", "R-1each-blank")
        .plus(listOf("G+1last", "P+1active", "R!active-only", "B!not-active", "R!not-leader"))
        .plus(listOf("B!under-5", "R!over-5", "G!lacks-colour", "P!owns-colour", "G!first-one"))
        .map { pointAPileFace(PointAPileCards.parse(it)) }

@RunWith(AndroidJUnit4::class)
class FacesScreensTest {
    @Test
    fun signs() =
        Screens.check("faces", setOf(Look.Phone, Look.Dark)) { Spread(NO_IDEA + SOLO, 80.dp) }

    @Test
    fun signsOfPointAPile() = Screens.check("faces-pointapile") { Spread(POINT_A_PILE, 80.dp) }

    @Test
    fun smallAndStandingOut() =
        Screens.check("faces-small") {
            Spread(NO_IDEA + SOLO + POINT_A_PILE + null, 52.dp) {
                CardState.entries[it % 3]
            }
        }
}

@Composable
private fun Spread(
    faces: List<CardFace?>,
    width: Dp,
    state: (Int) -> CardState = { CardState.Plain },
) {
    Surface(Modifier.fillMaxSize()) {
        FlowRow(
            Modifier.padding(8.dp),
            Arrangement.spacedBy(8.dp),
            Arrangement.spacedBy(10.dp),
        ) {
            faces.forEachIndexed { index, face -> Card(face, Modifier.width(width), state(index)) }
        }
    }
}

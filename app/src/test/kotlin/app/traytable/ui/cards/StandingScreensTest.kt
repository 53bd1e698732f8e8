package app.traytable.ui.cards

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.ui.Screens
import app.traytable.ui.noidea.noIdeaFace
import app.traytable.ui.pointapile.pointAPileFace
import app.traytable.ui.theme.LocalTrayColours
import org.junit.Test
import org.junit.runner.RunWith

private val WIDTHS = listOf(16.dp, 24.dp, 31.dp, 46.dp, 64.dp)

@RunWith(AndroidJUnit4::class)
class StandingScreensTest {
    @Test
    fun everyStateOnTheFelt() = Screens.check("standing") { States() }

    @Test
    fun aStripOfACoveredCardTellsWhichCardItIs() = Screens.check("covered") { Piles() }

    @Test
    fun backsAndPlacesInEverySize() = Screens.check("backs") { Sizes() }
}

@Composable
private fun States() {
    OnFelt {
        CardState.entries.forEach { state ->
            Card(noIdeaFace(NoIdeaCards.parse("R3")), Modifier.width(60.dp), state)
            Card(null, Modifier.width(60.dp), state)
        }
    }
}

@Composable
private fun Piles() {
    OnFelt {
        listOf(listOf("P-1", "R+1"), listOf("B+5own4", "R", "G"), listOf("R!over-5", "B", "P"))
            .forEach { pile ->
                Box {
                    pile.forEachIndexed { index, card ->
                        Card(
                            pointAPileFace(PointAPileCards.parse(card)),
                            Modifier.padding(top = 20.dp * index).width(64.dp),
                            isCovered = index < pile.lastIndex,
                        )
                    }
                }
            }
    }
}

@Composable
private fun Sizes() {
    OnFelt {
        WIDTHS.forEach { width ->
            Card(null, Modifier.width(width))
            Card(noIdeaFace(NoIdeaCards.parse("B6")), Modifier.width(width))
            EmptyPlace(Modifier.width(width))
            EmptyPlace(Modifier.width(width), label = "3")
        }
        Card(null, Modifier.width(132.dp))
        EmptyPlace(Modifier.width(64.dp), LocalTrayColours.current.ring, isStrong = true)
        EmptyPlace(Modifier.width(64.dp), label = "new")
    }
}

@Composable
private fun OnFelt(content: @Composable () -> Unit) {
    FlowRow(
        Modifier.fillMaxSize().background(LocalTrayColours.current.felt).padding(24.dp),
        Arrangement.spacedBy(24.dp),
        Arrangement.spacedBy(28.dp),
    ) { content() }
}

package app.traytable.ui.theme

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import androidx.test.ext.junit.runners.AndroidJUnit4
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import kotlin.math.roundToInt

private val PieceRim = Color(0xFFFFF4DC)

/** Contrasts as WCAG 2 computes them, to one decimal place. */
@RunWith(AndroidJUnit4::class)
class TrayColoursTest {
    @Test
    fun wordsStandOutFromWhatTheyAreWrittenOn() {
        both("ink on the rim", 9.3, 8.5) { ink to rim }
        both("soft ink on the rim", 5.8, 6.3) { inkSoft to rim }
        both("a name on the felt", 7.8, 13.0) { feltInk to felt }
        both("ink on the floor", 14.4, 16.2) { ink to floor }
        both("a badge", 16.7, 13.8) { tagInk to tag }
        both("a button", 6.1, 9.3) { onTeal to teal }
        both("a quiet button", 6.0, 10.1) { teal to plate }
        both("ink on the lamp", 11.9, 11.3) { tagInk to lamp }
        one("a button on the felt", Oak, 11.2) { onRing to ring }
    }

    @Test
    fun cardsStandOutFromFeltAndWood() {
        both("the white border on the felt", 8.4, 15.3) { Color.White to felt }
        both("the edge line on the border", 16.4, 19.9) { cardEdge to Color.White }
        both("the back in its white edge", 10.4, 8.0) { back to Color.White }
        one("the edge line on oak", Oak, 8.9) { cardEdge to rim }
        one("the white border on walnut", Walnut, 10.0) { Color.White to rim }
    }

    @Test
    fun marksStandOutFromWhatTheyLieOn() {
        both("the ring on the felt", 5.5, 8.4) { ring to felt }
        both("the ring on its gap", 11.3, 10.6) { ring to ringGap }
        both("a button on the rim", 3.3, 5.5) { teal to rim }
        both("the lamp on the felt", 5.8, 10.2) { lamp to felt }
        both("a printed place on the felt", 3.4, 3.2) { slot to felt }
        both("the rim of a piece on the felt", 7.7, 14.0) { PieceRim to felt }
        one("the lamp's line on oak", Oak, 5.5) { lampLine to rim }
        one("the lamp on walnut", Walnut, 6.6) { lamp to rim }
    }

    private fun both(
        what: String,
        byDay: Double,
        byNight: Double,
        pair: TrayColours.() -> Pair<Color, Color>,
    ) {
        one("$what by day", Oak, byDay, pair)
        one("$what by night", Walnut, byNight, pair)
    }

    private fun one(
        what: String,
        colours: TrayColours,
        least: Double,
        pair: TrayColours.() -> Pair<Color, Color>,
    ) {
        val (dark, light) =
            colours
                .pair()
                .toList()
                .map { it.luminance() }
                .sorted()
        val ratio = ((light + 0.05f) / (dark + 0.05f) * 10).roundToInt() / 10.0
        assertTrue("$what: $ratio", ratio >= least)
    }
}

package app.traytable.ui.pictures

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.Look
import app.traytable.ui.Screens
import app.traytable.ui.pointapile.forming
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import kotlin.random.Random

@RunWith(AndroidJUnit4::class)
class DifferenceTest {
    private val looks = listOf(Look.Phone, Look.Tablet, Look.Dark)

    @Test
    fun aMissingCommaIsNoticed() = assertNoticed("Anna, Ben and Carla,", "Anna, Ben and Carla")

    @Test
    fun aMissingFullStopIsNoticed() = assertNoticed("Anna draws a card.", "Anna draws a card")

    @Test
    fun aCommaInPlaceOfAFullStopIsNoticed() = assertNoticed("12.5 points", "12,5 points")

    @Test
    fun anotherDigitIsNoticed() = assertNoticed("Round 3 of 8", "Round 3 of 6")

    @Test
    fun anotherLetterIsNoticed() = assertNoticed("Anna has to draw", "Anna has to drew")

    @Test
    fun theSameTextIsTheSame() =
        looks.forEach { look ->
            assertFalse(difference(text(look, "Anna"), text(look, "Anna")).matters)
        }

    @Test
    fun aScreenOfManyColoursWithNoiseOfOneLevelIsTheSame() {
        val screen =
            Screens.drawn(Look.Phone) {
                TableScreen(forming(8, 2, 6).openTurn(), TableAsides(), TableActions())
            }
        val chance = Random(7)
        val noisy =
            Picture.drawn(screen.width, screen.height) { x, y -> chance.disturb(screen[x, y]) }
        val difference = difference(screen, noisy)
        assertFalse("$difference", difference.matters)
    }

    @Test
    fun aSurfaceOfAnotherShadeIsNoticed() {
        val cream = Picture.drawn(100, 100) { _, _ -> 0xF6F1E8 }
        val chalk = Picture.drawn(100, 100) { x, _ -> if (x < 10) 0xF6F1F0 else 0xF6F1E8 }
        assertTrue(difference(cream, chalk).matters)
        assertFalse(difference(cream, cream).matters)
    }

    @Test
    fun anotherSizeIsNoticed() {
        val one = Picture.drawn(10, 10) { _, _ -> 0 }
        assertTrue(difference(one, Picture.drawn(10, 11) { _, _ -> 0 }).matters)
    }

    private fun Random.disturb(colour: Int) =
        Picture.CHANNELS.fold(0) { sum, shift ->
            sum or ((colour shr shift and 0xFF) + nextInt(-1, 2)).coerceIn(0, 255).shl(shift)
        }

    private fun assertNoticed(
        one: String,
        other: String,
    ) = looks.forEach { look ->
        val difference = difference(text(look, one), text(look, other))
        assertTrue("$look: $difference", difference.matters)
    }

    private fun difference(
        accepted: Picture,
        drawn: Picture,
    ) = Difference(accepted.reduced(), drawn)

    private fun text(
        look: Look,
        text: String,
    ) = Screens.drawn(look) {
        Surface(Modifier.fillMaxSize()) {
            Column(Modifier.padding(16.dp)) {
                Text("Nothing else changes.", style = MaterialTheme.typography.titleMedium)
                Text(text, style = MaterialTheme.typography.bodyMedium)
                Button({}) { Text("Begin") }
            }
        }
    }
}

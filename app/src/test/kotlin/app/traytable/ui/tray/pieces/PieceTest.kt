package app.traytable.ui.tray.pieces

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.luminance
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.assertHeightIsEqualTo
import androidx.compose.ui.test.assertWidthIsEqualTo
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.Animal
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PieceTest {
    @get:Rule val screen = createComposeRule()

    @Test
    fun aPieceTakesTheRoomOfItsDiscWhateverIsDrawnAroundIt() {
        screen.setContent {
            Row(Modifier.testTag("row")) {
                PieceState.entries.forEach { Piece(Animal.OWL, 44.dp, isBot = true, state = it) }
            }
        }

        screen.onNodeWithTag("row").assertWidthIsEqualTo(44.dp * PieceState.entries.size)
        screen.onNodeWithTag("row").assertHeightIsEqualTo(44.dp)
    }

    @Test
    fun aPieceSaysNothingByItself() {
        screen.setContent { Box { Piece(Animal.FOX, 44.dp, state = PieceState.Acts) } }

        val saying =
            SemanticsMatcher("says something") {
                SemanticsProperties.ContentDescription in it.config ||
                    SemanticsProperties.Text in it.config
            }
        screen.onAllNodes(saying, useUnmergedTree = true).assertCountEquals(0)
    }

    @Test
    fun everyAnimalStandsOutFromItsFieldAndNoTwoFieldsAreAlike() {
        Animal.entries.forEach {
            val contrast = (Cream.luminance() + 0.05f) / (it.field.luminance() + 0.05f)
            assertTrue("$it: $contrast", contrast >= 3)
            assertTrue("$it", it.detail.luminance() < it.field.luminance())
        }
        assertEquals(
            Animal.entries.size,
            Animal.entries
                .map { it.field }
                .toSet()
                .size,
        )
    }
}

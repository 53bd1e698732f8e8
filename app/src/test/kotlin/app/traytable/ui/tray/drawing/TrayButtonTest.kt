package app.traytable.ui.tray.drawing

import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class TrayButtonTest {
    @get:Rule val compose = createComposeRule()

    @Test
    fun aShortWordIsAButtonLargeEnoughForAThumb() {
        var taps = 0
        show { TrayButton("Go", { taps++ }) }
        compose
            .onNodeWithText("Go")
            .assert(SemanticsMatcher.expectValue(SemanticsProperties.Role, Role.Button))
            .assertHeightIsAtLeast(52.dp)
            .assertWidthIsAtLeast(96.dp)
            .performClick()
        compose.runOnIdle { assertEquals(1, taps) }
    }

    @Test
    fun longWordsMakeItHigherAndNotWider() {
        val label = "Point at the pile that nobody else at this table wants"
        show { TrayButton(label, {}, Modifier.width(120.dp)) }
        val bounds = compose.onNodeWithText(label).getUnclippedBoundsInRoot()
        assertEquals(120f, (bounds.right - bounds.left).value, 0.5f)
        assertTrue("$bounds", bounds.bottom - bounds.top > 80.dp)
    }

    private fun show(content: @Composable () -> Unit) =
        compose.setContent { TraytableTheme(dark = false, dynamicColour = false, content) }
}

package app.traytable.ui.tray.fingers

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.play.Glass
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class FingersOfGlassTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun aGlassThatBecomesKnownLaterCountsAtOnce() {
        val known = mutableListOf<Int>()
        // Whether anybody listens yet or not.
        Glass.tellApart(1)
        compose.setContent { known += rememberFingersOfGlass() }
        listOf(10, 2, 1, 5).forEach {
            compose.runOnIdle { Glass.tellApart(it) }
            compose.waitForIdle()
        }

        assertEquals(listOf(1, 10, 2, 1, 10), known)
    }
}

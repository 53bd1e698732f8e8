package app.traytable.ui.tray.around

import android.graphics.Rect
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.window.layout.FoldingFeature
import app.traytable.rules.table.Player
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableMoment
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A phone that can be folded stands on the table. */
@RunWith(AndroidJUnit4::class)
class PostureTest {
    @get:Rule
    val compose = createComposeRule()

    @Test
    fun onlyHalfFoldedAcrossItStandsOnTheTable() {
        assertTrue(isHalfFolded(listOf(Fold(HALF, ACROSS))))
        assertFalse("as a book", isHalfFolded(listOf(Fold(HALF, ALONG))))
        assertFalse("flat", isHalfFolded(listOf(Fold(FLAT, ACROSS))))
        assertFalse("without a hinge", isHalfFolded(emptyList()))
    }

    @Test
    fun thenPeopleSitAroundItThoughNobodyHasChosenThat() {
        val moment = TableMoment(SoloRoom, listOf("Anna", "Ben").map(Player::person), 5)
        var folded: Around? = null
        var held: Around? = null
        compose.setContent {
            held = rememberAround(moment.handOver())
            CompositionLocalProvider(LocalIsHalfFolded provides true) {
                folded = rememberAround(moment.handOver())
            }
        }

        compose.runOnIdle {
            assertNull(held)
            assertNotNull(folded)
            assertEquals(moment.toAct.single(), folded?.facing)
        }
    }

    private class Fold(
        override val state: FoldingFeature.State,
        override val orientation: FoldingFeature.Orientation,
    ) : FoldingFeature {
        override val isSeparating = true
        override val occlusionType = FoldingFeature.OcclusionType.NONE
        override val bounds = Rect(0, 400, 800, 400)
    }

    private companion object {
        val HALF = FoldingFeature.State.HALF_OPENED
        val FLAT = FoldingFeature.State.FLAT
        val ACROSS = FoldingFeature.Orientation.HORIZONTAL
        val ALONG = FoldingFeature.Orientation.VERTICAL
    }
}

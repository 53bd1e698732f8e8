package app.traytable.ui.pointapile

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** How wide the cards of the piles are: larger letters never make them smaller. */
@RunWith(AndroidJUnit4::class)
class PointAPileSizesTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun eightPointWithUsualLetters() = assertEquals(EIGHT, pointing(8, 1f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun eightPointWithLargeLetters() = assertEquals(EIGHT, pointing(8, 1.3f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun eightPointWithTheLargestLetters() = assertEquals(EIGHT, pointing(8, 2f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun pilesForEightAreFormedWithUsualLetters() = assertEquals(EIGHT, forming(8, 1f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun pilesForEightAreFormedWithTheLargestLetters() = assertEquals(EIGHT, forming(8, 2f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun fourPointWithUsualLetters() = assertEquals(FOUR, pointing(4, 1f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun fourPointWithLargeLetters() = assertEquals(FOUR, pointing(4, 1.3f), NEARLY)

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun fourPointWithTheLargestLetters() = assertEquals(FOUR, pointing(4, 2f), NEARLY)

    @Test
    @Config(qualifiers = "w780dp-h360dp")
    fun onItsSideAPhoneHasLargerCardsThanBefore() {
        val width = pointing(8, 1f)
        assertTrue("$width", width >= 58f)
    }

    @Test
    @Config(qualifiers = "w1280dp-h800dp")
    fun aTabletHasLargeCards() {
        val width = pointing(8, 1f)
        assertTrue("$width", width >= 84f)
    }

    private fun pointing(
        seats: Int,
        letters: Float,
    ): Float {
        val moment = pointing(seats, 2)
        user.fontScale = letters
        user.show(moment.turnOf(moment.toAct[0]))
        return firstPile()
    }

    private fun forming(
        seats: Int,
        letters: Float,
    ): Float {
        user.fontScale = letters
        user.show(forming(seats, 2, 4).openTurn())
        return firstPile()
    }

    /** As wide as a card. */
    private fun firstPile(): Float {
        val piles = user.pile(1).fetchSemanticsNode()
        return with(piles.layoutInfo.density) {
            piles.size.width
                .toDp()
                .value
        }
    }

    private companion object {
        val EIGHT = (360.dp * 0.161f).value
        const val FOUR = 47f
        const val NEARLY = 0.7f
    }
}

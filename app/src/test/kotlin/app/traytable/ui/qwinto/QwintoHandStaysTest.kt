package app.traytable.ui.qwinto

import androidx.compose.ui.test.getUnclippedBoundsInRoot
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableUser
import app.traytable.ui.tray.Coached
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Words that would hide the hand lie over it until they have been read, and it stays in its place. */
@RunWith(AndroidJUnit4::class)
class QwintoHandStaysTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)
    private val resources = user.resources

    @Test
    @Config(qualifiers = "de-w411dp-h891dp")
    fun behindAnExplanationInLargeLetters() = theHandStaysBehindAnExplanation()

    @Test
    @Config(qualifiers = "w360dp-h640dp")
    fun onASmallPhone() = theHandStaysBehindAnExplanation()

    private fun theHandStaysBehindAnExplanation() {
        user.fontScale = 2f
        val moment = qwinto(FAMILY, 11)
        val words = resources.getString(R.string.news_qwinto_twins)
        user.show(moment.turnOf(ANNA), TableAsides(coached = Coached(words, soft = "")))

        val places = moment.view(ANNA).hand().map { cardInHand(it).getUnclippedBoundsInRoot() }
        compose.onNodeWithText(resources.getString(R.string.table_hurry)).performClick()

        compose.onNodeWithText(words).assertDoesNotExist()
        val asked = resources.getString(R.string.qwinto_choose_card, "Anna")
        val brief = resources.getString(R.string.qwinto_choose_a_card)
        val foot = compose.onNode(hasText(asked) or hasText(brief)).getUnclippedBoundsInRoot().top
        moment.view(ANNA).hand().forEachIndexed { index, card ->
            val now = cardInHand(card).getUnclippedBoundsInRoot()
            assertEquals("$card stays where it is", places[index], now)
            assertTrue("$card at ${now.top}, the foot at $foot", now.top + 44.dp <= foot)
        }
    }

    private fun cardInHand(card: Byte) =
        compose.onNode(
            hasContentDescription(QwintoWords(Speech(resources)).card(card)) and hasClickAction(),
        )
}

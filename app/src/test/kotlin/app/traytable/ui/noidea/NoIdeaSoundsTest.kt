package app.traytable.ui.noidea

import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.ui.sound.Sound
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** What lies on the stage is heard as it comes there, and not before. */
@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w411dp-h891dp")
class NoIdeaSoundsTest : NoIdeaAudience() {
    @Test
    fun aCardThatFitsNowhereIsTurnedTwice() {
        showMove(people(3)) { it.any { event -> event is NoIdeaEvent.Returns } }
        waitForYears()
        assertEquals(listOf(Sound.CardFlipped), user.heard)
        goOn()
        assertEquals(listOf(Sound.CardFlipped, Sound.CardFlipped), user.heard)
    }

    @Test
    fun aClaimIsLostWithTheCardThatFits() {
        showMove(people(3)) {
            it.any { event -> event is NoIdeaEvent.Mistaken } && shown(it) == 2 && prizes(it) == 0
        }
        waitForYears()
        assertEquals(listOf(Sound.CardFlipped), user.heard)
        goOn()
        waitForYears()
        assertEquals(listOf(Sound.CardFlipped, Sound.CardFlipped, Sound.ClaimLost), user.heard)
    }

    @Test
    fun aDrawnCardIsHeardFromThePileToThePile() {
        showMove(people(3)) {
            it.firstOrNull() is NoIdeaEvent.Draws && it.getOrNull(1) is NoIdeaEvent.Opens
        }
        waitForYears()
        assertEquals(listOf(Sound.CardDrawn, Sound.CardLaid), user.heard)
    }
}

package app.traytable.ui.pointapile

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.ui.sound.Sound
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class PointAPileSoundsTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    fun threeTwoOneAndAllFingersComeDown() {
        val moment = pointing(3, 2).allButOnePoint()
        user.show(moment.watching())
        user.show(moment.playByLot().watching())
        compose.mainClock.advanceTimeBy(2_200)
        compose.waitForIdle()
        assertEquals(List(3) { Sound.Count } + Sound.Bell, user.heard.take(4))
    }

    @Test
    fun nobodyHearsWhereSomebodyPoints() {
        val moment = pointing(3, 2)
        user.show(moment.watching())
        user.show(moment.playByLot().watching())
        compose.mainClock.advanceTimeBy(1_000)
        compose.waitForIdle()
        assertEquals(emptyList<Sound>(), user.heard)
    }

    @Test
    fun whoTurnsThePhoneMeanwhileDoesNotHearItAgain() {
        val moment = pointing(3, 2).allButOnePoint()
        user.show(moment.watching())
        user.show(moment.playByLot().watching())
        compose.mainClock.advanceTimeBy(4_000)
        compose.waitForIdle()
        val before = user.heard.toList()
        assertTrue("$before", Sound.Bell in before)
        user.turnPhone()
        assertEquals(before, user.heard)
    }
}

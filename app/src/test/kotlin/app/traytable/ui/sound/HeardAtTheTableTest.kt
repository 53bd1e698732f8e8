package app.traytable.ui.sound

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.table.Player
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import app.traytable.ui.whist.WhistRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A move is heard as it is shown, once, and not when the table only comes to lie there. */
@RunWith(AndroidJUnit4::class)
class HeardAtTheTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)
    private val moment =
        TableMoment(WhistRoom, listOf("Anna", "Ben", "Carla").map { Player.person(it) }, 3)

    @Test
    fun aCardIsHeardAsItLands() {
        user.show(moment.watching())
        compose.mainClock.autoAdvance = false
        show(moment.playByLot().watching())
        passes(200)
        assertEquals(emptyList<Sound>(), user.heard)
        passes(200)
        assertEquals(listOf(Sound.CardLaid), user.heard)
    }

    @Test
    fun aTrickIsHeardAfterItsLastCardAndNothingTwice() {
        user.show(moment.playByLot().playByLot().watching())
        user.show(moment.playByLot().watching())
        passes(1_000)
        user.show(moment.watching())
        passes(1_000)
        assertEquals(setOf(Sound.CardLaid, Sound.PileTaken), user.heard.toSet())
        assertEquals(2, user.heard.size)
    }

    @Test
    fun aTableThatIsOpenedIsSilentAndSoIsAMoveThatIsTakenBack() {
        val start = moment.watching()
        user.show(moment.playByLot().watching())
        user.show(start)
        user.show(moment.playByLot().playByLot().watching())
        passes(1_000)
        assertEquals(emptyList<Sound>(), user.heard)
    }

    @Test
    fun ofAQuickRunOnlyTheLastCardIsHeard() {
        user.show(moment.watching())
        compose.mainClock.autoAdvance = false
        repeat(2) {
            show(moment.playByLot().watching())
            passes(50)
        }
        passes(1_000)
        assertEquals(listOf(Sound.CardLaid), user.heard)
    }

    @Test
    fun theEndIsHeardOnceAndNotWhenItIsOpened() {
        while (moment.toAct.size == 1 && moment.match.plies() < 23) moment.playByLot()
        user.show(moment.watching())
        val over = moment.playByLot().over()
        user.show(over)
        passes(5_000)
        assertEquals(listOf(Sound.RoundEnd), user.heard)
        user.show(over)
        user.turnPhone()
        passes(5_000)
        assertEquals(listOf(Sound.RoundEnd), user.heard)
    }

    @Test
    fun aSwitchOnTheTableTurnsThemOffAndOn() {
        user.show(moment.watching())
        compose.onNodeWithContentDescription("Switch the sounds off").performClick()
        assertFalse(user.habits.sounds())
        compose.onNodeWithContentDescription("Switch the sounds on").performClick()
        assertEquals(true, user.habits.sounds())
    }

    private fun show(ui: TableUi) {
        user.ui = ui
        passes(32)
    }

    private fun passes(millis: Long) {
        compose.mainClock.advanceTimeBy(millis)
        compose.waitForIdle()
    }
}

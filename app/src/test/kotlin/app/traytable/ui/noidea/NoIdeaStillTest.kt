package app.traytable.ui.noidea

import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.table.Player
import app.traytable.ui.NoMotion
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.TableMoment
import app.traytable.ui.table.TableUser
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Where the system wants no animations, everything is seen as long. */
@RunWith(AndroidJUnit4::class)
class NoIdeaStillTest {
    @get:Rule
    val compose = createComposeRule(NoMotion)

    private val user = TableUser(compose)

    @Test
    fun whatNothingMovesStillLiesThereUntilSomebodyGoesOn() {
        val players = listOf("Anna", "Ben", "Carla").map { Player.person(it) }
        val moment = TableMoment(NoIdeaRoom, players, 3)
        var before = moment.openTurn()
        while (moment.told.none { it is NoIdeaEvent.Returns }) {
            before = moment.openTurn()
            moment.playByLot()
        }
        val shown = moment.told.filterIsInstance<NoIdeaEvent.Shows>().single()
        val face = noIdeaFace(shown.card()).spoken(user.resources)
        user.show(before)
        user.show(moment.openTurn())
        compose.mainClock.advanceTimeBy(60_000)
        assertTrue(face in user.said())

        compose.onNodeWithText("Go on").performClick()
        compose.mainClock.advanceTimeBy(1_000)
        assertFalse(face in user.said())
        assertTrue("Draw a card" in user.said())
    }
}

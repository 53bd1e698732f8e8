package app.traytable.ui.pointapile

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableUser
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
class PointAPileTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)

    @Test
    fun aTapOnACardAndOneOnNewPileOpenAPile() {
        val moment = forming(3, 1, 0)
        user.show(moment.openTurn())

        user.openCard(moment, 2).performClick()
        compose.onNodeWithContentDescription("New pile").performClick()

        assertEquals(listOf("${moment.toAct[0]} put 3 new"), user.done)
    }

    @Test
    fun aTapOnACardAndOneOnAPilePutItThere() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        user.show(moment.openTurn())

        user.openCard(moment, 4).performClick()
        user.pile(1).performClick()

        assertEquals(listOf("${moment.toAct[0]} put 5 P1"), user.done)
    }

    @Test
    fun aCardIsDraggedToItsPile() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        user.show(moment.openTurn())
        val to =
            user
                .pile(1)
                .fetchSemanticsNode()
                .boundsInRoot.center
        val card = user.openCard(moment, 3)
        val from = card.fetchSemanticsNode().boundsInRoot.center

        card.performTouchInput {
            down(center)
            repeat(10) { moveBy(Offset((to.x - from.x) / 10, (to.y - from.y) / 10)) }
            up()
        }

        assertEquals(listOf("${moment.toAct[0]} put 4 P1"), user.done)
    }

    @Test
    fun withoutAChosenCardATapLooksThroughThePile() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        user.show(moment.openTurn())

        user.pile(1).performClick()

        compose.onNodeWithText("Close").assertExists()
        compose.onNodeWithText(name(moment.table.open()[0]), ignoreCase = true).assertExists()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun whenAllCardsLieTheFormerIsDone() {
        val moment = forming(3, 1, 6)
        user.show(moment.openTurn())

        compose.onNodeWithText("Now all point").performClick()

        assertEquals(listOf("${moment.toAct[0]} done"), user.done)
    }

    @Test
    fun theFirstTapAimsAndTheButtonPoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))

        user.pile(allowed + 1).performClick()
        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithText("Point at ${allowed + 1}").performClick()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryPileAndTheButtonCanBeReached() = theFirstTapAimsAndTheButtonPoints()

    @Test
    fun aSecondTapOnTheSamePilePoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))

        repeat(2) { user.pile(allowed + 1).performClick() }

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun aBarredPileSaysWhyAndCannotBePointedAt() {
        val (moment, seat) = barred()
        val view = moment.view(seat)
        val barred =
            view.piles().indices.first {
                view.refusal(seat, it) == PointAPileRefusal.SAME_COLOUR
            }
        user.show(moment.turnOf(seat))

        repeat(2) { user.pile(barred + 1).performClick() }

        compose.onNodeWithText("shows the colour on top", substring = true).assertExists()
        compose.onNodeWithText("Point at ${barred + 1}").assertDoesNotExist()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun theEmptyTableCanAlwaysBePointedAt() {
        val (moment, seat) = barred()
        user.show(moment.turnOf(seat))

        compose.onNodeWithContentDescription("Empty table").performClick()
        compose.onNodeWithText("Point there").performClick()

        assertEquals(listOf("$seat pick space"), user.done)
    }

    @Test
    fun aTapOnASeatLooksThroughItsScorePileAndSaysWhatEachCardGives() {
        val moment = forming(2, 3, 0)
        val seat = listOf(seat(0), seat(1)).first { moment.table.scorePile(it).size > 0 }
        user.show(moment.openTurn())

        compose
            .onNode(
                hasContentDescription(nameOf(moment, seat), substring = true) and hasClickAction(),
            ).performClick()

        val why = moment.table.worths(seat).map { why(user.resources, it) }
        assertTrue(user.said().containsAll(why))
    }

    private fun name(card: Byte) = PointAPileWords(Speech(user.resources)).card(card)

    private fun nameOf(
        moment: Moment,
        seat: Seat,
    ) = moment.match.players()[seat.index()].name()
}

package app.traytable.ui.pointapile

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
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

        user.drag(moment, 3, user.pile(1))

        assertEquals(listOf("${moment.toAct[0]} put 4 P1"), user.done)
    }

    @Test
    fun chosenCardsGoTogetherInTheOrderInWhichTheyWereTouched() {
        val moment = forming(3, 1, 0)
        user.show(moment.openTurn())

        listOf(3, 0, 5, 1).forEach { user.openCard(moment, it).performClick() }
        user.openCard(moment, 0).performClick()
        compose.onNodeWithContentDescription("New pile").performClick()

        val former = moment.toAct[0]
        assertEquals(
            listOf("put 4 new", "put 6 P1", "put 2 P1").map { "$former $it" },
            user.done,
        )
    }

    @Test
    fun aChosenCardTakesTheOthersAlongWhenItIsDragged() {
        val moment = forming(3, 1, 0).apply { play(toAct[0], "put 1 new") }
        user.show(moment.openTurn())
        user.openCard(moment, 4).performClick()
        user.openCard(moment, 2).performClick()

        user.drag(moment, 4, user.pile(1))

        val former = moment.toAct[0]
        assertEquals(listOf("put 5 P1", "put 3 P1").map { "$former $it" }, user.done)
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
    fun whenAllCardsLieTheFormerSaysSoAndPointsFirst() {
        val moment = forming(3, 1, 6)
        val former = moment.toAct[0]
        user.show(moment.openTurn())

        compose.onNodeWithText("I am ${nameOf(moment, former)}").performClick()

        assertEquals(listOf("$former done", "$former takes"), user.done)
    }

    @Test
    fun aloneWithBotsNobodyTakesThePhone() {
        val moment = forming(3, 1, 6, bots = setOf(1, 2))
        user.show(moment.openTurn())

        compose.onNodeWithText("Now all point").performClick()

        assertEquals(listOf("${moment.toAct[0]} done"), user.done)
    }

    @Test
    fun aFingerThatStaysPointsByItself() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))

        user.pile(allowed + 1).performClick()
        compose.waitForIdle()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun theFirstTapAimsAndTheButtonPoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        user.pile(allowed + 1).performClick()
        compose.mainClock.advanceTimeBy(500)
        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithText("Point at ${allowed + 1}").performClick()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    fun aFingerThatMovesWaitsForAnotherTap() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        compose.onNodeWithContentDescription("Empty table").performClick()
        compose.mainClock.advanceTimeBy(500)
        user.pile(allowed + 1).performClick()
        compose.mainClock.autoAdvance = true
        compose.waitForIdle()
        assertEquals(emptyList<String>(), user.done)
        user.pile(allowed + 1).performClick()

        assertEquals(listOf("$seat pick P${allowed + 1}"), user.done)
    }

    @Test
    @Config(qualifiers = "w320dp-h480dp")
    fun onASmallPhoneEveryPileAndTheButtonCanBeReached() = theFirstTapAimsAndTheButtonPoints()

    @Test
    fun aSecondTapOnTheSamePilePoints() {
        val (moment, seat, allowed) = barred()
        user.show(moment.turnOf(seat))
        compose.mainClock.autoAdvance = false

        repeat(2) {
            user.pile(allowed + 1).performClick()
            compose.mainClock.advanceTimeBy(200)
        }

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
        compose.waitForIdle()

        assertEquals(listOf("$seat pick space"), user.done)
    }

    @Test
    fun whoMayOnlyPointAtTheEmptyTableIsNotAsked() {
        val moment =
            firstMatch({ moment(2, it) }) { view ->
                isPointing(view, view.round()) && view.pointing().any { view.hasOnlySpace(it) }
            }
        val seat = moment.toAct.first { moment.table.hasOnlySpace(it) }
        user.show(moment.handOver())

        assertEquals(listOf("$seat pick space"), user.done)
    }

    @Test
    fun aPileOfTwoSplitsByItself() {
        val moment = firstMatch({ moment(3, it) }) { it.isSplitOfTwo && it.piles().isEmpty() }
        val former = moment.toAct[0]
        user.show(moment.openTurn())

        assertEquals(listOf("put 1 new", "put 2 new", "done").map { "$former $it" }, user.done)
    }

    @Test
    fun aSplitOfTwoThatWasInterruptedGoesOn() {
        val moment = firstMatch({ moment(3, it) }) { it.isSplitOfTwo && it.piles().isEmpty() }
        val former = moment.toAct[0]
        moment.play(former, "put 2 new")
        user.show(moment.openTurn())

        assertEquals(listOf("put 1 new", "done").map { "$former $it" }, user.done)
    }

    @Test
    fun aBotSplitsItsPileOfTwoItself() {
        val moment =
            firstMatch({ moment(3, it, bots = setOf(0, 1, 2)) }) {
                it.isSplitOfTwo && it.piles().isEmpty()
            }
        user.show(moment.watching())

        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun aPileOfThreeIsSplitByWhoFormsThePiles() {
        val moment = splitOfThree()
        user.show(moment.openTurn())

        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithText("One each").performClick()

        val former = moment.toAct[0]
        assertEquals((1..3).map { "$former put $it new" }, user.done)
    }

    @Test
    fun theLastCardOfASplitGoesToItsOnlyPlaceByItself() {
        val moment = splitOfThree()
        user.show(moment.openTurn())

        user.openCard(moment, 2).performClick()
        user.openCard(moment, 0).performClick()
        compose.onNodeWithContentDescription("New pile").performClick()

        val former = moment.toAct[0]
        assertEquals(
            listOf("put 3 new", "put 1 P1", "put 2 new").map { "$former $it" },
            user.done,
        )
    }

    @Test
    fun aSplitIntoOnePileIsRefusedForWhatItIs() {
        val moment = splitOfThree()
        user.show(moment.openTurn())

        (0..2).forEach { user.openCard(moment, it).performClick() }
        compose.onNodeWithContentDescription("New pile").performClick()

        compose.onNodeWithText("the same pile again", substring = true).assertExists()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun oneEachGoesAsFarAsThereMayBePiles() {
        val moment = forming(3, 1, 1)
        val former = moment.toAct[0]
        val left = moment.table.toPut()
        user.show(moment.openTurn())

        compose.onNodeWithText("One each").performClick()

        assertEquals(left.take(2).map { "$former put ${it + 1} new" }, user.done)
    }

    @Test
    fun chosenCardsGoOneEachAndNoOthers() {
        val moment = forming(4, 1, 0)
        user.show(moment.openTurn())

        listOf(6, 1).forEach { user.openCard(moment, it).performClick() }
        compose.onNodeWithText("One each").performClick()

        val former = moment.toAct[0]
        assertEquals(listOf("put 7 new", "put 2 new").map { "$former $it" }, user.done)
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

    private fun splitOfThree() =
        firstMatch({ moment(3, it) }) {
            it.phase() == Phase.SPLITTING && it.open().size == 3 && it.piles().isEmpty()
        }

    private fun name(card: Byte) = PointAPileWords(Speech(user.resources)).card(card)

    private fun nameOf(
        moment: Moment,
        seat: Seat,
    ) = moment.match.players()[seat.index()].name()
}

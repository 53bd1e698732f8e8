package app.traytable.ui.pointapile

import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileMoves
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

/** Cards go to piles: by touches, together, or by themselves. */
@RunWith(AndroidJUnit4::class)
class PointAPileFormingTest {
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

    /** A pile of all cards is contested, so none has left the table. */
    @Test
    fun whoeverDoesNotPointAgainIsNotAskedToPointFirst() {
        val moment = forming(3, 1, 0)
        val active = moment.toAct.single()
        val play = { seat: Seat, move: PointAPileMove ->
            moment.play(
                seat,
                moment.match
                    .game()
                    .moves()
                    .text(move),
            )
        }
        while (moment.table.toPut().isNotEmpty()) {
            val onOnePile = moment.moves(active).filterIsInstance<PointAPileMove.Put>()
            play(active, onOnePile.firstOrNull() ?: moment.moves(active).first())
        }
        play(active, PointAPileMoves.DONE)
        moment.toAct.forEach { seat ->
            play(seat, PointAPileMoves.pick(if (seat == active) Aim.SPACE else 0))
        }
        assertEquals(Phase.SPLITTING, moment.table.phase())
        while (moment.table.toPut().isNotEmpty()) play(active, moment.moves(active).last())

        user.show(moment.openTurn())

        val people = moment.match.players().map { it.name() }
        compose.onNodeWithText("I am ${people[active.index()]}").assertDoesNotExist()
        val next = people[(active.index() + 1) % people.size]
        compose.onNodeWithText("I am $next").assertExists()
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

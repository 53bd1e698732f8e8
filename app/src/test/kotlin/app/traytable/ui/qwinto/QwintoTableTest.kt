package app.traytable.ui.qwinto

import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.assertIsSelected
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.unit.dp
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.ui.table.TableUser
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(AndroidJUnit4::class)
@Config(qualifiers = "w360dp-h780dp")
class QwintoTableTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)
    private val resources = user.resources

    private val answering = called()
    private val sum = checkNotNull(answering.table.call()).sum()

    private fun openFields() =
        answering.moves(BEN).filterIsInstance<QwintoMove.Enter>().map { it.field() }

    private fun callDeed() = compose.onNode(hasText("Call ", substring = true) and hasClickAction())

    private fun piece(name: String) =
        compose.onNode(hasContentDescription("$name, ", substring = true) and hasClickAction())

    @Test
    fun aCardAndAPlaceAreChosenBeforeTheCardIsLaid() {
        val moment = qwinto(FAMILY, 11)
        user.show(moment.turnOf(ANNA))
        val card = moment.view(ANNA).hand().first()

        tapCard(card)
        tapPlace(QwintoGrid.SE)
        assertEquals(emptyList<String>(), user.done)
        callDeed().performClick()

        assertEquals(listOf("S1 lay ${QwintoCards.text(card)} SE"), user.done)
    }

    @Test
    fun backTakesUpWhatWasTriedOut() {
        val moment = qwinto(FAMILY, 11)
        user.show(moment.turnOf(ANNA))
        tapCard(moment.view(ANNA).hand().first())
        tapPlace(QwintoGrid.SE)
        callDeed().assertExists()

        pressBack()

        callDeed().assertDoesNotExist()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    @Config(qualifiers = "w780dp-h360dp-land")
    fun onItsSideEveryCardAndPlaceCanBeTouched() = everyCardGoesEverywhere()

    @Test
    @Config(qualifiers = "w320dp-h640dp")
    fun onASmallPhoneEveryCardAndPlaceCanBeTouched() = everyCardGoesEverywhere()

    @Test
    fun withLargeLettersEveryCardAndPlaceCanBeTouched() {
        user.fontScale = 2f
        everyCardGoesEverywhere()
    }

    private fun everyCardGoesEverywhere() {
        val moment = qwinto(FAMILY, 11)
        user.show(moment.turnOf(ANNA))
        val hand = moment.view(ANNA).hand()

        hand.forEach { card ->
            tapCard(card)
            PLACES.forEach { place ->
                tapPlace(place)
                callDeed().performClick()
                tapPlace(place)
            }
            tapCard(card)
        }

        val all = hand.flatMap { card -> PLACES.map { card to it } }
        val said =
            all.map { (card, at) ->
                "S1 lay ${QwintoCards.text(card)} ${QwintoGrid.text(at)}"
            }
        assertEquals(said, user.done)
    }

    @Test
    fun twoEqualCardsAreLaidInOneMove() {
        val moment = momentOf(FAMILY) { it.hasTwins }
        val two = moment.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        user.show(moment.turnOf(ANNA))

        tapCard(two.first())
        tapPlace(two.place())
        tapCard(two.second())
        tapPlace(two.next())
        callDeed().performClick()

        assertEquals(listOf("S1 ${moment.text(two)}"), user.done)
    }

    @Test
    fun everyOpenFieldCanBeTappedAndConfirmed() {
        user.show(answering.answers())
        val open = answering.moves(BEN).filterIsInstance<QwintoMove.Enter>()

        open.forEach { move ->
            tapField(move.field())
            confirm(move)
        }

        assertEquals(open.map { "S2 ${answering.text(it)}" }, user.done)
    }

    @Test
    @Config(qualifiers = "w320dp-h560dp")
    fun onASmallPhoneWithLargeLettersEveryOpenFieldCanBeTapped() {
        user.fontScale = 2f
        user.show(answering.answers())
        val open = answering.moves(BEN).filterIsInstance<QwintoMove.Enter>()

        open.forEach { move ->
            openField(move.field()).performScrollTo()
            tapField(move.field())
            confirm(move)
        }

        assertEquals(open.map { "S2 ${answering.text(it)}" }, user.done)
    }

    @Test
    fun whoeverCalledAndEntersNothingTakesAFailedAttempt() {
        user.show(answering.answers())

        compose.onNodeWithText(text(R.string.move_qwinto_pass)).assertDoesNotExist()
        compose.onNodeWithText(text(R.string.qwinto_take_failed)).performClick()

        assertEquals(listOf("S2 pass"), user.done)
    }

    @Test
    fun whoeverIsToAnswerIsChosenByTheirPiece() {
        user.show(answering.answers())

        piece("Anna").performClick()
        compose.onNodeWithText(text(R.string.move_qwinto_pass)).performClick()

        assertEquals(listOf("S1 pass"), user.done)
    }

    @Test
    fun itIsPlainWhoHasAnswered() {
        answering.play(BEN, "pass")
        user.show(answering.answers())

        piece("Ben").assert(hasContentDescription(text(R.string.table_answered), substring = true))
        piece("Dora").assert(hasContentDescription(text(R.string.table_to_act), substring = true))
    }

    @Test
    fun anothersSheetLiesThereUntilItsOwnerIsTouchedAgain() {
        user.show(called().turnOf(ANNA))
        val own = resources.getString(R.string.qwinto_sheet_of, "Ben")

        piece("Ben").performClick()
        compose.onNodeWithContentDescription(own).assertIsDisplayed()
        piece("Ben").performClick()

        compose.onNodeWithContentDescription(own).assertDoesNotExist()
    }

    @Test
    fun slidingAlongARowMovesTheChoiceAndLiftingTheFingerEntersNothing() {
        user.show(answering.answers())
        val inRow = openFields().groupBy { QwintoFields.row(it) }.values.maxBy { it.size }
        val last = spokenOpenField(resources, inRow.last(), sum)
        val first =
            compose.onNodeWithContentDescription(
                spokenOpenField(resources, inRow.first(), sum),
            )
        val to =
            compose
                .onNodeWithContentDescription(last)
                .fetchSemanticsNode()
                .boundsInRoot.center
        val from = first.fetchSemanticsNode().boundsInRoot.center

        first.performTouchInput {
            down(center)
            moveBy((to - from) / 2f)
            moveBy((to - from) / 2f)
            up()
        }

        openField(inRow.last()).assertIsSelected()
        assertEquals(emptyList<String>(), user.done)
    }

    @Test
    fun anEqualCardIsTakenBackByTouchingItAgain() {
        val moment = momentOf(FAMILY) { it.hasTwins }
        val two = moment.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        user.show(moment.turnOf(ANNA))
        tapCard(two.first())
        tapPlace(two.place())

        tapCard(two.second())
        callDeed().assertDoesNotExist()
        tapCard(two.second())

        callDeed().assertIsDisplayed()
    }

    @Test
    fun noHandIsInSightWhenThePhoneChangesHandsOrEverybodyAnswers() {
        listOf(answering.answers(), answering.handOver()).forEach { ui ->
            listOf(ANNA, BEN).forEach { seat ->
                val hand = answering.view(seat).hand()
                user.show(ui)
                val said = user.said()
                hand.forEach { card ->
                    assertFalse(said.toString(), said.any { it.contains(name(card)) })
                }
            }
        }
    }

    private fun cardInHand(card: Byte) =
        compose.onNode(hasContentDescription(name(card)) and hasClickAction())

    private fun tapCard(card: Byte) = cardInHand(card).performClick()

    private fun tapPlace(place: Int) {
        val corner =
            listOf(
                R.string.words_top_left,
                R.string.words_top_right,
                R.string.words_bottom_left,
                R.string.words_bottom_right,
            )[place]
        compose
            .onNode(hasContentDescription(text(corner) + ":", substring = true))
            .performClick()
    }

    private fun openField(field: Int) =
        compose.onNodeWithContentDescription(spokenOpenField(resources, field, sum))

    private fun tapField(field: Int) {
        openField(field)
            .assertIsDisplayed()
            .assertHeightIsAtLeast(44.dp)
            .performClick()
    }

    private fun confirm(move: QwintoMove.Enter) {
        val row = QwintoFields.colour(QwintoFields.row(move.field()))
        val colour = Speech(resources).colour(row)
        compose
            .onAllNodesWithText(resources.getString(R.string.qwinto_enter, sum, colour))[0]
            .performClick()
    }

    private fun name(card: Byte) = QwintoWords(Speech(resources)).card(card)

    private fun text(id: Int) = resources.getString(id)
}

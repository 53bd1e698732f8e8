package app.traytable.ui.qwinto

import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.dp
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

    @Test
    fun aCardAndAPlaceAreChosenBeforeTheCardIsLaid() {
        val moment = qwinto(FAMILY, 11)
        user.show(moment.turnOf(ANNA))
        val card = moment.view(ANNA).hand().first()

        tapCard(card)
        tapPlace(QwintoGrid.SE)
        assertEquals(emptyList<String>(), user.done)
        compose.onNodeWithText(text(R.string.qwinto_lay)).performClick()

        assertEquals(listOf("S1 lay ${QwintoCards.text(card)} SE"), user.done)
    }

    @Test
    fun twoEqualCardsAreLaidInOneMove() {
        val moment = momentOf(FAMILY) { it.hasTwins }
        val two = moment.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        user.show(moment.turnOf(ANNA))

        tapCard(two.first())
        tapPlace(two.place())
        compose
            .onNodeWithText(resources.getString(R.string.qwinto_also, name(two.second())))
            .performClick()
        tapPlace(two.next())
        compose.onNodeWithText(text(R.string.qwinto_lay_both)).performClick()

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
            tapField(move.field())
            confirm(move)
        }

        assertEquals(open.map { "S2 ${answering.text(it)}" }, user.done)
    }

    @Test
    fun noEntryIsConfirmedWithWhatItCosts() {
        user.show(answering.answers())

        compose.onNodeWithText(text(R.string.move_qwinto_pass)).performClick()
        assertEquals(emptyList<String>(), user.done)
        compose
            .onNodeWithText(
                resources.getString(R.string.qwinto_take_failed, "Ben"),
            ).performClick()

        assertEquals(listOf("S2 pass"), user.done)
    }

    @Test
    fun whoeverIsToAnswerTakesTheirOwnSheet() {
        user.show(answering.answers())

        compose.onNode(hasContentDescription("Anna", substring = true)).performClick()
        compose.onNodeWithText(text(R.string.move_qwinto_pass)).performClick()
        val sum = checkNotNull(answering.table.call()).sum()
        compose.onNodeWithText(resources.getString(R.string.qwinto_leave_out, sum)).performClick()

        assertEquals(listOf("S1 pass"), user.done)
    }

    @Test
    fun itIsPlainWhoStillHasToAnswer() {
        answering.play(BEN, "pass")
        user.show(answering.answers())

        compose
            .onNodeWithText(
                resources.getString(R.string.qwinto_still_to_answer, "Anna, Charlotte, Dora"),
            ).assertIsDisplayed()
    }

    @Test
    fun anothersSheetCanBeEnlarged() {
        val moment = qwinto(FAMILY, 11)
        user.show(moment.turnOf(ANNA))

        compose.onNode(hasContentDescription("Ben", substring = true)).performClick()

        compose.onNodeWithText(text(R.string.qwinto_count_no_columns)).assertIsDisplayed()
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

    private fun tapCard(card: Byte) {
        compose.onNodeWithContentDescription(name(card)).performScrollTo().performClick()
    }

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
            .performScrollTo()
            .performClick()
    }

    private fun tapField(field: Int) {
        val sum = checkNotNull(answering.table.call()).sum()
        compose
            .onNodeWithContentDescription(spokenOpenField(resources, field, sum))
            .performScrollTo()
            .assertHeightIsAtLeast(48.dp)
            .performClick()
    }

    private fun confirm(move: QwintoMove.Enter) {
        val row = QwintoFields.colour(QwintoFields.row(move.field()))
        val colour = Speech(resources).colour(row)
        val sum = checkNotNull(answering.table.call()).sum()
        compose
            .onAllNodesWithText(resources.getString(R.string.qwinto_enter, sum, colour))[0]
            .performClick()
    }

    private fun name(card: Byte) = QwintoWords(Speech(resources)).card(card)

    private fun text(id: Int) = resources.getString(id)
}

package app.traytable.ui.table.qwinto

import android.content.Context
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.mutableStateOf
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsDisplayed
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onAllNodesWithText
import androidx.compose.ui.test.onNodeWithContentDescription
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoGrid
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Seat
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.words.Speech
import app.traytable.ui.words.qwintoCard
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

    private val resources = ApplicationProvider.getApplicationContext<Context>().resources
    private val played = mutableListOf<String>()

    private val answering = called()

    @Test
    fun aCardAndAPlaceAreChosenBeforeTheCardIsLaid() {
        val moment = qwinto(FAMILY, 11)
        show(moment.turnOf(ANNA))
        val card = moment.view(ANNA).hand().first()

        tapCard(card)
        tapPlace(QwintoGrid.SE)
        assertEquals(emptyList<String>(), played)
        compose.onNodeWithText(text(R.string.qwinto_lay)).performClick()

        assertEquals(listOf("S1 lay ${QwintoCards.text(card)} SE"), played)
    }

    @Test
    fun twoEqualCardsAreLaidInOneMove() {
        val moment = momentOf(FAMILY) { it.hasTwins }
        val two = moment.moves(ANNA).filterIsInstance<QwintoMove.LayTwo>().first()
        show(moment.turnOf(ANNA))

        tapCard(two.first())
        tapPlace(two.place())
        compose
            .onNodeWithText(resources.getString(R.string.qwinto_also, name(two.second())))
            .performClick()
        tapPlace(two.next())
        compose.onNodeWithText(text(R.string.qwinto_lay_both)).performClick()

        assertEquals(listOf("S1 ${two.text()}"), played)
    }

    @Test
    fun everyOpenFieldCanBeTappedAndConfirmed() {
        show(answering.answers())
        val open = answering.moves(BEN).filterIsInstance<QwintoMove.Enter>()

        open.forEach { move ->
            tapField(move.field())
            confirm(move)
        }

        assertEquals(open.map { "S2 ${it.text()}" }, played)
    }

    @Test
    @Config(qualifiers = "w320dp-h560dp")
    fun onASmallPhoneWithLargeLettersEveryOpenFieldCanBeTapped() {
        show(answering.answers(), fontScale = 2f)
        val open = answering.moves(BEN).filterIsInstance<QwintoMove.Enter>()

        open.forEach { move ->
            tapField(move.field())
            confirm(move)
        }

        assertEquals(open.map { "S2 ${it.text()}" }, played)
    }

    @Test
    fun noEntryIsConfirmedWithWhatItCosts() {
        show(answering.answers())

        compose.onNodeWithText(text(R.string.move_qwinto_pass)).performClick()
        assertEquals(emptyList<String>(), played)
        compose
            .onNodeWithText(
                resources.getString(R.string.qwinto_take_failed, "Ben"),
            ).performClick()

        assertEquals(listOf("S2 pass"), played)
    }

    @Test
    fun whoeverIsToAnswerTakesTheirOwnSheet() {
        show(answering.answers())

        compose.onNode(hasContentDescription("Anna", substring = true)).performClick()
        compose.onNodeWithText(text(R.string.move_qwinto_pass)).performClick()
        val sum = checkNotNull(answering.table.call()).sum()
        compose.onNodeWithText(resources.getString(R.string.qwinto_leave_out, sum)).performClick()

        assertEquals(listOf("S1 pass"), played)
    }

    @Test
    fun itIsPlainWhoStillHasToAnswer() {
        answering.play(BEN, "pass")
        show(answering.answers())

        compose
            .onNodeWithText(
                resources.getString(R.string.qwinto_still_to_answer, "Anna, Charlotte, Dora"),
            ).assertIsDisplayed()
    }

    @Test
    fun anothersSheetCanBeEnlarged() {
        val moment = qwinto(FAMILY, 11)
        show(moment.turnOf(ANNA))

        compose.onNode(hasContentDescription("Ben", substring = true)).performClick()

        compose.onNodeWithText(text(R.string.qwinto_count_no_columns)).assertIsDisplayed()
    }

    @Test
    fun noHandIsInSightWhenThePhoneChangesHandsOrEverybodyAnswers() {
        listOf(answering.answers(), answering.handOver()).forEach { ui ->
            listOf(ANNA, BEN).forEach { seat ->
                val hand = answering.view(seat).hand()
                val said = spokenIn(ui)
                hand.forEach { card ->
                    assertFalse(said.toString(), said.any { it.contains(name(card)) })
                }
            }
        }
    }

    private var shown: TableUi? = null

    private fun spokenIn(ui: TableUi): List<String> {
        show(ui)
        return compose
            .onAllNodes(
                isRoot(),
                useUnmergedTree = true,
            ).fetchSemanticsNodes()
            .flatMap(::words)
    }

    private fun words(node: SemanticsNode): List<String> =
        node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty() +
            node.config
                .getOrNull(SemanticsProperties.Text)
                .orEmpty()
                .map { it.text } +
            listOfNotNull(node.config.getOrNull(SemanticsProperties.TestTag)) +
            node.children.flatMap(::words)

    private val screen = mutableStateOf<TableUi?>(null)

    private fun show(
        ui: TableUi,
        fontScale: Float = 1f,
    ) {
        screen.value = ui
        if (shown == null) {
            compose.setContent {
                val density = Density(LocalDensity.current.density, fontScale)
                CompositionLocalProvider(LocalDensity provides density) {
                    TraytableTheme(dark = false, dynamicColour = false) {
                        screen.value?.let { TableScreen(it, TableAsides(), actions) }
                    }
                }
            }
        }
        shown = ui
        compose.waitForIdle()
    }

    private val actions =
        TableActions(play = { seat: Seat, move -> played += "$seat ${move.text()}" })

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

    private fun name(card: Byte) = qwintoCard(resources, card)

    private fun text(id: Int) = resources.getString(id)
}

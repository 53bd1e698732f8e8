package app.traytable.ui.table

import androidx.compose.runtime.remember
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelected
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.spoken
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.qwinto.QwintoRoom
import app.traytable.ui.solo.SoloMatches
import app.traytable.ui.solo.actor
import app.traytable.ui.solo.moves
import app.traytable.ui.solo.own
import app.traytable.ui.solo.people
import app.traytable.ui.solo.soloFace
import app.traytable.ui.theme.TraytableTheme
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** What one person chose or opened is not there for the next, when the process died in between. */
@RunWith(AndroidJUnit4::class)
class KeptTest {
    @get:Rule
    val compose = createComposeRule()

    private val tester by lazy { StateRestorationTester(compose) }
    private val people = listOf("Anna", "Ben").map { Player.person(it) }

    // No state on purpose: what comes after the death of the process is not drawn before.
    private lateinit var next: TableUi

    @Test
    fun whatOnePersonAimsAtTheNextDoesNotSee() {
        val moment = pointing()
        show(moment.turnOf(ANNA))
        compose
            .onNode(
                hasContentDescription("Empty table", true) and hasClickAction(),
            ).performClick()
        assertIsThere(hasText("Point there"), true)

        dieAndShow(moment.turnOf(BEN))
        assertIsThere(hasText("Point there"), false)
    }

    @Test
    fun whatOneAimedAtIsThereForOneself() {
        val moment = pointing()
        show(moment.turnOf(ANNA))
        compose
            .onNode(
                hasContentDescription("Empty table", true) and hasClickAction(),
            ).performClick()

        dieAndShow(moment.turnOf(ANNA))
        assertIsThere(hasText("Point there"), true)
    }

    @Test
    fun anOpenScorePileIsClosedForTheNext() {
        val moment = pointing()
        show(moment.turnOf(ANNA))
        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        assertIsThere(hasText("Close"), true)

        dieAndShow(moment.turnOf(BEN))
        assertIsThere(hasText("Close"), false)
    }

    @Test
    fun anEnlargedSheetIsClosedForTheNext() {
        val moment = TableMoment(QwintoRoom, people, 3)
        val first = moment.toAct[0]
        val other = Seat.of(1 - first.index())
        show(moment.turnOf(first))
        compose
            .onNode(hasContentDescription(people[other.index()].name(), true) and hasClickAction())
            .performClick()
        val sheet = hasContentDescription("${people[other.index()].name()}’s sheet")
        assertIsThere(sheet, true)

        dieAndShow(moment.watching(other))
        assertIsThere(sheet, false)
    }

    @Test
    fun aCardThatOnePersonPickedIsNotPickedForTheNext() {
        val match =
            SoloMatches.find(2) { m ->
                val other = m.people.first { it != m.actor }
                blackCards(m.own.hand()).any { it in m.seenBy(other).hand() } &&
                    m.moves(m.actor).size > 3
            }
        val other = match.people.first { it != match.actor }
        val card = blackCards(match.own.hand()).first { it in match.seenBy(other).hand() }
        val face = hasContentDescription(soloFace(card).spoken(resources()))
        show(SoloMatches.turn(match))
        compose.onAllNodes(face and hasClickAction()).onFirst().performClick()
        assertIsThere(face and isSelected(), true)

        dieAndShow(SoloMatches.watching(match, other))
        assertIsThere(face, true)
        assertIsThere(face and isSelected(), false)
    }

    private fun blackCards(hand: List<Byte>) =
        hand.filter { SoloCards.colour(it) == Colour.BLACK && "Choose" in SoloCards.text(it) }

    private fun resources() = TableUser(compose).resources

    private fun pointing() =
        TableMoment(PointAPileRoom, people, 3).until { it.phase() == Phase.POINTING }

    private fun show(ui: TableUi) {
        next = ui
        tester.setContent {
            val shown = remember { next }
            TraytableTheme(dark = false, dynamicColour = false) {
                TableScreen(shown, TableAsides(), TableActions())
            }
        }
    }

    private fun dieAndShow(ui: TableUi) {
        next = ui
        tester.emulateSavedInstanceStateRestore()
    }

    private fun assertIsThere(
        what: SemanticsMatcher,
        isThere: Boolean,
    ) {
        val found = compose.onAllNodes(what).fetchSemanticsNodes()
        val texts = found.map { it.config.getOrNull(SemanticsProperties.Text) }
        assertEquals("${what.description}: $texts", isThere, found.isNotEmpty())
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        val BEN: Seat = Seat.of(1)
    }
}

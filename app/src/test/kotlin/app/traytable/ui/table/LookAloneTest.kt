package app.traytable.ui.table

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.onNodeWithText
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performSemanticsAction
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Level
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.ui.noidea.NoIdeaRoom
import app.traytable.ui.pointapile.PointAPileRoom
import app.traytable.ui.pointapile.PointAPileWords
import app.traytable.ui.words.Speech
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** At a table that all look at, what is one person's alone comes after a hand-over of its own. */
@RunWith(AndroidJUnit4::class)
class LookAloneTest {
    @get:Rule
    val compose = createComposeRule()

    private val user = TableUser(compose)
    private val people = listOf("Anna", "Ben").map { Player.person(it) }
    private val forming = TableMoment(PointAPileRoom, people, 3, listOf("missions"))

    @Test
    fun aMissionShowsOnlyAfterItsOwnerHasSaidWhoTheyAre() {
        user.peek = { user.asides = TableAsides(peeked = forming.peek(it)) }
        user.show(forming.openTurn())
        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        look("Look at the mission of ${name(forming.toAct[0])}")
        assertFalse(mission() in user.said())
        assertTrue("${name(forming.toAct[0])}, look alone" in user.said())

        compose.onNodeWithText("I am ${name(forming.toAct[0])}").performClick()
        assertTrue(mission() in user.said())

        compose.onNodeWithText("Cover it again").performClick()
        assertFalse(mission() in user.said())
        assertEquals(null, user.asides.peeked)
    }

    @Test
    fun aroundAPhoneThatLiesItIsTurnedToThem() {
        val across =
            generateSequence(1L) { it + 1 }
                .map { TableMoment(PointAPileRoom, people, it, listOf("missions")) }
                .first { it.toAct.single() == Seat.of(1) }
        user.habits = user.habits.withLiesOnTable(true)
        user.show(across.openTurn())
        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        // Nothing scrolls by itself upside down.
        compose
            .onAllNodes(hasText("Look at the mission of Ben") and hasClickAction())
            .onLast()
            .performSemanticsAction(SemanticsActions.OnClick)

        assertTrue(top("Ben, look alone") > top("I am Ben"))
    }

    private fun top(words: String) =
        compose
            .onNodeWithText(words)
            .fetchSemanticsNode()
            .boundsInRoot.top

    @Test
    fun whatIsShownToOneNobodyElseSees() {
        val owner = forming.toAct[0]
        val other = Seat.of(1 - owner.index())
        user.peek = { user.asides = TableAsides(peeked = forming.peek(other)) }
        user.show(forming.openTurn())
        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        look("Look at the mission of ${name(owner)}")
        compose.onNodeWithText("I am ${name(owner)}").performClick()

        assertFalse(mission(other) in user.said())
        assertFalse(mission(owner) in user.said())
    }

    @Test
    fun aPeekThatWasLeftOpenIsAskedForAnew() {
        user.show(forming.openTurn(), TableAsides(peeked = forming.peek(forming.toAct[0])))
        assertFalse(mission() in user.said())

        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        look("Look at the mission of ${name(forming.toAct[0])}")
        assertFalse(mission() in user.said())
    }

    @Test
    fun trophiesAreLookedAtAloneToo() {
        val moment = TableMoment(NoIdeaRoom, people, 3)
        moment.until { view -> view.trophies(view.current()).isNotEmpty() && !view.mustDraw() }
        val owner = moment.table.current()
        val trophies = moment.view(owner).trophies(owner)
        val prizes = (0..2).flatMap { value -> List(moment.table.prizes(owner, value)) { value } }
        val values = trophies.map { it.toInt() } + prizes
        val worth = "${values.joinToString(" + ")} = ${values.sum()}"
        user.peek = { user.asides = TableAsides(peeked = moment.peek(it)) }
        user.show(moment.openTurn())

        look("Look alone")
        assertFalse(worth in user.said())
        compose.onNodeWithText("I am ${name(owner)}").performClick()
        assertTrue("$worth in ${user.said()}", worth in user.said())
    }

    @Test
    fun theNextMoveEndsAPeek() {
        user.peek = { user.asides = TableAsides(peeked = forming.peek(it)) }
        user.show(forming.openTurn())
        compose.onNode(hasContentDescription("active", true) and hasClickAction()).performClick()
        look("Look at the mission of ${name(forming.toAct[0])}")
        compose.onNodeWithText("I am ${name(forming.toAct[0])}").performClick()
        val mission = mission()
        assertTrue(mission in user.said())

        val left = user.asides
        user.show(forming.playByLot().openTurn(), left)
        assertFalse(mission in user.said())
    }

    @Test
    fun theSystemKeepsNoPictureWhileOneOfSeveralPeopleLooksAlone() {
        val open = forming.openTurn()
        val peek = forming.peek(forming.toAct[0])
        assertFalse(isPrivate(open, null))
        assertTrue(isPrivate(open, peek))
        assertTrue(isPrivate(forming.turnOf(forming.toAct[0]), null))

        val players = listOf(people[0], Player.bot("Robo", Level.EASY))
        val alone = TableMoment(PointAPileRoom, players, 3, listOf("missions"))
        assertFalse(isPrivate(alone.turnOf(Seat.of(0)), null))
    }

    private fun look(words: String) {
        val button = compose.onAllNodes(hasText(words) and hasClickAction())
        button[button.fetchSemanticsNodes().size - 1].performScrollIfNeeded().performClick()
    }

    private fun androidx.compose.ui.test.SemanticsNodeInteraction.performScrollIfNeeded() =
        apply { runCatching { performScrollTo() } }

    private fun name(seat: Seat) = people[seat.index()].name()

    private fun mission(seat: Seat = forming.toAct[0]): String {
        val view: PointAPileView = forming.view(seat)
        val words =
            PointAPileWords(
                Speech(user.resources),
            ).mission(checkNotNull(view.mission(seat)))
        return words.replaceFirstChar { it.titlecase() }
    }
}

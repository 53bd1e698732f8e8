package app.traytable.ui.learn

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.rules.bots.BotTurn
import app.traytable.rules.table.Level
import app.traytable.rules.table.Match
import app.traytable.rules.table.Player
import app.traytable.rules.table.Seat
import app.traytable.rules.whist.WhistEvent
import app.traytable.rules.whist.WhistMove
import app.traytable.rules.whist.WhistView
import app.traytable.settings.BotSpeed
import app.traytable.ui.arrived
import app.traytable.ui.begun
import app.traytable.ui.leave
import app.traytable.ui.settled
import app.traytable.ui.table.TableMoment
import app.traytable.ui.traytable
import app.traytable.ui.unfinished
import app.traytable.ui.whist.WhistRoom
import app.traytable.ui.whist.WithWhist
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** How somebody comes to a lesson, leaves it and comes back, and what is told while they play. */
@RunWith(AndroidJUnit4::class)
@Config(application = WithWhist::class)
class LearningTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    @Before
    fun hurryBots() {
        app.traytable.settings().change { it.withBotSpeed(BotSpeed.AT_ONCE) }
        app.settled()
    }

    @Test
    fun aGameNobodyHasPlayedIsOfferedAsALessonAndOneTouchRefusesIt() {
        play()
        app.arrived(hasText(OFFER)).assertExists()

        touch(hasText("Not now"))

        assertGone(hasText(OFFER))
        app.arrived(hasText("Lay a card")).assertExists()
    }

    @Test
    fun theOfferLeadsToTheLesson() {
        play()

        touch(hasText("Learn"))

        app.arrived(hasText("Step 1 of 4")).assertExists()
    }

    @Test
    fun whoeverPlaysHasRefused() {
        play()
        app.arrived(hasText(OFFER)).assertExists()

        touch(aCard)

        assertGone(hasText(OFFER))
    }

    @Test
    fun itIsOfferedOnce() {
        play()
        app.arrived(hasText(OFFER)).assertExists()
        pressBack()
        app.settled()

        play(again = true)

        app.arrived(hasText("Lay a card")).assertExists()
        assertGone(hasText(OFFER))
    }

    @Test
    fun aLessonIsLeftAndFoundWhereItWas() {
        learn("about 1 minute")
        touch(hasText("Go on"))
        app.arrived(hasText("Step 2 of 4")).assertExists()
        pressBack()

        touch(hasText("Learn by playing: go on at step 2 of 4"))

        app.arrived(hasText("Step 2 of 4")).assertExists()
    }

    @Test
    fun aLessonSurvivesATurnOfThePhone() {
        learn("about 1 minute")
        touch(hasText("Go on"))
        app.arrived(hasText("Step 2 of 4")).assertExists()

        app.activityRule.scenario.recreate()

        app.arrived(hasText("Step 2 of 4")).assertExists()
    }

    @Test
    fun anotherMoveIsExplainedAndTheStepStays() {
        learn("about 1 minute")
        touch(hasText("Go on"))

        touch(SemanticsMatcher("the red 11") { "Lay the red 11" in "${it.config}" })

        app
            .arrived(
                hasText("The red 11 is lower than the red 12 and would not take the trick."),
            ).assertExists()
        app.arrived(hasText("Step 2 of 4")).assertExists()
    }

    @Test
    fun aStepCanBeRepeated() {
        learn("about 1 minute")
        touch(hasText("Go on"))
        touch(SemanticsMatcher("the red 11") { "Lay the red 11" in "${it.config}" })

        touch(hasContentDescription("Repeat this step"))

        app
            .arrived(hasText("Your red 14 is the highest of all. Lay it and take the trick."))
            .assertExists()
    }

    @Test
    fun aFinishedLessonLeadsToAMatch() {
        learn("about 1 minute")
        touch(hasText("Go on"))
        touch(SemanticsMatcher("the red 14") { "Lay the red 14" in "${it.config}" })
        touch(SemanticsMatcher("the blue 14") { "Lay the blue 14" in "${it.config}" })

        touch(hasText("Play now"))
        app.arrived(leave)

        assertEquals("whist", app.unfinished.single().game())
    }

    @Test
    fun aLessonIsNoMatch() {
        learn("about 1 minute")
        touch(hasText("Go on"))

        assertTrue(app.unfinished.isEmpty())
    }

    @Test
    fun whatHappensForTheFirstTimeIsExplainedAndBotsWaitUntilItIsRead() {
        play()
        touch(hasText("Not now"))

        layUntilATrickIsTaken()

        app.arrived(hasText(TRICK)).assertExists()
    }

    @Test
    fun itIsExplainedOnce() {
        play()
        touch(hasText("Not now"))
        layUntilATrickIsTaken()
        app.arrived(hasText(TRICK)).assertExists()

        repeat(3) {
            goOn()
            touch(aCard)
            assertGone(hasText(TRICK))
        }
    }

    /** Bots that wait until all has been read must not wait for what nobody can read. */
    @Test
    fun whatIsNewAtTheSameMomentIsToldOneAfterTheOtherAndThenAllGoesOn() {
        val players = listOf(Player.person("Anna"), bot("Biscuit"), bot("Pickle"))
        app.begun("whist", players, (1L..100L).first { isTakenByABot(players, it) })
        touch(hasText("Continue"))
        touch(hasText("Not now"))
        layUntilATrickIsTaken()
        app.arrived(hasText(TRICK)).assertExists()

        touch(hasText("Go on"))

        app.arrived(hasText(POINT)).assertExists()
        assertGone(hasText(TRICK))
        touch(hasText("Go on"))
        assertGone(hasText(POINT))
        goOn()
        app.arrived(aCard and hasClickAction()).assertExists()
    }

    @Test
    fun nothingIsExplainedToThoseWhoDoNotWantIt() {
        app.traytable.settings().change { it.withExplainsNews(false) }
        app.settled()
        play()
        touch(hasText("Not now"))

        layUntilATrickIsTaken()

        assertGone(hasText(TRICK))
    }

    /** With three players a trick is taken after the own card, or after those of the others. */
    private fun layUntilATrickIsTaken() = touch(aCard)

    private fun goOn() {
        val goOn = hasText("Go on") and hasClickAction()
        while (app.onAllNodes(goOn).fetchSemanticsNodes().isNotEmpty()) touch(goOn)
    }

    private fun play(again: Boolean = false) {
        val players = "Player 1"
        touch(hasContentDescription("Play Whist: $players", substring = true))
        app.arrived(leave)
        app.settled()
        if (!again) app.arrived(hasText("Not now"))
    }

    private fun learn(progress: String) {
        touch(hasText("Whist") and hasClickAction())
        touch(hasText("Learn by playing: $progress"))
        app.arrived(hasText("Step 1 of 4"))
        app.settled()
    }

    private fun touch(node: SemanticsMatcher) {
        app
            .arrived(
                node and hasClickAction(),
            ).apply { runCatching { performScrollTo() } }
            .performClick()
        app.settled()
    }

    private fun assertGone(node: SemanticsMatcher) =
        assertTrue(app.onAllNodes(node).fetchSemanticsNodes().isEmpty())

    private fun bot(name: String) = Player.bot(name, Level.NORMAL)

    /** Whatever the first player lays, a bot takes the first trick: whoever looks on reads of it. */
    private fun isTakenByABot(
        players: List<Player>,
        seed: Long,
    ): Boolean {
        val person = Seat.of(0)
        val begun = botsPlay(TableMoment(WhistRoom, players, seed).match)
        return begun.legalMoves(person).all { card ->
            person !in botsPlay(begun.play(person, card)).toAct()
        }
    }

    /** Until somebody takes the trick, or a person is asked. */
    private fun botsPlay(
        match: Match<*, WhistMove, WhistView, WhistEvent>,
    ): Match<*, WhistMove, WhistView, WhistEvent> {
        val isTaken = match.plies() > 0 && match.lastEvents(null).any { it is WhistEvent.Takes }
        val next = BotTurn.next(match, WhistRoom.playable.bots()).takeUnless { isTaken }
        return if (next == null) match else botsPlay(match.play(next.seat(), next.move()))
    }

    private companion object {
        val aCard = SemanticsMatcher("a card of the hand") { "Lay the " in "${it.config}" }
        const val TRICK = "Whoever takes a trick leads the next one."
        const val POINT = "Every trick counts one point."
        const val OFFER = "New here? Learn Whist by playing: about 1 minute."
    }
}

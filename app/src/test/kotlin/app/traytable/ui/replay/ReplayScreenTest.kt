package app.traytable.ui.replay

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.ProgressBarRangeInfo
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.assertHasNoClickAction
import androidx.compose.ui.test.assertHeightIsAtLeast
import androidx.compose.ui.test.assertIsEnabled
import androidx.compose.ui.test.assertIsNotEnabled
import androidx.compose.ui.test.assertWidthIsAtLeast
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasProgressBarRangeInfo
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onFirst
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import androidx.compose.ui.unit.dp
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.Rooms
import app.traytable.replay.Eyes
import app.traytable.replay.ReplayUi
import app.traytable.rules.table.Seat
import app.traytable.ui.play.said
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.whist.WhistRoom
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Everything that can be done with a match that is looked back at: by finger, key and ear. */
@RunWith(AndroidJUnit4::class)
@OptIn(ExperimentalTestApi::class)
class ReplayScreenTest {
    @get:Rule
    val rule = createAndroidComposeRule<ComponentActivity>()

    private val moment = ReplayMoments.over(WhistRoom, 3)
    private var ui by mutableStateOf<ReplayUi>(ReplayMoments.open(moment, 10))
    private val done = mutableListOf<String>()
    private val actions =
        ReplayActions(
            step = { done += "step $it" },
            goTo = { done += "to $it" },
            backToARound = { done += "round back" },
            onToARound = { done += "round on" },
            playOrPause = { done += "play" },
            pause = { done += "pause" },
            pace = { done += "$it" },
            look = { done += "$it" },
            leave = { done += "leave" },
        )

    @Test
    fun everyControlHasALabelAndRoomForAFinger() {
        show()

        listOf("One round back", "One move back", "Play", "One move on", "One round on").forEach {
            touch(it)
        }
        rule.onNode(hasContentDescription("Speed: Normally")).performClick()

        assertDone("round back", "step -1", "play", "step 1", "round on", "QUICK")
    }

    @Test
    fun keysDoAllOfIt() {
        show()

        listOf(
            Key.DirectionRight,
            Key.DirectionLeft,
            Key.PageDown,
            Key.PageUp,
            Key.DirectionDown,
            Key.DirectionUp,
            Key.MoveHome,
            Key.MoveEnd,
            Key.Spacebar,
            Key.Escape,
        ).forEach { press(it) }

        assertDone(
            "step 1",
            "step -1",
            "round on",
            "round back",
            "round on",
            "round back",
            "to 0",
            "to 24",
            "play",
            "leave",
        )
    }

    @Test
    fun theSliderIsARealOneForEars() {
        show()
        val slider = rule.onNode(hasProgressBarRangeInfo(ProgressBarRangeInfo(10f, 0f..24f, 23)))

        assertEquals(
            "Round 4, move 10 of 24",
            slider.fetchSemanticsNode().config[SemanticsProperties.StateDescription],
        )
        slider.performSemanticsAction(SemanticsActions.SetProgress) { it(11f) }
        slider.assertHeightIsAtLeast(48.dp)

        assertDone("to 11")
    }

    @Test
    fun keysFindTheTurningPoints() {
        val (before, next) = betweenTurns()

        press(Key.RightBracket)
        press(Key.LeftBracket)

        assertDone("to $next", "to $before")
    }

    @Test
    fun earsFindTheTurningPoints() {
        val (before, next) = betweenTurns()
        val ways =
            rule
                .onNode(hasContentDescription("Place in the match"))
                .fetchSemanticsNode()
                .config[SemanticsActions.CustomActions]

        rule.runOnIdle { ways.forEach { it.action() } }

        assertDone("to $next", "to $before")
    }

    /** Shows a moment between the two, each a number of moves. */
    private fun betweenTurns(): List<Int> {
        val turning = ReplayMoments.over(Rooms.STANDARD.of("qwinto"), 3)
        val turns = ReplayMoments.open(turning, 0).course().turningPoints()
        ui = ReplayMoments.open(turning, turns.first() + 1)
        show()
        return turns.take(2)
    }

    @Test
    fun aFingerTakesTheSliderWhereItIs() {
        show()

        rule
            .onNode(hasContentDescription("Place in the match"))
            .performTouchInput { click(centerRight) }

        assertDone("to 24")
    }

    @Test
    fun atTheEndsThereIsNoWayOn() {
        show()
        ui = ReplayMoments.open(moment, 0)
        rule.onNode(hasContentDescription("One move back")).assertIsNotEnabled()
        rule.onNode(hasContentDescription("One move on")).assertIsEnabled()
        ui = ReplayMoments.open(moment, 24)
        rule.onNode(hasContentDescription("One move on")).assertIsNotEnabled()
        rule.onNode(hasContentDescription("One round on")).assertIsNotEnabled()
    }

    @Test
    fun whateverCanBeTouchedHasAName() {
        show()
        touch("Through whose eyes: Everybody’s cards open")

        val touchable = rule.onAllNodes(hasClickAction()).fetchSemanticsNodes()

        assertTrue("${touchable.size}", touchable.size > 3)
        assertEquals(emptyList<Any>(), touchable.filter { it.said().isEmpty() })
    }

    @Test
    fun nobodyIsToldWhyTheyMayNotDraw() {
        val solo = ReplayMoments.over(Rooms.STANDARD.of("solo"), 3)
        ui = ReplayMoments.open(solo, 5)
        show()

        rule.onNode(hasContentDescription("Draw pile", substring = true)).assertHasNoClickAction()
    }

    @Test
    fun eyesAreChosenByTheirPieces() {
        show()

        touch("Through whose eyes: Everybody’s cards open")
        rule.onNode(hasText("Ben")).performClick()

        assertDone("pause", "${Eyes.of(Seat.of(1))}")
        ui = ReplayMoments.seen(moment, 10, Eyes.of(Seat.of(1)))
        touch("Through whose eyes: as Ben saw it")
    }

    /** On the rim of ten there is no room for hands that can be read. */
    @Test
    @Config(qualifiers = "w360dp-h780dp")
    fun aTouchOnAPieceShowsItsHandLarge() {
        val ten = ReplayMoments.over(Rooms.STANDARD.of("solo"), 10)
        ui = ReplayMoments.open(ten, 0)
        show()

        rule
            .onNode(hasContentDescription("Ben, ", substring = true) and hasClickAction())
            .performClick()

        rule.onNode(hasText("Ben: 8 cards")).assertExists()
        rule.onNode(hasText("Close")).performClick()
        rule.onNode(hasContentDescription("Place in the match")).assertExists()
        assertDone("pause")
    }

    @Test
    fun ofAMatchThatGoesOnThereIsNoChoice() {
        val begun = ReplayMoments.begun(WhistRoom, 3)
        repeat(8) { begun.playByLot() }
        ui = ReplayMoments.seen(begun, 4, Eyes.OF_THE_TABLE)
        show()

        val eyes = hasContentDescription("Through whose eyes", substring = true)
        assertTrue(rule.onAllNodes(eyes).fetchSemanticsNodes().isEmpty())
    }

    @Test
    fun eachMoveIsTold() {
        show()
        val told =
            SemanticsMatcher.keyIsDefined(SemanticsProperties.LiveRegion) and
                hasText("lays the", substring = true)

        rule.onAllNodes(told).onFirst().assertExists()
    }

    @Test
    fun whereToRememberIsTheGameItSaysSo() {
        ui = ReplayUi.NotYet(1)
        show()

        rule.onNode(hasText("Remembering", substring = true)).assertExists()
    }

    private fun show() =
        rule.setContent {
            TraytableTheme(dark = false, dynamicColour = false) { ReplayScreen(ui, actions) }
        }

    private fun press(key: Key) {
        rule.onAllNodes(isRoot()).onFirst().performKeyInput { pressKey(key) }
        rule.waitForIdle()
    }

    private fun touch(label: String) {
        rule
            .onNode(hasContentDescription(label))
            .assertWidthIsAtLeast(48.dp)
            .assertHeightIsAtLeast(48.dp)
            .performClick()
        rule.waitForIdle()
    }

    private fun assertDone(vararg wanted: String) {
        rule.waitForIdle()
        assertEquals(wanted.toList(), done)
    }
}

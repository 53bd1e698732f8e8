package app.traytable.ui.pointapile

import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isSelected
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.R
import app.traytable.learn.LessonViewModel
import app.traytable.ui.arrived
import app.traytable.ui.settled
import app.traytable.ui.traytable
import org.junit.Assert.assertEquals
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** A finger that points by itself, and fingers that wait to be seen, in the hands of a learner. */
@RunWith(AndroidJUnit4::class)
class PointAPileLessonTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val state
        get() =
            checkNotNull(
                ViewModelProvider(app.activity)[LessonViewModel::class.java].state().value,
            )

    @Before
    fun openWhereTheLearnerPointsFirst() {
        val lesson = PointAPileFirstLesson.LESSON
        val at = lesson.steps().indexOfFirst { it.sentence() == R.string.lesson_pointapile_point }
        app.traytable.learned().reach(lesson, at)
        app.settled()
        app.arrived(hasText(text(R.string.pointapile_name)) and hasClickAction()).performClick()
        app.arrived(hasText("${text(R.string.learn)}: ", substring = true)).performClick()
        app.arrived(hasText(text(R.string.lesson_pointapile_point)))
        app.arrived(pile(1) and hasClickAction())
        waitFor { state.glowing() != null }
    }

    @Test
    fun aFingerOnAnotherPileIsAnsweredOnceAndLiftedAgain() {
        app.onNode(pile(2)).performClick()
        app.arrived(hasText(text(R.string.lesson_pointapile_point_not)))
        val table = state.table().frame().id()
        app.mainClock.advanceTimeBy(10_000)
        app.settled()
        assertEquals(table, state.table().frame().id())
        app.onNode(pile(2) and isSelected()).assertDoesNotExist()
    }

    @Test
    fun theLessonSpeaksOfTheFingersAndOneTouchGoesOnWithBoth() {
        val step = state.step()
        app.onNode(pile(1)).performClick()
        app.arrived(hasText(text(R.string.lesson_pointapile_alone)))
        app.onNode(pile(1)).assertExists()
        app.onNode(hasText(text(R.string.pile_go_on)) and hasClickAction()).performClick()
        waitFor { state.step() > step + 1 }
        assertEquals(step + 2, state.step())
    }

    private fun waitFor(reached: () -> Boolean) {
        app.waitUntil(timeoutMillis = 120_000) {
            app.waitForIdle()
            reached()
        }
    }

    private fun pile(number: Int): SemanticsMatcher =
        hasContentDescription("Pile $number, on top", substring = true)

    private fun text(words: Int) = app.activity.getString(words)
}

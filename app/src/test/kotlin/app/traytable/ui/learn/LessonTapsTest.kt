package app.traytable.ui.learn

import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasClickAction
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.isEnabled
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.performScrollTo
import androidx.compose.ui.test.performTouchInput
import androidx.lifecycle.ViewModelProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.R
import app.traytable.learn.Lesson
import app.traytable.learn.LessonUi.Waits
import app.traytable.learn.LessonViewModel
import app.traytable.room.GameRoom
import app.traytable.settings.BotSpeed
import app.traytable.ui.arrived
import app.traytable.ui.play.said
import app.traytable.ui.settled
import app.traytable.ui.traytable
import app.traytable.ui.whist.WithWhist
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Somebody who touches what glows, and nothing else, comes to the end of every lesson. */
@RunWith(AndroidJUnit4::class)
@Config(application = WithWhist::class)
class LessonTapsTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val model get() = ViewModelProvider(app.activity)[LessonViewModel::class.java]

    @Test
    fun everyLessonIsPlayedByTouchingWhatGlows() = playAll()

    @Test
    @Config(qualifiers = "+de")
    fun everyLessonIsPlayedInGerman() = playAll()

    private fun playAll() {
        app.traytable.settings().change { it.withBotSpeed(BotSpeed.AT_ONCE) }
        app.settled()
        WithWhist.rooms.all().forEach { room ->
            room.lessons.forEach { lesson -> play(room, lesson) }
        }
    }

    private fun play(
        room: GameRoom<*, *, *, *>,
        lesson: Lesson,
    ) {
        app.arrived(hasText(text(room.shelf.name())) and hasClickAction()).scrolled().performClick()
        val title = text(if (lesson == room.lessons[0]) R.string.learn else lesson.title())
        app.arrived(hasText("$title: ", substring = true)).scrolled().performClick()
        lesson.steps().indices.forEach { at ->
            var touches = 0
            while (at == ui().step() - 1 && ui().waits() != Waits.FOR_NOTHING) {
                touch(lesson)
                assertTrue("${named(lesson)}: $touches touches lead nowhere", touches++ < MOST)
            }
        }
        assertEquals(lesson.steps().size, ui().step())
        tap(R.string.lesson_leave)
        app.arrived(hasText("$title: ${text(R.string.learn_finished)}"))
        app.activity.runOnUiThread { app.activity.onBackPressedDispatcher.onBackPressed() }
        settle()
    }

    /** As a learner does: reads and goes on, or touches what glows. */
    private fun touch(lesson: Lesson) {
        val all = touchable()
        val glowing = all.firstOrNull { it.config.getOrNull(glow) == text(R.string.card_hinted) }
        val goOn = all.firstOrNull { text(R.string.table_hurry) in it.said() }
        when {
            goOn != null -> {
                tap(goOn)
            }

            ui().glowing() == null -> {
                app
                    .onNode(hasContentDescription(text(R.string.table_hint)) and hasClickAction())
                    .performClick()
                settle()
            }

            else -> {
                tap(glowing ?: mainDeed(all) ?: throw AssertionError(nothing(lesson, all)))
            }
        }
    }

    private fun nothing(
        lesson: Lesson,
        all: List<SemanticsNode>,
    ) = "${named(lesson)}: nothing glows for ${ui().glowing()} among ${all.map { it.said() }}"

    private fun named(lesson: Lesson) = "${lesson.id()}, step ${ui().step()}"

    /** The filled button of the foot, which is its last. */
    private fun mainDeed(all: List<SemanticsNode>): SemanticsNode? =
        all.lastOrNull { node ->
            generateSequence(node) { it.parent }.any {
                it.config.getOrNull(SemanticsProperties.TraversalIndex) == DEEDS
            }
        }

    private fun tap(words: Int) {
        tap(touchable().first { text(words) in it.said() })
    }

    private fun tap(node: SemanticsNode) {
        app
            .onNode(SemanticsMatcher("node ${node.id}") { it.id == node.id })
            .scrolled()
            .performTouchInput { click() }
        settle()
    }

    private fun touchable() = app.onAllNodes(hasClickAction() and isEnabled()).fetchSemanticsNodes()

    private fun androidx.compose.ui.test.SemanticsNodeInteraction.scrolled() =
        apply { runCatching { performScrollTo() } }

    private fun ui() =
        run {
            app.waitUntil(timeoutMillis = 120_000) {
                app.waitForIdle()
                val now = model.state().value
                now != null && now.waits() != Waits.FOR_OTHERS
            }
            checkNotNull(model.state().value)
        }

    private fun settle() {
        app.settled()
        if (model.state().value != null) ui()
    }

    private fun text(words: Int) = app.activity.getString(words)

    private companion object {
        val glow = SemanticsProperties.StateDescription
        const val DEEDS = 6f

        /** A card, what becomes of it, and a word with it. */
        const val MOST = 6
    }
}

package app.traytable.ui.solo

import androidx.compose.runtime.mutableStateOf
import androidx.compose.ui.test.junit4.v2.createComposeRule
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.TraytableApp
import app.traytable.learn.LearnViewModel
import app.traytable.match.Since
import app.traytable.match.TableUi
import app.traytable.room.Story
import app.traytable.room.Turn
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.table.Seat
import app.traytable.ui.learn.Teaching
import app.traytable.ui.learn.rememberTeaching
import app.traytable.ui.table.frame
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

@RunWith(AndroidJUnit4::class)
class SoloNewsAtTheTableTest {
    @get:Rule
    val screen = createComposeRule()

    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()

    /** It would stand where the hit stands, and be explained to nobody. */
    @Test
    fun whatIsNewWaitsUntilAHitHasBeenSeen() {
        val match =
            SoloMatches.find(3, people = 1) { m ->
                m.seenBySkipped && m.moves(ANNA).any { it is SoloMove.Protect }
            }
        val ui = mutableStateOf(watching(match, isHit = true))
        val model = LearnViewModel(app)
        var teaching = Teaching(isKnown = false)
        screen.setContent { teaching = rememberTeaching(ui.value, true, {}, {}, model) }
        screen.waitUntil(timeoutMillis = 60_000) { teaching.isKnown }
        screen.waitForIdle()
        assertNull(teaching.coached)
        assertFalse(app.learned().now().isTold(SKIPPED))

        ui.value = watching(match, isHit = false)
        screen.waitForIdle()
        assertEquals(app.getString(R.string.news_solo_skipped), teaching.coached?.words)
        assertFalse(app.learned().now().isTold(SKIPPED))

        teaching.onRead?.invoke()
        screen.waitForIdle()
        assertNull(teaching.coached)
        assertTrue(app.learned().now().isTold(SKIPPED))
    }

    private val SoloMatch.seenBySkipped: Boolean
        get() =
            plies() > 0 && lastEvents(ANNA).any { it.hits(ANNA) } &&
                view(ANNA).skipped() == ANNA

    private fun watching(
        match: SoloMatch,
        isHit: Boolean,
    ): TableUi {
        val hits = match.lastEvents(ANNA).filter { isHit && it.hits(ANNA) }
        val stories = if (hits.isEmpty()) emptyList() else listOf(Story(SoloRoom, hits))
        val turns = listOf(Turn(ANNA, match.moves(ANNA)))
        val frame = match.inRoom.frame(ANNA, turns = turns, since = Since(ANNA, listOf(), stories))
        return TableUi.Watching(frame, false, listOf())
    }

    private companion object {
        val ANNA: Seat = Seat.of(0)
        const val SKIPPED = "solo/skipped"
    }
}

package app.traytable.ui.pointapile

import android.content.pm.PackageManager
import android.speech.tts.TextToSpeech
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.onRoot
import androidx.compose.ui.test.performTouchInput
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.ui.play.AppInHand
import app.traytable.ui.play.said
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowTextToSpeech
import java.util.Locale

/** The real app between people who all point at the same moment, each with a finger on the glass. */
@RunWith(AndroidJUnit4::class)
class PointAPileTogetherTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val inHand by lazy { AppInHand(app) }

    @Before
    fun giveTheGlassTenFingers() {
        shadowOf(app.activity.packageManager)
            .setSystemFeature(PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND, true)
    }

    @After
    fun putAway() = inHand.putAway()

    @Test
    fun everybodyPointsAtTheSameMoment() {
        begin(pointing(4, 1))
        assertSays("Everybody rests a finger on their own piece.")

        rest(0, 1, 2, 3)
        pass(COUNTED)
        val places = listOf("Pile 1,", "Pile 2,", "Empty table", "Pile 1,").map(::place)
        touch { places.forEachIndexed(::moveTo) }
        pass(BELL)

        assertEquals(listOf("S1 pick P1", "S2 pick P2", "S3 pick space", "S4 pick P1"), picks())
        assertSays("All fingers down!")
        inHand.assertNoLeak()
    }

    @Test
    fun onlyWhoeverIsTooLatePointsAgain() {
        begin(pointing(3, 1))

        rest(0, 1, 2)
        pass(COUNTED)
        val pile = place("Pile 1,")
        touch { listOf(0, 2).forEach { moveTo(it, pile) } }
        pass(BELL)

        assertEquals(listOf("S1 pick P1", "S3 pick P1"), picks())
        assertEquals(Phase.POINTING, view().phase())
        assertSays("Too late: ${name(1)}. Still missing: ${name(1)}.")
        touch { (0..2).forEach { up(it) } }
        rest(1)
        pass(COUNTED)
        val empty = place("Empty table")
        touch { moveTo(1, empty) }
        pass(BELL)
        assertEquals(listOf("S1 pick P1", "S3 pick P1", "S2 pick space"), picks())
        inHand.assertNoLeak()
    }

    @Test
    fun aCancelledGestureLosesNothing() {
        begin(pointing(3, 1))
        rest(0, 1, 2)
        pass(COUNTED)
        val piles = listOf("Pile 1,", "Pile 2,").map(::place)
        touch { moveTo(0, piles[0]) }
        touch { cancel() }
        pass(BELL)

        assertEquals(emptyList<String>(), picks())
        assertSays("That was interrupted.")
        rest(0, 1, 2)
        pass(COUNTED)
        touch { (0..2).forEach { moveTo(it, piles[1]) } }
        pass(BELL)
        assertEquals(listOf("S1 pick P2", "S2 pick P2", "S3 pick P2"), picks())
    }

    /** Eight people on a glass that never tells more than five fingers apart. */
    @Test
    fun morePeopleThanFingersPointInTwoWaves() {
        begin(pointing(8, 1))
        rest(0, 1, 2, 3, 4)
        assertSays("Still missing: ${name(5)}, ${name(6)}, ${name(7)}.")
        touch { (0..4).forEach { up(it) } }
        app.mainClock.autoAdvance = true
        inHand.tap("In two waves")
        app.mainClock.autoAdvance = false
        val first = (0..3).joinToString(transform = ::name)
        assertSays("First $first, then ${(4..7).joinToString(transform = ::name)}")

        wave(listOf(0, 1, 2, 3), listOf("Pile 1,", "Pile 2,", "Pile 1,", "Empty table"))
        assertEquals(listOf("S1 pick P1", "S2 pick P2", "S3 pick P1", "S4 pick space"), picks())
        assertEquals(Phase.POINTING, view().phase())
        assertSays("Everybody rests a finger on their own piece.")
        wave(listOf(4, 5, 6, 7), listOf("Pile 2,", "Pile 1,", "Empty table", "Pile 3,"))

        assertEquals(
            listOf("S5 pick P2", "S6 pick P1", "S7 pick space", "S8 pick P3"),
            picks().drop(4),
        )
        assertSays("All fingers down!")
        inHand.assertNoLeak()
    }

    /** Whoever is too late in the first wave points in the second: five fingers are still enough. */
    @Test
    fun whoIsTooLateComesWithTheNextWave() {
        begin(pointing(8, 1))
        app.mainClock.autoAdvance = true
        inHand.tap("In two waves")
        app.mainClock.autoAdvance = false

        wave(listOf(0, 1, 2, 3), listOf("Pile 1,", "Pile 2,", "Pile 1,", null))
        assertEquals(listOf("S1 pick P1", "S2 pick P2", "S3 pick P1"), picks())
        assertSays("Too late: ${name(3)}.")
        wave(listOf(3, 4, 5, 6, 7), List(5) { "Pile 3," })
        assertEquals((4..8).map { "S$it pick P3" }, picks().drop(3))
        inHand.assertNoLeak()
    }

    @Test
    fun theCountdownIsSpoken() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.US)
        begin(pointing(2, 1))
        val voice = shadowOf(ShadowTextToSpeech.getLastTextToSpeechInstance())
        voice.onInitListener.onInit(TextToSpeech.SUCCESS)

        rest(0, 1)
        pass(COUNTED)
        val pile = place("Pile 1,")
        touch { (0..1).forEach { moveTo(it, pile) } }
        pass(BELL)
        assertEquals(listOf("3", "2", "1", "Point!"), voice.spokenTextList)
        touch { (0..1).forEach { up(it) } }
        app.mainClock.autoAdvance = true
        assertFalse(voice.isShutdown)
        inHand.tap(inHand.touchable("leave") { all -> all.find { "Leave the table" in it.said() } })
        inHand.waitForHome()
        assertTrue(voice.isShutdown)
    }

    @Test
    fun whoWantsNoSoundsHearsNoVoice() {
        ShadowTextToSpeech.addLanguageAvailability(Locale.US)
        inHand.set { it.withSounds(false) }
        begin(pointing(2, 1))
        rest(0, 1)
        pass(COUNTED)
        assertNull(ShadowTextToSpeech.getLastTextToSpeechInstance())
    }

    @Test
    fun thePhoneCanStillGoRound() {
        begin(pointing(3, 1))
        app.mainClock.autoAdvance = true
        inHand.tap("Pass the phone")
        assertTrue(inHand.touchable().any { node -> node.said().any { it.startsWith("I am ") } })
    }

    @Test
    fun aTurnOfThePhoneStartsTheCountAgain() {
        begin(pointing(2, 1))
        rest(0, 1)
        pass(900)
        app.mainClock.autoAdvance = true
        app.activityRule.scenario.recreate()
        inHand.settle()
        assertSays("Everybody rests a finger on their own piece.")
        assertEquals(emptyList<String>(), picks())
    }

    private fun begin(moment: Moment) {
        inHand.hurryBots(explains = false)
        inHand.watch()
        inHand.begin(moment.match)
        before = inHand.written().size
        app.mainClock.autoAdvance = false
    }

    private var before = 0

    /** Whose fingers come down on their pieces. */
    private fun rest(vararg seats: Int) {
        val pieces = seats.map(::piece)
        touch { seats.forEachIndexed { index, seat -> down(seat, pieces[index]) } }
    }

    /** These rest, and go there; who goes nowhere stays on their piece. Then all fingers are lifted. */
    private fun wave(
        seats: List<Int>,
        targets: List<String?>,
    ) {
        rest(*seats.toIntArray())
        pass(COUNTED)
        val places = targets.map { it?.let(::place) }
        touch {
            seats.forEachIndexed { index, seat -> places[index]?.let { moveTo(seat, it) } }
        }
        pass(BELL)
        touch { seats.forEach { up(it) } }
    }

    private fun pass(millis: Long) {
        app.mainClock.advanceTimeBy(millis)
        if (millis == BELL) {
            app.mainClock.autoAdvance = true
            inHand.settle()
            app.mainClock.autoAdvance = false
        }
    }

    private fun touch(gesture: TouchInjectionScope.() -> Unit) {
        app.onRoot().performTouchInput(gesture)
        // What they did is known, and then drawn, and then it is counted.
        repeat(3) {
            app.waitForIdle()
            app.mainClock.advanceTimeByFrame()
        }
    }

    private fun picks(): List<String> = inHand.written().drop(before)

    private fun view(): PointAPileView =
        (inHand.ui as TableUi.Laid).frame().scene().view as PointAPileView

    private fun name(seat: Int) =
        (inHand.ui as TableUi.Laid)
            .frame()
            .players()[seat]
            .name()

    /** The middle of what says so. */
    private fun place(words: String): Offset =
        inHand
            .nodes()
            .run {
                firstOrNull { node -> node.said().any { it.startsWith(words) } }
                    ?: throw AssertionError("no $words in ${flatMap { it.said() }}")
            }.boundsInRoot.center

    private fun piece(seat: Int): Offset = place("${name(seat)}’s piece")

    private fun assertSays(words: String) {
        val said = inHand.nodes().flatMap { it.said() }
        assertTrue("$words: not in $said", said.any { words in it })
    }

    private companion object {
        const val COUNTED = 2_200L
        const val BELL = 2_600L
    }
}

package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import app.traytable.ui.pictures.Accepted
import app.traytable.ui.pictures.Picture
import app.traytable.ui.theme.TraytableTheme
import org.robolectric.RuntimeEnvironment
import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

/**
 * Draws a motion as eight small phones side by side, and as a ninth what stands in its place where
 * the system wants no animations; compares them with the accepted picture. Time passes only as the
 * test says, however busy the computer is.
 */
object FilmStrip {
    private const val FRAMES = 8
    private const val GAP = 4
    private const val SMALL = "w360dp-h780dp-port-notnight-mdpi"

    /**
     * What [content] shows so many [millis] after [from] became [to]; without animations, so many
     * after as [stillAt] says.
     */
    fun <S> check(
        name: String,
        millis: List<Int>,
        from: S,
        to: S,
        stillAt: Int = 100,
        content: @Composable (S) -> Unit,
    ) {
        require(millis.size == FRAMES)
        val objection =
            Accepted.objection("$name-strip") {
                val frames = moving(millis, from, to, content) + still(stillAt, from, to, content)
                Picture.sideBySide(frames.map { it.halved() }, GAP)
            }
        if (objection != null) throw AssertionError(objection)
    }

    fun <S> moving(
        millis: List<Int>,
        from: S,
        to: S,
        content: @Composable (S) -> Unit,
    ) = Motion(from, to, content).at(millis, EmptyCoroutineContext)

    fun <S> still(
        millis: Int,
        from: S,
        to: S,
        content: @Composable (S) -> Unit,
    ) = Motion(from, to, content).at(listOf(millis), NoMotion).single()

    private class Motion<S>(
        from: S,
        private val to: S,
        private val content: @Composable (S) -> Unit,
    ) {
        private var shown by mutableStateOf(from)

        @OptIn(ExperimentalTestApi::class)
        fun at(
            millis: List<Int>,
            context: CoroutineContext,
        ): List<Picture> {
            RuntimeEnvironment.setFontScale(1f)
            RuntimeEnvironment.setQualifiers("en-$SMALL")
            val pictures = mutableListOf<Picture>()
            runAndroidComposeUiTest<ComponentActivity>(effectContext = context) {
                setContent {
                    TraytableTheme(dark = false, dynamicColour = false) { content(shown) }
                }
                // Whatever the first moment begins has come to its end.
                waitForIdle()
                mainClock.autoAdvance = false
                runOnUiThread {
                    shown = to
                    Snapshot.sendApplyNotifications()
                }
                val start = mainClock.currentTime
                millis.mapTo(pictures) { moment ->
                    // Frame by frame, each laid out before the next, as on a phone.
                    waitForIdle()
                    while (mainClock.currentTime < start + moment) {
                        mainClock.advanceTimeByFrame()
                        waitForIdle()
                    }
                    picture()
                }
            }
            return pictures
        }
    }
}

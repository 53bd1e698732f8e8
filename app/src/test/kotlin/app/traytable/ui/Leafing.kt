package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.test.AndroidComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import app.traytable.ui.play.composed
import app.traytable.ui.theme.TraytableTheme
import org.robolectric.RuntimeEnvironment
import kotlin.random.Random
import kotlin.time.Duration

/** A phone on which one screen after the other is shown, each from nothing. */
@OptIn(ExperimentalTestApi::class)
class Leafing(
    private val test: AndroidComposeUiTest<ComponentActivity>,
    private val pages: List<Page>,
    private val isDark: Boolean = false,
) {
    private val chance = Random(pages.size)
    private var shown by mutableStateOf(pages.first())

    fun each(look: (index: Int, page: Page) -> Unit) {
        test.setContent {
            TraytableTheme(isDark, dynamicColour = false) { key(shown) { shown.content() } }
        }
        pages.forEachIndexed { index, page ->
            shown = page
            test.waitForIdle()
            look(index, page)
        }
    }

    /** Anything that can be touched; false if there is nothing. */
    fun touchSomething(): Boolean {
        val node =
            composed()
                .flatMap { it.getAllSemanticsNodes(mergingEnabled = true) }
                .filter { SemanticsActions.OnClick in it.config }
                .filter { SemanticsProperties.Disabled !in it.config }
                .randomOrNull(chance) ?: return false
        test.runOnUiThread { node.config[SemanticsActions.OnClick].action?.invoke() }
        test.waitForIdle()
        return true
    }

    /** What can be seen of the screen itself, not of what has opened in a window of its own. */
    fun picture() = test.picture()

    /** To the very end, if it scrolls up and down or sideways. */
    fun scroll(by: (Float, Float) -> Boolean) {
        test.runOnUiThread { by(FAR, FAR) }
        test.waitForIdle()
    }

    companion object {
        private const val FAR = 100_000f

        fun through(
            qualifiers: String,
            letters: Float,
            pages: List<Page>,
            isDark: Boolean = false,
            look: Leafing.() -> Unit,
        ) {
            RuntimeEnvironment.setFontScale(letters)
            RuntimeEnvironment.setQualifiers(qualifiers)
            // However busy the machine is.
            runAndroidComposeUiTest<ComponentActivity>(
                effectContext = NoMotion,
                testTimeout = Duration.INFINITE,
            ) { Leafing(this, pages, isDark).look() }
        }
    }
}

package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.test.core.app.ActivityScenario
import app.traytable.ui.theme.TraytableTheme
import com.github.takahirom.roborazzi.ExperimentalRoborazziApi
import com.github.takahirom.roborazzi.RoborazziOptions
import com.github.takahirom.roborazzi.RoborazziTaskType
import com.github.takahirom.roborazzi.captureRoboImage
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowLooper
import java.io.File

/** The ways of looking at a screen that every screen has to bear. */
enum class Look(
    val qualifiers: String,
    val fontScale: Float = 1f,
) {
    Phone("en-w360dp-h780dp-port-notnight-hdpi"),
    Landscape("en-w780dp-h360dp-land-notnight-hdpi"),
    Tablet("en-w1280dp-h800dp-land-notnight-mdpi"),
    Font2("en-w360dp-h780dp-port-notnight-hdpi", fontScale = 2f),
    Dark("en-w360dp-h780dp-port-night-hdpi"),
    German("de-w360dp-h780dp-port-notnight-hdpi"),
}

/**
 * Draws a screen in every [Look] to build/screens and compares it with src/test/screens. What
 * differs leaves a picture of both, side by side, in build/screens. Run with -Pscreens=record to
 * accept the screens as they are.
 */
@OptIn(ExperimentalRoborazziApi::class)
object Screens {
    fun check(
        screen: String,
        content: @Composable () -> Unit,
    ) {
        val different = Look.entries.mapNotNull { look -> differing(screen, look, content) }
        if (different.isNotEmpty()) throw AssertionError(different.joinToString("\n"))
    }

    private fun differing(
        screen: String,
        look: Look,
        content: @Composable () -> Unit,
    ): String? {
        val name = "$screen-${look.name.lowercase()}.png"
        RuntimeEnvironment.setFontScale(look.fontScale)
        RuntimeEnvironment.setQualifiers(look.qualifiers)
        return ActivityScenario.launch(ComponentActivity::class.java).use { scenario ->
            var difference: String? = null
            scenario.onActivity { activity ->
                activity.setContent {
                    TraytableTheme(look == Look.Dark, dynamicColour = false, content)
                }
                ShadowLooper.idleMainLooper()
                val view = activity.window.decorView
                view.captureRoboImage(File(rendered, name), record)
                val golden = File(committed, name)
                if (recording) {
                    File(rendered, name).copyTo(golden, overwrite = true)
                } else {
                    try {
                        view.captureRoboImage(golden, verify)
                    } catch (changed: AssertionError) {
                        difference = changed.message
                    }
                }
            }
            difference
        }
    }

    private val rendered = File("build/screens").apply { mkdirs() }
    private val committed = File("src/test/screens")
    private val recording = System.getProperty("screens") == "record"
    private val record = RoborazziOptions(taskType = RoborazziTaskType.Record)
    private val verify =
        RoborazziOptions(
            taskType = RoborazziTaskType.Verify,
            compareOptions =
                RoborazziOptions.CompareOptions(
                    outputDirectoryPath = rendered.path,
                    // Of all pixels: less than a letter, more than the noise of another CPU.
                    changeThreshold = 0.001f,
                ),
        )
}

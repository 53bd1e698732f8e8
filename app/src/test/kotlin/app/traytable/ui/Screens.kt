package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.test.core.app.ActivityScenario
import app.traytable.ui.pictures.Accepted
import app.traytable.ui.pictures.Picture
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.theme.TraytableTheme
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowLooper

/** Draws a screen in some [Look]s and compares it with the accepted pictures. */
object Screens {
    fun check(
        screen: String,
        looks: Set<Look> = setOf(Look.Phone),
        content: @Composable () -> Unit,
    ) {
        val objections =
            looks.mapNotNull { look ->
                Accepted.objection("$screen-${look.name.lowercase()}") { drawn(look, content) }
            }
        if (objections.isNotEmpty()) throw AssertionError(objections.joinToString("\n"))
    }

    fun drawn(
        look: Look,
        content: @Composable () -> Unit,
    ): Picture {
        RuntimeEnvironment.setFontScale(look.fontScale)
        RuntimeEnvironment.setQualifiers(look.qualifiers)
        return ActivityScenario.launch(ComponentActivity::class.java).use { scenario ->
            lateinit var picture: Picture
            scenario.onActivity { activity ->
                activity.setContent {
                    CompositionLocalProvider(LocalHabits provides look.habits) {
                        TraytableTheme(look == Look.Dark, dynamicColour = false, content)
                    }
                }
                ShadowLooper.idleMainLooper()
                picture = Picture.of(activity.window)
            }
            picture
        }
    }
}

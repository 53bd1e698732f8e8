package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performClick
import androidx.compose.ui.test.v2.runAndroidComposeUiTest
import app.traytable.ui.pictures.Accepted
import app.traytable.ui.pictures.Picture
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.theme.TraytableTheme
import org.robolectric.RuntimeEnvironment

/** Draws a screen in some [Look]s and compares it with the accepted pictures. */
object Screens {
    /** @param touched what is touched before, by its test tag */
    fun check(
        screen: String,
        looks: Set<Look> = setOf(Look.Phone),
        touched: String? = null,
        content: @Composable () -> Unit,
    ) {
        val objections =
            looks.mapNotNull { look ->
                Accepted.objection(
                    "$screen-${look.name.lowercase()}",
                ) { drawn(look, touched, content) }
            }
        if (objections.isNotEmpty()) throw AssertionError(objections.joinToString("\n"))
    }

    fun drawn(
        look: Look,
        touched: String? = null,
        content: @Composable () -> Unit,
    ): Picture {
        RuntimeEnvironment.setFontScale(look.fontScale)
        return drawn(look.qualifiers, look == Look.Dark, touched) {
            CompositionLocalProvider(LocalHabits provides look.habits, content)
        }
    }

    /** At rest: everything has come to where it will be. */
    @OptIn(ExperimentalTestApi::class)
    fun drawn(
        qualifiers: String,
        dark: Boolean = false,
        touched: String? = null,
        content: @Composable () -> Unit,
    ): Picture {
        RuntimeEnvironment.setQualifiers(qualifiers)
        lateinit var picture: Picture
        runAndroidComposeUiTest<ComponentActivity>(effectContext = NoMotion) {
            setContent { TraytableTheme(dark, dynamicColour = false, content) }
            waitForIdle()
            if (touched != null) onNodeWithTag(touched).performClick()
            waitForIdle()
            picture = picture()
        }
        return picture
    }
}

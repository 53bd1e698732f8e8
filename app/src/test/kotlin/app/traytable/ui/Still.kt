package app.traytable.ui

import androidx.activity.ComponentActivity
import androidx.compose.ui.MotionDurationScale
import androidx.compose.ui.test.AndroidComposeUiTest
import androidx.compose.ui.test.ExperimentalTestApi
import app.traytable.ui.pictures.Picture

/** What the system's "remove animations" comes to. */
object NoMotion : MotionDurationScale {
    override val scaleFactor = 0f
}

/** What the screen shows now. */
@OptIn(ExperimentalTestApi::class)
fun AndroidComposeUiTest<ComponentActivity>.picture() =
    runOnUiThread { Picture.of(checkNotNull(activity).window) }

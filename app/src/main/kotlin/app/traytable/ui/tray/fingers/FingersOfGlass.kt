package app.traytable.ui.tray.fingers

import android.content.pm.PackageManager
import android.content.pm.PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_DISTINCT
import android.content.pm.PackageManager.FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND
import android.hardware.input.InputManager
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalContext

/**
 * How many fingers this glass can tell apart, also if it becomes another one meanwhile. What knows
 * five knows ten on almost every phone, and where it does not, whoever is left out asks for waves.
 */
@Composable
fun rememberFingersOfGlass(): Int {
    val context = LocalContext.current
    val packages = context.packageManager
    val inputs = remember(context) { context.getSystemService(InputManager::class.java) }
    var fingers by remember(packages) { mutableIntStateOf(packages.fingersOfGlass()) }
    DisposableEffect(packages, inputs) {
        val plugged = Plugged { fingers = packages.fingersOfGlass() }
        inputs.registerInputDeviceListener(plugged, null)
        // It may have been plugged in just before anybody listened.
        plugged.ask()
        onDispose { inputs.unregisterInputDeviceListener(plugged) }
    }
    return fingers
}

private fun PackageManager.fingersOfGlass(): Int =
    when {
        hasSystemFeature(FEATURE_TOUCHSCREEN_MULTITOUCH_JAZZHAND) -> TEN
        hasSystemFeature(FEATURE_TOUCHSCREEN_MULTITOUCH_DISTINCT) -> 2
        else -> 1
    }

private const val TEN = 10

/** Something to touch has come, gone or changed. */
private class Plugged(
    val ask: () -> Unit,
) : InputManager.InputDeviceListener {
    override fun onInputDeviceAdded(deviceId: Int) = ask()

    override fun onInputDeviceRemoved(deviceId: Int) = ask()

    override fun onInputDeviceChanged(deviceId: Int) = ask()
}

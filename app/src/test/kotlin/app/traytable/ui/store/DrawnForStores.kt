package app.traytable.ui.store

import android.graphics.Bitmap
import android.graphics.Canvas
import androidx.compose.runtime.Composable
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.R
import app.traytable.ui.Screens
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import java.io.File

/**
 * Draws what a shop shows of the app from the real screens, and writes it beside the texts of the
 * shop, where `./gradlew :app:storePictures` renews it.
 */
@RunWith(AndroidJUnit4::class)
class DrawnForStores {
    @Test
    fun english() = drawAll("en", File(STORE, "en-US/images"))

    @Test
    fun german() = drawAll("de", File(STORE, "de-DE/images"))

    private fun drawAll(
        language: String,
        images: File,
    ) {
        images.deleteRecursively()
        images.mkdirs()
        icon(File(images, "icon.png"))
        Screens.drawn("$language-$BANNER") { FeatureGraphic() }.write(
            File(images, "featureGraphic.png"),
        )
        StoreScreens.phone.write("$language-$PHONE", File(images, "phoneScreenshots"))
        StoreScreens.tablet.write("$language-$TABLET", File(images, "tenInchScreenshots"))
    }

    /** In the order in which they are shown. */
    private fun List<@Composable () -> Unit>.write(
        qualifiers: String,
        folder: File,
    ) {
        folder.mkdirs()
        forEachIndexed { index, screen ->
            Screens.drawn(qualifiers, content = screen).write(File(folder, "${index + 1}.png"))
        }
    }

    /** As the launcher has it before it cuts its corners; in all its colours, as shops want it. */
    private fun icon(file: File) {
        val context = RuntimeEnvironment.getApplication()
        val icon = Bitmap.createBitmap(ICON, ICON, Bitmap.Config.ARGB_8888)
        val canvas = Canvas(icon)
        canvas.drawColor(context.getColor(R.color.icon_table))
        // Of 108 parts of the drawing a launcher shows the 72 in the middle.
        val margin = ICON / 4
        checkNotNull(context.getDrawable(R.drawable.ic_launcher_foreground)).run {
            setBounds(-margin, -margin, ICON + margin, ICON + margin)
            draw(canvas)
        }
        file.outputStream().use { icon.compress(Bitmap.CompressFormat.PNG, 100, it) }
    }

    private companion object {
        val STORE = File("../fastlane/metadata/android")
        const val ICON = 512

        // 1024 by 500, 1080 by 2340 and 1920 by 1080 dots.
        const val BANNER = "w512dp-h250dp-land-notnight-xhdpi"
        const val PHONE = "w360dp-h780dp-port-notnight-xxhdpi"
        const val TABLET = "w1280dp-h720dp-land-notnight-hdpi"
    }
}

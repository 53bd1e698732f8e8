package app.traytable.ui

import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.MainActivity
import app.traytable.TraytableApp
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.shadows.ShadowLooper

/**
 * What happens from the start of the process until the first frame, one after the other; prints
 * figures and judges none, as they depend on the computer and on what else it does. The first time
 * is mostly the loading of classes. Run with `./gradlew :app:frames`.
 */
@RunWith(AndroidJUnit4::class)
class StartBench {
    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()

    @Test
    fun fromTheStartToTheFirstFrame() {
        RuntimeEnvironment.setQualifiers(Look.Phone.qualifiers)
        val first = start()
        repeat(WARM_UP) { start() }
        val later = List(MEASURED) { start() }
        println(
            "From the start of the app to its first frame, first and in the middle of $MEASURED:",
        )
        first.forEachIndexed { index, (step, spent) ->
            val sorted = later.map { it[index].second.wall }.sorted()
            println("  %s: %.1f ms, %.1f ms".format(step, spent.wall, sorted[MEASURED / 2]))
        }
    }

    /** What is done, and how long it takes. */
    private fun start(): List<Pair<String, Spent>> {
        val activity = Robolectric.buildActivity(MainActivity::class.java)
        val steps =
            listOf(
                // The same application once more: it makes everything anew.
                step("TraytableApp.onCreate") { app.onCreate() },
                step("then, beside it: the database is looked at and opened, settings read") {
                    while (app.settings().current().value == null) Thread.onSpinWait()
                },
                step("MainActivity.onCreate") { activity.create() },
                step("MainActivity starts and resumes") { activity.start().resume() },
                step("the window comes; composed and laid out") { activity.visible() },
            )
        val window = TimedWindow(activity.get())
        val drawn = step("drawn") { window.draw() }
        val home =
            step("what Home asks of the database is there, and drawn") {
                while (!app.background().isIdle) Thread.onSpinWait()
                ShadowLooper.idleMainLooper()
                window.layOut()
                window.draw()
            }
        activity.pause().stop().destroy()
        ShadowLooper.idleMainLooper()
        return steps + drawn + home
    }

    private fun step(
        name: String,
        work: () -> Unit,
    ) = name to Spent.on(work)

    private companion object {
        const val WARM_UP = 5
        const val MEASURED = 21
    }
}

package app.traytable.ui.learn

import android.database.sqlite.SQLiteDatabase
import androidx.activity.ComponentActivity
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.rules.table.Player
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableMoment
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import java.util.concurrent.CountDownLatch

@RunWith(AndroidJUnit4::class)
class TeachingTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    private val app = ApplicationProvider.getApplicationContext<TraytableApp>()
    private val moment = TableMoment(SoloRoom, listOf("Anna", "Ben").map(Player::person), 1)
    private var teaching = Teaching()

    private fun teach() {
        val ui = moment.turnOf(moment.toAct.first())
        compose.setContent { teaching = rememberTeaching(ui, true, {}, {}) }
    }

    private fun awaitKnown() = compose.waitUntil(timeoutMillis = 60_000) { teaching.isKnown }

    /** Else the offer of a lesson would come to stand where somebody is about to touch. */
    @Test
    fun whatIsTaughtIsKnownOnlyOnceTheDiskHasAnswered() {
        val disk = CountDownLatch(1)
        app.background().run { disk.await() }
        teach()
        compose.waitForIdle()

        assertFalse(teaching.isKnown)
        disk.countDown()
        awaitKnown()
    }

    @Test
    fun whereTheDiskDoesNotAnswerOnePlaysUntaught() {
        awaitDatabase()
        sql("ALTER TABLE matches RENAME TO elsewhere")
        teach()

        awaitKnown()
        assertNull(teaching.coached)
        assertFalse(app.background().refused.value)
    }

    /** The background keeps its order, and the app has asked it to open the database first. */
    private fun awaitDatabase() {
        val opened = CountDownLatch(1)
        app.background().run { opened.countDown() }
        opened.await()
    }

    private fun sql(statement: String) {
        val path = app.getDatabasePath("traytable.db").path
        val flags = SQLiteDatabase.OPEN_READWRITE or SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING
        SQLiteDatabase.openDatabase(path, null, flags).use { it.execSQL(statement) }
    }
}

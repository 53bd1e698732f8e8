package app.traytable.ui.learn

import androidx.activity.ComponentActivity
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.test.core.app.ApplicationProvider
import androidx.test.ext.junit.runners.AndroidJUnit4
import app.traytable.TraytableApp
import app.traytable.rules.table.Player
import app.traytable.ui.solo.SoloRoom
import app.traytable.ui.table.TableMoment
import org.junit.Assert.assertFalse
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import java.util.concurrent.CountDownLatch

@RunWith(AndroidJUnit4::class)
class TeachingTest {
    @get:Rule
    val compose = createAndroidComposeRule<ComponentActivity>()

    /** Else the offer of a lesson would come to stand where somebody is about to touch. */
    @Test
    fun whatIsTaughtIsKnownOnlyOnceTheDiskHasAnswered() {
        val app = ApplicationProvider.getApplicationContext<TraytableApp>()
        val players = listOf("Anna", "Ben").map(Player::person)
        val moment = TableMoment(SoloRoom, players, 1)
        val ui = moment.turnOf(moment.toAct.first())
        val disk = CountDownLatch(1)
        var teaching = Teaching()

        app.background().run { disk.await() }
        compose.setContent { teaching = rememberTeaching(ui, true, {}, {}) }
        compose.waitForIdle()

        assertFalse(teaching.isKnown)
        disk.countDown()
        compose.waitUntil(timeoutMillis = 60_000) { teaching.isKnown }
    }
}

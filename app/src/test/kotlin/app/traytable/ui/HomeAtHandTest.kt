package app.traytable.ui

import android.content.Intent
import android.content.pm.ShortcutManager
import android.database.sqlite.SQLiteDatabase
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.junit4.v2.createAndroidComposeRule
import androidx.compose.ui.test.performClick
import androidx.test.espresso.Espresso.pressBack
import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.platform.app.InstrumentationRegistry
import app.traytable.MainActivity
import app.traytable.Rooms
import app.traytable.errand.Errand
import app.traytable.room.info
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.Setup
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** Home in the whole app: what is dealt, deleted, and asked for from outside. */
@RunWith(AndroidJUnit4::class)
class HomeAtHandTest {
    @get:Rule
    val app = createAndroidComposeRule<MainActivity>()

    private val play = hasContentDescription("Play No Idea: Player 1, Biscuit, Pickle")
    private val bin = hasContentDescription("Delete", substring = true)

    @Test
    fun aDoubleTouchOnPlayDealsOneMatch() {
        app.arrived(play)

        val touch =
            app
                .onNode(play)
                .fetchSemanticsNode()
                .config[SemanticsActions.OnClick]
                .action
        app.runOnUiThread { repeat(2) { touch?.invoke() } }
        app.arrived(leave)

        assertEquals(1, app.unfinished.size)
    }

    @Test
    fun aFullDiskIsSaidAndNothingIsDealt() {
        app.arrived(play)
        app.settled()
        fillTheDisk()

        app.onNode(play).performClick()

        app.arrived(hasText("The match could not be saved. Is the phone’s storage full?"))
        assertEquals(0, app.unfinished.size)
        app.onNode(leave).assertDoesNotExist()
    }

    @Test
    fun aDoubleTouchOnABinDeletesOneMatchAndSaysOne() {
        app.begun("solo", "Anna", "Ben")
        app.begun("noidea", "Anna", "Ben")

        app.arrived(bin).performClick()
        app.arrived(bin).performClick()

        app.arrived(hasText("Match deleted"))
        assertEquals(listOf("solo"), app.unfinished.map { it.game() })
    }

    @Test
    fun aShortcutGoesOnWithItsMatchWhateverLiesOnTheScreen() {
        val match = app.begun("solo", "Anna", "Ben")
        app.arrived(hasContentDescription("Settings")).performClick()

        ask(Errand.GoOn(match).intent(app.activity))

        app.arrived(leave)
        pressBack()
        app.arrived(hasText("Continue"))
    }

    @Test
    fun aShortcutDealsOnce() {
        app.arrived(play)

        ask(Errand.Deal("qwinto").intent(app.activity))
        app.arrived(leave)
        app.activityRule.scenario.recreate()
        app.arrived(leave)

        assertEquals(listOf("qwinto"), app.unfinished.map { it.game() })
    }

    @Test
    fun aCodeThatACameraReadIsOfferedAndPlayed() {
        app.arrived(hasContentDescription("Settings")).performClick()
        val qwinto = Rooms.STANDARD.of("qwinto").info
        val code = DealCode.of(Setup.of(qwinto, 2, 77))

        ask(Errand.ByCode(code.dropLast(1)).intent(app.activity))
        app.arrived(hasText("Letters so far: 15 of 16."))
        ask(Errand.ByCode(code).intent(app.activity))
        app.arrived(hasText("Two at the table."))
        assertEquals(0, app.unfinished.size)
        app.arrived(hasContentDescription("Play Qwinto", substring = true)).performClick()

        app.arrived(leave)
        assertEquals(listOf("qwinto"), app.unfinished.map { it.game() })
    }

    @Test
    fun aShortcutToWhatIsNotThereLeadsHomeAndSaysSo() {
        val words =
            mapOf(
                Errand.GoOn(77).intent(app.activity) to "This match is over, or has been deleted.",
                Errand.Deal("chess").intent(app.activity) to
                    "The shortcut leads to a game that Traytable does not have.",
            )
        words.forEach { (intent, word) ->
            app.arrived(hasContentDescription("Settings")).performClick()

            ask(intent)

            app.arrived(hasText(word))
            app.arrived(play)
            app.mainClock.advanceTimeBy(20_000)
        }
        assertEquals(0, app.unfinished.size)
    }

    @Test
    fun aShortcutToAMatchThatCannotBeReadLeadsHomeAndSaysSo() {
        val match = app.begun("solo", "Anna", "Ben")
        sql("UPDATE matches SET opening = 'traytable 1'")
        app.begun("qwinto", "Anna")

        ask(Errand.GoOn(match).intent(app.activity))

        app.arrived(hasText("This match cannot be read. The reason is given below."))
        app.onNode(leave).assertDoesNotExist()
    }

    @Test
    fun theLauncherHearsOfEveryChange() {
        app.begun("solo", "Anna", "Ben")
        app.waitUntil(120_000) { offered() == listOf("Continue Solo", "Play Solo") }

        app.arrived(bin).performClick()

        app.waitUntil(120_000) { offered() == listOf("Play Solo") }
    }

    private fun offered(): List<String> =
        app.traytable
            .getSystemService(ShortcutManager::class.java)
            .dynamicShortcuts
            .sortedBy { it.rank }
            .map { "${it.shortLabel}" }

    private fun ask(intent: Intent) =
        app.runOnUiThread {
            InstrumentationRegistry
                .getInstrumentation()
                .callActivityOnNewIntent(app.activity, intent)
        }

    /** From now on no match can be written. */
    private fun fillTheDisk() =
        sql("CREATE TRIGGER full BEFORE INSERT ON matches BEGIN SELECT RAISE(ABORT, 'full'); END")

    private fun sql(statement: String) {
        val path = app.traytable.getDatabasePath("traytable.db").path
        val flags = SQLiteDatabase.OPEN_READWRITE or SQLiteDatabase.ENABLE_WRITE_AHEAD_LOGGING
        SQLiteDatabase.openDatabase(path, null, flags).use { it.execSQL(statement) }
    }
}

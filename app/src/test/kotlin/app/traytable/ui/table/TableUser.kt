package app.traytable.ui.table

import android.content.Context
import android.content.res.Resources
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableFloatStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.junit4.ComposeContentTestRule
import androidx.compose.ui.test.junit4.StateRestorationTester
import androidx.compose.ui.unit.Density
import androidx.test.core.app.ApplicationProvider
import app.traytable.match.TableUi
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Vocabulary
import app.traytable.settings.Settings
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.ear.LocalListener
import app.traytable.ui.play.said
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sound
import app.traytable.ui.sound.Sounds
import app.traytable.ui.theme.TraytableTheme

/** Somebody at the table, who sees, hears and taps what is on the screen. */
class TableUser(
    val compose: ComposeContentTestRule,
) {
    val resources: Resources = ApplicationProvider.getApplicationContext<Context>().resources

    /** What came of the taps, such as "S1 draw", "S2 takes" or "passes on". */
    val done = mutableListOf<String>()
    var ui by mutableStateOf<TableUi>(TableUi.Loading())
    var asides by mutableStateOf(TableAsides())
    var peek: (Seat) -> Unit = {}

    /** What happened, for whoever asks. */
    var log: TableUi.Log? = null
    private var areBotsHeld = false
    private var lookedAt = -1

    /** They are held, or what is to be looked at has not been yet. */
    val botsWait: Boolean
        get() = areBotsHeld || lookedAt != (ui as? TableUi.Laid)?.frame()?.ply()
    var fontScale by mutableFloatStateOf(1f)

    /** What was told to who plays by ear, one after the other. */
    val told = mutableListOf<String>()

    /** They play by ear. */
    var isHeard by mutableStateOf(false)

    /** What came from the loudspeaker. */
    val heard = mutableListOf<Sound>()
    private val sounds = Sounds { heard += it }
    var habits by mutableStateOf(Settings.STANDARD)
    private val phone = StateRestorationTester(compose)

    private val actions =
        TableActions(
            play = { seat, move -> done += "$seat ${text(move)}" },
            playAll = { seat, moves -> moves.forEach { done += "$seat ${text(it)}" } },
            take = { done += "$it takes" },
            passOn = { done += "passes on" },
            haveLooked = { lookedAt = (ui as TableUi.Laid).frame().ply() },
            holdBots = { areBotsHeld = true },
            letBotsGoOn = { areBotsHeld = false },
            peek = { peek(it) },
            stopPeeking = { asides = TableAsides() },
            readLog = { log?.let { asides = TableAsides(it) } },
            closeLog = { asides = TableAsides() },
            closeHints = { asides = TableAsides() },
            doubtHint = { done += "doubts" },
            heed = { habits = habits.withHastyTouch(it) },
            hear = { habits = habits.withSounds(it) },
        )

    /** As a journal writes it. */
    private fun text(move: Move): String {
        val scene = (ui as TableUi.Laid).frame().scene()
        return textIn(
            scene.room.playable
                .game()
                .moves(),
            move,
        )
    }

    private fun <M : Move> textIn(
        words: Vocabulary<M>,
        move: Move,
    ) = words.text(words.own(move))

    fun show(
        shown: TableUi,
        beside: TableAsides = asides,
    ) {
        val first = ui is TableUi.Loading
        ui = shown
        asides = beside
        if (first) phone.setContent { Shown() }
        compose.waitForIdle()
    }

    /** Nothing is left of the screen but what outlives a turn of the phone. */
    fun turnPhone() {
        phone.emulateSavedInstanceStateRestore()
        compose.waitForIdle()
    }

    @Composable
    private fun Shown() {
        val density = Density(LocalDensity.current.density, fontScale)
        CompositionLocalProvider(
            LocalDensity provides density,
            LocalHabits provides habits,
            LocalSounds provides sounds,
            LocalIsHeard provides isHeard,
            LocalListener provides { told += it },
        ) {
            TraytableTheme(dark = false, dynamicColour = false) {
                TableScreen(ui, asides, actions)
            }
        }
    }

    /** All that can be read or heard. */
    fun said(): List<String> {
        compose.waitForIdle()
        return compose
            .onAllNodes(isRoot(), useUnmergedTree = true)
            .fetchSemanticsNodes()
            .flatMap(::saidIn)
    }

    private fun saidIn(node: SemanticsNode): List<String> =
        node.said() + node.children.flatMap(::saidIn)
}

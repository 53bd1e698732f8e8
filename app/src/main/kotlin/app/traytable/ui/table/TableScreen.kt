package app.traytable.ui.table

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.CircularProgressIndicator
import androidx.compose.material3.Surface
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveableStateHolder
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.Telling
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.LocalVoice
import app.traytable.ui.sound.Sound
import app.traytable.ui.sound.rememberVoice
import app.traytable.ui.tray.Coached
import app.traytable.ui.tray.Panel
import app.traytable.ui.tray.around.LocalAround
import app.traytable.ui.tray.around.Turned
import app.traytable.ui.tray.around.belowHinge
import app.traytable.ui.tray.around.isPointedTogether
import app.traytable.ui.tray.around.rememberAround
import app.traytable.ui.tray.result.ResultScreen

/**
 * What is shown beside the moment itself, for as long as somebody wants to see it. It may come a
 * little earlier or later than the moment, and is then not shown.
 */
class TableAsides(
    val log: TableUi.Log? = null,
    val hints: TableUi.Hints? = null,
    val peeked: TableUi.Peek? = null,
    val coached: Coached? = null,
    val isNotDealt: Boolean = false,
    val panel: Panel? = null,
)

/** Somebody wants to look alone, and may once they have said who they are. */
class Alone(
    val seat: Seat,
    val hasSaidSo: Boolean = false,
)

private fun Alone?.sees(peek: TableUi.Peek) =
    this != null && hasSaidSo && seat == peek.secret().seat

/** Whatever a match is at: one kind of [TableUi], one way to look. */
@Composable
fun TableScreen(
    ui: TableUi,
    asides: TableAsides,
    actions: TableActions,
) {
    val frame = (ui as? TableUi.Laid)?.frame()
    var alone by remember(frame?.id(), frame?.ply(), frame?.viewer()) {
        mutableStateOf<Alone?>(null)
    }
    val looking = alone.takeIf { ui is TableUi.YourTurn || ui is TableUi.Watching }
    val peek = asides.peeked?.takeIf { frame != null && it.isFor(frame) && looking.sees(it) }
    Surface(Modifier.fillMaxSize()) {
        Box(
            Modifier
                .belowHinge()
                .windowInsetsPadding(WindowInsets.safeDrawing)
                .shows(ui, peek),
        ) {
            when (ui) {
                is TableUi.Loading -> {
                    Laying()
                }

                is TableUi.Broken -> {
                    BrokenScreen(ui, actions.leave)
                }

                is TableUi.Gone -> {
                    GoneScreen(actions.leave)
                }

                is TableUi.Laid -> {
                    Telling(ui) {
                        LaidScreen(ui, asides, actions, looking, peek) { alone = it }
                    }
                }
            }
        }
    }
}

/** The table, who looks alone, or the result. */
@Composable
private fun LaidScreen(
    ui: TableUi.Laid,
    asides: TableAsides,
    actions: TableActions,
    looking: Alone?,
    peek: TableUi.Peek?,
    onLook: (Alone?) -> Unit,
) {
    val frame = ui.frame()
    // What was open on the table is so still when somebody has looked alone.
    val kept = rememberSaveableStateHolder()
    val end = rememberMatchEnd(ui)
    val isResult = ui is TableUi.Over && (end.isShown || !frame.scene().room.showsItsEnd)
    EndHeard(isResult)
    if (ui is TableUi.Over && isResult) {
        ResultScreen(ui, actions, asides.isNotDealt)
        if (asides.log?.isFor(frame) == true) LogPanel(asides.log, frame, actions)
    } else if (looking != null) {
        val turned = rememberAround(ui)?.quarters(looking.seat) ?: 0
        Turned(turned, Modifier.fillMaxSize()) {
            LookAlone(frame, looking.seat, peek, actions, onLook)
        }
    } else {
        // The same table for all, so that nothing jumps between them.
        CompositionLocalProvider(LocalMatchEnd provides end) {
            kept.SaveableStateProvider(frame.id()) {
                OnTheTable(ui) {
                    frame.scene().Table(ui, actions, Modifier.fillMaxSize(), asides) {
                        onLook(Alone(it))
                    }
                }
            }
        }
    }
}

/** The result of a match that ends here, not of one that is opened. */
@Composable
private fun EndHeard(isResult: Boolean) {
    val sounds = LocalSounds.current
    val isOpened = remember { isResult }
    LaunchedEffect(isResult) { if (isResult && !isOpened) sounds.play(Sound.RoundEnd) }
}

/** In somebody's hand, or turned to somebody's side. */
@Composable
private fun OnTheTable(
    ui: TableUi,
    table: @Composable () -> Unit,
) {
    val around = rememberAround(ui)
    val isSpoken = ui is TableUi.Laid && ui !is TableUi.Replayed && isPointedTogether(ui.frame())
    val voice = rememberVoice(isSpoken && LocalHabits.current.sounds)
    CompositionLocalProvider(LocalAround provides around, LocalVoice provides voice) {
        Turned(around?.quarters ?: 0, Modifier.fillMaxSize(), table)
    }
}

@Composable
private fun Laying() {
    Box(Modifier.fillMaxSize(), Alignment.Center) { CircularProgressIndicator() }
}

package app.traytable.ui.replay

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.replay.ReplaySpeed
import app.traytable.replay.ReplayUi
import app.traytable.ui.Page
import app.traytable.ui.sound.LocalSounds
import app.traytable.ui.sound.Sounds
import app.traytable.ui.table.TableActions
import app.traytable.ui.table.TableAsides
import app.traytable.ui.table.TableScreen
import app.traytable.ui.tray.Pacing
import app.traytable.ui.tray.Panel

/** The real table of a match, moment by moment; what can be done stands on its front rim. */
@Composable
fun ReplayScreen(
    ui: ReplayUi,
    actions: ReplayActions,
) {
    when (ui) {
        is ReplayUi.NotLaid -> {
            TableScreen(ui.ui(), TableAsides(), TableActions(leave = actions.leave))
        }

        is ReplayUi.NotYet -> {
            Page(stringResource(R.string.replay_title), actions.leave) {
                Text(stringResource(R.string.replay_not_yet), Modifier.padding(20.dp))
            }
        }

        is ReplayUi.Laid -> {
            Surface(Modifier.fillMaxSize()) {
                Box(Modifier.windowInsetsPadding(WindowInsets.safeDrawing)) {
                    LookedBackAt(ui, actions)
                }
            }
        }
    }
}

@Composable
private fun LookedBackAt(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
) {
    var isChoosing by rememberSaveable { mutableStateOf(false) }
    val panel =
        Panel(::panelHeight) { setting, soft ->
            ReplayPanel(
                ui,
                actions,
                setting,
                soft,
                onEyes = {
                    actions.pause()
                    isChoosing = true
                },
            )
        }
    // Whoever chooses hears the choice alone.
    val unheard = if (isChoosing) Modifier.clearAndSetSemantics {} else Modifier
    Box(Modifier.fillMaxSize().replayKeys(ui, actions, isOn = !isChoosing).then(unheard)) {
        val frame = ui.table().frame()
        CompositionLocalProvider(LocalSounds provides rememberSounds(ui)) {
            frame.scene().Table(
                ui.table(),
                tableActions(ui, actions),
                Modifier.fillMaxSize(),
                TableAsides(ui.log(), panel = panel),
            ) {}
        }
    }
    if (isChoosing) {
        EyesPlate(ui, actions.look) { isChoosing = false }
    }
}

/** What plays by itself is heard, the last move too; what a hand leafs through is not. */
@Composable
private fun rememberSounds(ui: ReplayUi.Laid): Sounds {
    val sounds = LocalSounds.current
    val heard = remember { Played() }
    heard.notice(ui)
    return remember(sounds) { Sounds { if (heard.isForward) sounds.play(it) } }
}

/** Whether the moment that is shown has come by itself. */
private class Played {
    private var before: ReplayUi.Laid? = null
    private var now: ReplayUi.Laid? = null

    val isForward: Boolean
        get() {
            val shown = now ?: return false
            // It stops by itself as it comes to the end.
            val hasJustEnded = shown.isAtTheEnd && before?.ply() == shown.ply() - 1
            return shown.isPlaying || (hasJustEnded && before?.isPlaying == true)
        }

    fun notice(ui: ReplayUi.Laid) {
        if (ui.ply() != now?.ply()) before = now
        now = ui
    }
}

@Composable
private fun tableActions(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
): TableActions {
    val frame = ui.table().frame()
    return TableActions(
        haveLooked = { actions.haveLooked(frame.id(), frame.ply()) },
        holdBots = actions.pause,
        readLog = actions.readLog,
        closeLog = actions.closeLog,
        help = actions.help,
        pacing = pacing(ui, actions),
        hear = actions.hear,
        leave = actions.leave,
    )
}

@Composable
private fun pacing(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
): Pacing {
    val (icon, words) =
        when (ui.speed()) {
            ReplaySpeed.SLOW -> R.drawable.ic_pace_relaxed to R.string.bot_speed_relaxed
            ReplaySpeed.USUAL -> R.drawable.ic_pace_normal to R.string.bot_speed_normal
            ReplaySpeed.QUICK -> R.drawable.ic_pace_quick to R.string.bot_speed_quick
        }
    val spoken = stringResource(R.string.replay_pace, stringResource(words))
    return Pacing(icon, spoken) { actions.pace(ui.speed().next()) }
}

package app.traytable.ui.replay

import androidx.annotation.DrawableRes
import androidx.compose.foundation.clickable
import androidx.compose.foundation.interaction.MutableInteractionSource
import androidx.compose.foundation.interaction.collectIsPressedAsState
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Icon
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.replay.ReplayUi
import app.traytable.ui.keys.FocusRing
import app.traytable.ui.keys.keyStop
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.OWN_PIECE
import app.traytable.ui.tray.Setting
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.drawButton
import app.traytable.ui.tray.pieces.Piece

private val BUTTON = 48.dp
private val EDGE = 6.dp
private const val LINE = 19f

/** All of it stands in one row where the rim is long. */
private fun isOneRow(window: Window) = window.form != Form.Tall || window.width >= 600.dp

/** Who sits there, where one has come to, the slider, and the buttons below or beside them. */
internal fun panelHeight(window: Window): Dp {
    val words = (LINE * 2 * window.letters).dp + TRACK
    return if (isOneRow(window)) maxOf(72.dp, words + 8.dp) else words + BUTTON + 12.dp
}

/**
 * Everything to go through a match with, on the front rim.
 *
 * @param soft who sits there
 * @param onEyes somebody wants to look with other eyes
 */
@Composable
internal fun ReplayPanel(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
    setting: Setting,
    soft: @Composable () -> Unit,
    onEyes: () -> Unit,
) {
    val plan = setting.plan
    // Where the right rim carries the icons, the panel ends with the felt.
    val beyond = (plan.ledge.right - plan.felt.right - 14f).dp
    val piece = OWN_PIECE - 6.dp
    val isLeft = setting.isLeftHanded
    val place: @Composable (Modifier) -> Unit = { modifier ->
        Column(modifier) {
            soft()
            ReplaySlider(ui, actions)
        }
    }
    if (isOneRow(plan.window)) {
        Row(
            Modifier
                .fillMaxSize()
                .padding(
                    if (isLeft) 12.dp else piece,
                    4.dp,
                    (if (isLeft) piece else 12.dp) + beyond,
                    4.dp,
                ),
            Arrangement.spacedBy(14.dp),
            Alignment.CenterVertically,
        ) {
            if (!isLeft) place(Modifier.weight(1f))
            Buttons(ui, actions, onEyes, isNarrow = false, Modifier)
            if (isLeft) place(Modifier.weight(1f))
        }
    } else {
        Column(Modifier.fillMaxSize().padding(EDGE, 4.dp, EDGE, 8.dp), Arrangement.SpaceBetween) {
            place(
                Modifier.padding(
                    start = if (isLeft) EDGE else piece - EDGE,
                    end = if (isLeft) piece - EDGE else EDGE,
                ),
            )
            Buttons(ui, actions, onEyes, plan.window.width < 360.dp, Modifier.fillMaxWidth())
        }
    }
}

@Composable
private fun Buttons(
    ui: ReplayUi.Laid,
    actions: ReplayActions,
    onEyes: () -> Unit,
    isNarrow: Boolean,
    modifier: Modifier,
) {
    val isBegun = ui.ply() > 0
    val goesOn = !ui.isAtTheEnd()
    // Six of them find room on the narrowest rim.
    val between = if (isNarrow) 2.dp else 4.dp
    Row(modifier, Arrangement.spacedBy(between, Alignment.CenterHorizontally)) {
        if (ui.choices().size > 1) EyesButton(ui, onEyes)
        PanelButton(
            R.drawable.ic_round_back,
            stringResource(R.string.replay_round_back),
            isEnabled = isBegun,
            onClick = actions.backToARound,
        )
        PanelButton(
            R.drawable.ic_step_back,
            stringResource(R.string.replay_step_back),
            isEnabled = isBegun,
        ) { actions.step(-1) }
        PanelButton(
            if (ui.isPlaying) R.drawable.ic_pause else R.drawable.ic_play,
            stringResource(if (ui.isPlaying) R.string.replay_pause else R.string.replay_play),
            Modifier.width(if (isNarrow) BUTTON else PLAY),
            ButtonKind.Filled,
            onClick = actions.playOrPause,
        )
        PanelButton(
            R.drawable.ic_forward,
            stringResource(R.string.replay_step_on),
            isEnabled = goesOn,
        ) { actions.step(1) }
        PanelButton(
            R.drawable.ic_round_on,
            stringResource(R.string.replay_round_on),
            isEnabled = goesOn,
            onClick = actions.onToARound,
        )
    }
}

private val PLAY = 60.dp

/** The piece of whoever saw it so, or an eye for all. */
@Composable
private fun EyesButton(
    ui: ReplayUi.Laid,
    onEyes: () -> Unit,
) {
    val frame = ui.table().frame()
    val seat = ui.eyes().seat().takeUnless { ui.eyes().areOpen() }
    val whose =
        if (seat == null) {
            stringResource(R.string.replay_all_open)
        } else {
            stringResource(R.string.replay_as_seen_by, frame.players()[seat.index()].name())
        }
    PanelButton(
        R.drawable.ic_look,
        stringResource(R.string.replay_eyes, whose),
        Modifier.testTag("eyes"),
        sign = seat?.let { { Piece(frame, it, 30.dp) } },
        onClick = onEyes,
    )
}

/** A flat piece of wood with a sign on it. */
@Composable
private fun PanelButton(
    @DrawableRes icon: Int,
    words: String,
    modifier: Modifier = Modifier,
    kind: ButtonKind = ButtonKind.Quiet,
    isEnabled: Boolean = true,
    sign: (@Composable () -> Unit)? = null,
    onClick: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val touches = remember { MutableInteractionSource() }
    val isPressed by touches.collectIsPressedAsState()
    val sunk = if (isPressed) 2.dp else 0.dp
    Box(
        modifier
            .defaultMinSize(BUTTON)
            .height(BUTTON)
            .alpha(if (isEnabled) 1f else 0.45f)
            .keyStop()
            .clickable(touches, FocusRing, isEnabled, role = Role.Button, onClick = onClick)
            .semantics { contentDescription = words }
            .padding(bottom = 2.dp)
            .drawBehind { drawButton(kind, colours, sunk.toPx()) },
        Alignment.Center,
    ) {
        Box(Modifier.graphicsLayer { translationY = sunk.toPx() }) {
            if (sign == null) {
                Icon(painterResource(icon), null, Modifier.size(26.dp), kind.words(colours))
            } else {
                sign()
            }
        }
    }
}

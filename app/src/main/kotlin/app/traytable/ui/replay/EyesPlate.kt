package app.traytable.ui.replay

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.RadioButton
import androidx.compose.material3.RadioButtonDefaults
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.FocusRequester
import androidx.compose.ui.focus.focusRequester
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.paneTitle
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.replay.Eyes
import app.traytable.replay.ReplayUi
import app.traytable.ui.WholeText
import app.traytable.ui.ear.pane
import app.traytable.ui.ear.paneHead
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.pieces.Piece

private val PLATE = RoundedCornerShape(18.dp)
private const val VEILED = 0.72f

/** From whose eyes: everybody's cards open, or as one of them saw it. */
@Composable
internal fun EyesPlate(
    ui: ReplayUi.Laid,
    onLook: (Eyes) -> Unit,
    onClose: () -> Unit,
) {
    BackHandler(onBack = onClose)
    val colours = LocalTrayColours.current
    val title = stringResource(R.string.replay_whose_eyes)
    // Whoever has come by keys goes on from what is chosen.
    val chosen = remember { FocusRequester() }
    Box(Modifier.fillMaxSize(), Alignment.BottomCenter) {
        Box(
            Modifier
                .matchParentSize()
                .background(colours.veil.copy(alpha = VEILED))
                .clearAndSetSemantics {}
                .clickable(interactionSource = null, indication = null, onClick = onClose),
        )
        Column(
            Modifier
                .padding(10.dp)
                .widthIn(max = 420.dp)
                .background(colours.plate, PLATE)
                .border(1.dp, colours.plateLine, PLATE)
                .pane(title, chosen)
                .scrolls()
                .padding(vertical = 12.dp),
        ) {
            Text(
                title,
                Modifier.padding(horizontal = 20.dp, vertical = 6.dp).paneHead(title),
                color = colours.ink,
                style = TrayType.title,
            )
            ui.choices().forEach { eyes ->
                val isChosen =
                    if (eyes.areOpen()) ui.eyes().areOpen() else eyes == ui.eyes()
                val modifier = if (isChosen) Modifier.focusRequester(chosen) else Modifier
                Choice(ui, eyes, isChosen, modifier) {
                    onLook(eyes)
                    onClose()
                }
            }
        }
    }
}

@Composable
private fun Choice(
    ui: ReplayUi.Laid,
    eyes: Eyes,
    isChosen: Boolean,
    modifier: Modifier,
    onChoose: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val frame = ui.table().frame()
    val seat = eyes.seat().takeUnless { eyes.areOpen() }
    Row(
        modifier
            .fillMaxWidth()
            .heightIn(min = 52.dp)
            .selectable(isChosen, role = Role.RadioButton, onClick = onChoose)
            .padding(20.dp, 4.dp, 12.dp, 4.dp),
        Arrangement.spacedBy(14.dp),
        Alignment.CenterVertically,
    ) {
        Box(Modifier.size(40.dp), Alignment.Center) {
            if (seat == null) {
                Icon(painterResource(R.drawable.ic_look), null, Modifier.size(30.dp), colours.ink)
            } else {
                Piece(frame, seat, 34.dp)
            }
        }
        WholeText(
            if (seat == null) {
                stringResource(R.string.replay_all_open)
            } else {
                frame.players()[seat.index()].name()
            },
            Modifier.weight(1f),
            color = colours.ink,
            style = TrayType.story,
        )
        RadioButton(
            isChosen,
            null,
            colors = RadioButtonDefaults.colors(colours.ink, colours.inkSoft),
        )
    }
}

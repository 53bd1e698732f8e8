package app.traytable.ui.parcel

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.alpha
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.role
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.parcel.ParcelUi
import app.traytable.ui.Page
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

class ParcelActions(
    val share: () -> Unit = {},
    val save: () -> Unit = {},
    val bringIn: () -> Unit = {},
    val stop: () -> Unit = {},
    val back: () -> Unit = {},
)

/** All that can go to another phone or come from one, and what has come of it. */
@Composable
fun ParcelScreen(
    ui: ParcelUi,
    actions: ParcelActions,
) {
    val isFree = ui !is ParcelUi.Working
    Page(stringResource(R.string.parcel_title), actions.back) {
        Column(
            Modifier.scrolls().padding(start = 20.dp, end = 20.dp, bottom = 20.dp),
            Arrangement.spacedBy(10.dp),
        ) {
            // Where one looks first after having been elsewhere to choose a file.
            if (ui is ParcelUi.Resting) {
                Text(
                    stringResource(R.string.parcel_about),
                    color = LocalTrayColours.current.ink,
                    style = TrayType.story,
                )
            } else {
                Outcome(ui, actions.stop)
            }
            Heading(stringResource(R.string.parcel_to))
            Way(
                stringResource(R.string.parcel_share),
                stringResource(R.string.parcel_share_note),
                isFree,
                actions.share,
            )
            Way(
                stringResource(R.string.parcel_save),
                stringResource(R.string.parcel_save_note),
                isFree,
                actions.save,
            )
            Heading(stringResource(R.string.parcel_from))
            Way(
                stringResource(R.string.parcel_bring),
                stringResource(R.string.parcel_bring_note),
                isFree,
                actions.bringIn,
            )
        }
    }
}

@Composable
private fun Outcome(
    ui: ParcelUi,
    onStop: () -> Unit,
) {
    val colours = LocalTrayColours.current
    val words = wordsOf(LocalResources.current, ui)
    val first = if (ui.isRefusal) MaterialTheme.colorScheme.error else colours.ink
    Plate {
        Column(Modifier.padding(16.dp), Arrangement.spacedBy(6.dp)) {
            Column(verticalArrangement = Arrangement.spacedBy(4.dp)) {
                words.forEachIndexed { line, sentence ->
                    // How far it has come is read when asked for, not at every match.
                    val isSaid = line == 0 || ui !is ParcelUi.Working
                    Text(
                        sentence,
                        if (isSaid) {
                            Modifier.semantics { liveRegion = LiveRegionMode.Polite }
                        } else {
                            Modifier
                        },
                        color = if (line == 0) first else colours.inkSoft,
                        style = if (line == 0) TrayType.prompt else TrayType.story,
                    )
                }
            }
            if (ui is ParcelUi.Working) {
                LinearProgressIndicator(
                    Modifier.fillMaxWidth().padding(vertical = 6.dp),
                    color = colours.teal,
                    trackColor = colours.plateLine,
                )
                if (ui.task() != ParcelUi.Task.WRITING) {
                    TrayButton(
                        stringResource(R.string.parcel_stop),
                        onStop,
                        kind = ButtonKind.Quiet,
                    )
                }
            }
        }
    }
}

@Composable
private fun Heading(text: String) =
    Text(
        text,
        Modifier.padding(top = 8.dp).semantics { heading() },
        color = LocalTrayColours.current.inkSoft,
        style = TrayType.count,
    )

@Composable
private fun Way(
    name: String,
    note: String,
    isFree: Boolean,
    onClick: () -> Unit,
) {
    val colours = LocalTrayColours.current
    Surface(
        onClick,
        Modifier.fillMaxWidth().alpha(if (isFree) 1f else 0.5f).semantics { role = Role.Button },
        enabled = isFree,
        shape = RoundedCornerShape(14.dp),
        color = colours.plate,
        contentColor = colours.ink,
        border = BorderStroke(1.2.dp, colours.plateLine),
    ) {
        Row(
            Modifier.heightIn(min = 64.dp).padding(start = 16.dp, end = 12.dp),
            Arrangement.spacedBy(8.dp),
            Alignment.CenterVertically,
        ) {
            Column(Modifier.weight(1f).padding(vertical = 10.dp)) {
                Text(name, color = colours.teal, style = TrayType.button)
                Text(note, color = colours.inkSoft, style = TrayType.name)
            }
            Icon(
                painterResource(R.drawable.ic_forward),
                contentDescription = null,
                tint = colours.teal,
            )
        }
    }
}

@Composable
private fun Plate(content: @Composable () -> Unit) {
    val colours = LocalTrayColours.current
    Surface(
        Modifier.fillMaxWidth(),
        shape = RoundedCornerShape(18.dp),
        color = colours.plate,
        contentColor = colours.ink,
        border = BorderStroke(1.2.dp, colours.plateLine),
        content = content,
    )
}

@Preview
@Composable
private fun ParcelPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        ParcelScreen(ParcelUi.Working(ParcelUi.Task.READING, 12, 1), ParcelActions())
    }
}

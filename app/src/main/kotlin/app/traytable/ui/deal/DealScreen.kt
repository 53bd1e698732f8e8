package app.traytable.ui.deal

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringArrayResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.room.LocalRooms
import app.traytable.rules.table.Setup
import app.traytable.setup.Draft
import app.traytable.ui.Page
import app.traytable.ui.WholeText
import app.traytable.ui.home.PlayButton
import app.traytable.ui.home.sitters
import app.traytable.ui.scrolls
import app.traytable.ui.setup.Plate
import app.traytable.ui.setup.rulesInWords
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.theme.TraytableTheme
import app.traytable.ui.tray.drawing.ButtonKind

/**
 * What has been written, and what it is.
 *
 * @param draft those whom the deal would be dealt to; null until that is known
 */
@Immutable
class DealUi(
    val text: String,
    val read: CodeRead,
    val draft: Draft? = null,
)

class DealActions(
    val write: (String) -> Unit = {},
    val play: () -> Unit = {},
    val back: () -> Unit = {},
)

/** One line to write a code on, what it is as soon as it is one, and the way to its table. */
@Composable
fun DealScreen(
    ui: DealUi,
    actions: DealActions,
    notSaved: Boolean = false,
) = Page(stringResource(R.string.deal_by_code), actions.back) {
    Column(
        Modifier.scrolls().padding(horizontal = 20.dp, vertical = 8.dp),
        Arrangement.spacedBy(14.dp),
    ) {
        val colours = LocalTrayColours.current
        Text(
            stringResource(R.string.deal_explained),
            color = colours.ink,
            style = TrayType.story,
        )
        val wrong = ui.read as? CodeRead.Wrong
        val isWrong = wrong != null && !wrong.isBeginning
        CodeField(ui.text, isWrong, actions.play, actions.write)
        wrong?.let {
            Text(
                why(it),
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = if (isWrong) MaterialTheme.colorScheme.error else colours.inkSoft,
                style = TrayType.story,
            )
        }
        (ui.read as? CodeRead.Right)?.let { Found(it.deal, ui.draft, actions.play) }
        if (notSaved) {
            Text(
                stringResource(R.string.setup_not_saved),
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = MaterialTheme.colorScheme.error,
                style = TrayType.story,
            )
        }
    }
}

@Composable
private fun Found(
    deal: Setup,
    draft: Draft?,
    onPlay: () -> Unit,
) {
    val room = LocalRooms.current.of(deal.game())
    val name = stringResource(room.shelf.name())
    val colours = LocalTrayColours.current
    Plate(Modifier.semantics { liveRegion = LiveRegionMode.Polite }) {
        Text(
            name,
            Modifier.semantics { heading() },
            color = colours.ink,
            style = TrayType.title,
        )
        Line(stringArrayResource(R.array.setup_at_the_table)[deal.seats()])
        if (room.playable
                .info()
                .options()
                .isNotEmpty()
        ) {
            Line(rulesInWords(room, deal.options()))
        }
        if (draft != null) {
            if (deal.seats() > 1) Line(begins(draft))
            val sitters = draft.sitters
            PlayButton(
                stringResource(R.string.home_play),
                stringResource(R.string.home_play_with, name, sitters.joinToString { it.name }),
                sitters,
                onPlay,
                Modifier.fillMaxWidth().padding(top = 4.dp, bottom = 4.dp),
                ButtonKind.Filled,
            )
        }
    }
}

@Composable
private fun begins(draft: Draft): String =
    if (draft.first() == Draft.LOT) {
        stringResource(R.string.deal_begins_lot)
    } else {
        stringResource(R.string.deal_begins, draft.chairs()[draft.first()].name().trim())
    }

@Composable
private fun Line(words: String) =
    WholeText(words, color = LocalTrayColours.current.inkSoft, style = TrayType.story)

@Preview
@Composable
private fun DealPreview() {
    TraytableTheme(dark = false, dynamicColour = false) {
        DealScreen(DealUi("", Rooms.STANDARD.readCode("")), DealActions())
    }
}

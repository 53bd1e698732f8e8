package app.traytable.ui.solo

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.Card
import app.traytable.ui.ear.pane
import app.traytable.ui.ear.paneHead
import app.traytable.ui.scrolls
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.TrayButton

/** A hand that lies open, large enough to be read; on the rim there is no room for that. */
@Composable
internal fun OpenHand(
    table: SoloMoment,
    seat: Seat,
    modifier: Modifier = Modifier,
    onClose: () -> Unit,
) {
    BackHandler(onBack = onClose)
    DisposableEffect(Unit) {
        table.actions.holdBots()
        onDispose { table.actions.letBotsGoOn() }
    }
    val cards = table.view.known(seat)
    val many = pluralStringResource(R.plurals.solo_cards, cards.size, cards.size)
    val title = stringResource(R.string.solo_hand_of, table.name(seat), many)
    Box(
        modifier.fillMaxSize().pane(title).background(LocalTrayColours.current.floor),
        Alignment.TopCenter,
    ) {
        Column(
            Modifier.widthIn(max = 560.dp).padding(horizontal = 20.dp, vertical = 16.dp),
            Arrangement.spacedBy(12.dp),
        ) {
            Text(
                title,
                Modifier.paneHead(title),
                color = LocalTrayColours.current.ink,
                style = TrayType.title,
            )
            FlowRow(
                Modifier.weight(1f).fillMaxWidth().scrolls(),
                Arrangement.spacedBy(10.dp),
                Arrangement.spacedBy(10.dp),
            ) { cards.forEach { Card(soloFace(it), Modifier.width(CARD)) } }
            TrayButton(
                stringResource(R.string.solo_close_hand),
                onClose,
                Modifier.fillMaxWidth(),
            )
        }
    }
}

private val CARD = 64.dp

package app.traytable.ui.tray.result

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.ear.ToldInstead
import app.traytable.ui.ear.titled
import app.traytable.ui.scrolls
import app.traytable.ui.table.TableActions
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Needs
import app.traytable.ui.tray.Order
import app.traytable.ui.tray.RimWords
import app.traytable.ui.tray.TrayBar
import app.traytable.ui.tray.TrayPlan
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.Wood
import app.traytable.ui.tray.at
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton
import app.traytable.ui.tray.order

/** Who won, on the table: piece and crown, the cards won, how the points came, and once more. */
@Composable
fun ResultScreen(
    ui: TableUi.Over,
    actions: TableActions,
    isNotDealt: Boolean = false,
) {
    val title = stringResource(R.string.ear_result)
    BoxWithConstraints(
        Modifier.fillMaxSize().titled(title).background(LocalTrayColours.current.floor),
    ) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val plan = remember(window) { TrayPlan(window, Needs(0), hasLog = false) }
        Wood(plan)
        Box(Modifier.at(plan.felt).clip(RoundedCornerShape(22.dp))) {
            val again: @Composable () -> Unit = {
                WatchAgain(actions)
                SameDeal(actions.sameDeal, isNotDealt)
            }
            if (window.form == Form.Tall) OneColumn(ui, again) else TwoColumns(ui, again)
        }
        LastWords(ui, plan)
        Next(actions, plan)
        TrayBar(ui, actions, plan)
    }
}

@Composable
private fun OneColumn(
    ui: TableUi.Over,
    again: @Composable () -> Unit,
) {
    Column(
        Modifier
            .fillMaxSize()
            .scrolls()
            .padding(10.dp, 6.dp),
        Arrangement.spacedBy(14.dp),
        Alignment.CenterHorizontally,
    ) {
        val run = rememberRun(ui)
        val standings = ui.standings()
        Winner(standings, run)
        Trophies(ui, run)
        Ranking(standings, run)
        again()
        Details(ui)
    }
}

/** From the first card to the last, with all cards open. */
@Composable
private fun WatchAgain(actions: TableActions) {
    actions.replay?.let {
        TrayButton(stringResource(R.string.replay_again), it, kind = ButtonKind.Quiet)
    }
}

@Composable
private fun TwoColumns(
    ui: TableUi.Over,
    again: @Composable () -> Unit,
) {
    val run = rememberRun(ui)
    val standings = ui.standings()
    Row(Modifier.fillMaxSize().padding(horizontal = 12.dp), Arrangement.spacedBy(12.dp)) {
        BoxWithConstraints(Modifier.weight(1f).fillMaxSize(), Alignment.Center) {
            Winner(standings, run, maxHeight)
        }
        Column(
            Modifier
                .weight(1.2f)
                .fillMaxSize()
                .scrolls()
                .padding(vertical = 12.dp),
            Arrangement.spacedBy(14.dp),
            Alignment.CenterHorizontally,
        ) {
            Ranking(standings, run)
            Trophies(ui, run)
            again()
            Details(ui)
        }
    }
}

/** The very same cards once more, for the same seats. */
@Composable
private fun SameDeal(
    onAgain: () -> Unit,
    isNotDealt: Boolean,
) {
    Column(Modifier.widthIn(max = 640.dp).fillMaxWidth(), Arrangement.spacedBy(6.dp)) {
        TrayButton(
            stringResource(R.string.deal_again),
            onAgain,
            Modifier.fillMaxWidth(),
            ButtonKind.Quiet,
        )
        if (isNotDealt) {
            Text(
                stringResource(R.string.setup_not_saved),
                Modifier.semantics { liveRegion = LiveRegionMode.Polite },
                color = LocalTrayColours.current.feltInk,
                style = TrayType.story,
            )
        }
    }
}

/** What happened last, on the upper rim. */
@Composable
private fun LastWords(
    ui: TableUi.Over,
    plan: TrayPlan,
) {
    val frame = ui.frame()
    Box(Modifier.at(plan.story).order(Order.Story), Alignment.Center) {
        ToldInstead { RimWords(frame.scene().sentences().takeLast(1), frame, plan.lines) }
    }
}

@Composable
private fun Next(
    actions: TableActions,
    plan: TrayPlan,
) {
    Box(Modifier.at(plan.ledge).order(Order.Deeds), Alignment.Center) {
        Row(
            Modifier.widthIn(max = 560.dp).fillMaxWidth().padding(horizontal = 18.dp),
            Arrangement.spacedBy(10.dp),
            Alignment.CenterVertically,
        ) {
            TrayButton(
                stringResource(R.string.result_home),
                actions.leave,
                Modifier.weight(1f),
                ButtonKind.Quiet,
            )
            TrayButton(
                stringResource(R.string.result_rematch),
                actions.rematch,
                Modifier.weight(1f),
            )
        }
    }
}

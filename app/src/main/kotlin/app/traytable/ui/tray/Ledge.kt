package app.traytable.ui.tray

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.drawing.ButtonKind
import app.traytable.ui.tray.drawing.TrayButton

/** The room of the own piece. */
internal val OWN_PIECE = 94.dp

private val OWN_WIDE = OWN_PIECE - 24.dp
private val OWN_HIGH = 52.dp

/** Between the buttons and the lower edge of the foot, beyond its padding. */
internal val LOWER = 8.dp

/** The foot: who sits here, what is asked, and what can be done about it. */
@Composable
internal fun Ledge(
    table: Table<*, *, *, *>,
    setting: Setting,
    shown: ShownFoot,
) {
    val plan = setting.plan
    val foot = shown.foot
    Asked(table, shown.asked, setting.laid.isShowing)
    val colours = LocalTrayColours.current
    val measurer = rememberTextMeasurer()
    val density = LocalDensity.current
    val isStacked =
        remember(plan, foot.prompt, foot.deeds.map { it.label }, density) {
            measurer.isStacked(plan, foot, density)
        }
    // Grows over the front rim where words or deeds need more; nothing on the felt moves for it.
    Box(
        Modifier
            .width(plan.ledge.width.dp)
            .heightIn(min = plan.ledge.height.dp)
            .drawBehind { drawLedge(colours, plan) }
            .then(if (shown.isOverHand) Modifier.pointerInput(Unit) {} else Modifier),
        Alignment.CenterStart,
    ) {
        if (isStacked) {
            OwnPlace(table, setting, Modifier.align(Alignment.BottomStart).onPiece(setting))
            Stacked(table, setting, foot)
        } else {
            SideBySide(table, setting, foot)
        }
    }
}

/** Where the piece stands, however far the foot has grown above it. */
private fun Modifier.onPiece(setting: Setting): Modifier {
    val ledge = setting.plan.ledge
    val piece = setting.plan.nearPiece(setting.isLeftHanded)
    return offset(
        (piece.x - ledge.left).dp - OWN_WIDE / 2,
        (piece.y - ledge.bottom).dp + OWN_HIGH / 2,
    )
}

@Composable
private fun SideBySide(
    table: Table<*, *, *, *>,
    setting: Setting,
    foot: Foot,
) {
    // Where the right rim carries the icons, the foot ends with the felt.
    val beyond = (setting.plan.ledge.right - setting.plan.felt.right - 14f).dp
    Row(
        Modifier
            .fillMaxWidth()
            .heightIn(min = setting.plan.ledge.height.dp)
            .padding(12.dp, 6.dp, 12.dp + beyond, 6.dp),
        Arrangement.spacedBy(12.dp),
        Alignment.CenterVertically,
    ) {
        // What is done last stands where it stands when there are two: no thumb has to look for it.
        val deeds: @Composable () -> Unit = {
            Box(Modifier.align(Alignment.Bottom).padding(bottom = LOWER)) { Deeds(foot.deeds) }
        }
        val own: @Composable () -> Unit = { OwnPlace(table, setting) }
        val hand: @Composable () -> Unit = { HandInLedge(setting) }
        val (before, after) =
            if (setting.isLeftHanded) {
                listOf(deeds) to listOf(hand, own)
            } else {
                listOf(own, hand) to listOf(deeds)
            }
        before.forEach { it() }
        Column(Modifier.weight(1f)) {
            Soft(table, setting, foot)
            Prompt(foot)
        }
        after.forEach { it() }
    }
}

/** Where the own piece stands. */
@Composable
private fun OwnPlace(
    table: Table<*, *, *, *>,
    setting: Setting,
    modifier: Modifier = Modifier,
) {
    val owned = setting.owns(setting.near)
    val place = modifier.size(OWN_WIDE, OWN_HIGH)
    if (owned.look == null) {
        Spacer(place)
    } else {
        Box(place.order(Order.Hand).introduced(table, setting, setting.near, owned))
    }
}

@Composable
private fun Stacked(
    table: Table<*, *, *, *>,
    setting: Setting,
    foot: Foot,
) {
    val side = if (setting.isLeftHanded) Alignment.Start else Alignment.End
    Column(
        Modifier.fillMaxWidth().padding(12.dp, 6.dp, 12.dp, 6.dp + LOWER),
        Arrangement.spacedBy(4.dp),
    ) {
        Box(
            Modifier
                .fillMaxWidth()
                .besidePiece(setting, OWN_PIECE - 14.dp)
                .heightIn(min = if (setting.plan.isStacked) 46.dp else 0.dp),
            Alignment.CenterStart,
        ) {
            if (setting.plan.isStacked) {
                Soft(table, setting, foot)
            } else {
                Column {
                    Soft(table, setting, foot)
                    Prompt(foot)
                }
            }
        }
        if (setting.plan.isStacked && foot.deeds.size == 1) {
            AroundDeed(setting, foot)
        } else if (!setting.plan.isStacked) {
            // Beside the piece, in one row: rather their words wrap.
            Row(
                Modifier.fillMaxWidth().besidePiece(setting, OWN_PIECE - 24.dp).order(Order.Deeds),
                Arrangement.spacedBy(8.dp, side),
            ) { Buttons(foot.deeds) { Modifier.weight(1f, fill = false) } }
        } else {
            Box(Modifier.besidePiece(setting, OWN_PIECE - 14.dp)) { Prompt(foot) }
            FlowRow(
                Modifier.fillMaxWidth().order(Order.Deeds),
                Arrangement.spacedBy(10.dp, side),
                Arrangement.spacedBy(8.dp),
            ) { Buttons(foot.deeds) }
        }
    }
}

private fun Modifier.besidePiece(
    setting: Setting,
    wide: Dp,
) = if (setting.isLeftHanded) padding(end = wide) else padding(start = wide)

/**
 * The only deed stands beside the last line of the prompt, or below where that line is long. More
 * lines than are planned for grow up to the own piece, and stand beside it.
 */
@Composable
private fun AroundDeed(
    setting: Setting,
    foot: Foot,
) {
    BoxWithConstraints(Modifier.fillMaxWidth()) {
        val measurer = rememberTextMeasurer()
        val prompt = foot.prompt
        val label = foot.deeds.single().label
        val density = LocalDensity.current
        val room = constraints.maxWidth
        val around = { wide: Int -> measurer.around(prompt, label, wide, density) }
        val isHigh = remember(prompt, label, room, density) { around(room).isHigh }
        val piece = if (isHigh) OWN_PIECE - 14.dp else 0.dp
        val beside = room - with(density) { piece.roundToPx() }
        val words = remember(prompt, label, beside, density) { around(beside) }
        val above = with(density) { words.aboveDeed.toDp() }
        Box(Modifier.besidePiece(setting, piece)) { Prompt(foot) }
        Box(
            Modifier.fillMaxWidth().padding(top = above),
            if (setting.isLeftHanded && !words.isBeside) {
                Alignment.BottomStart
            } else {
                Alignment.BottomEnd
            },
        ) { Deeds(foot.deeds) }
    }
}

@Composable
private fun Deeds(deeds: List<Deed>) {
    Row(Modifier.order(Order.Deeds), Arrangement.spacedBy(10.dp)) { Buttons(deeds) }
}

@Composable
private fun Buttons(
    deeds: List<Deed>,
    modifier: () -> Modifier = { Modifier },
) {
    val main = deeds.firstOrNull { !it.isQuiet }
    deeds.sortedBy { it === main }.forEach { deed ->
        TrayButton(
            deed.label,
            deed.onDeed,
            modifier(),
            kind = if (deed === main) ButtonKind.Filled else ButtonKind.Quiet,
        )
    }
}

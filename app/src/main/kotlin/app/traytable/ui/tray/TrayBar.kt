package app.traytable.ui.tray

import androidx.annotation.DrawableRes
import androidx.annotation.StringRes
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.wrapContentHeight
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.settings.BotSpeed
import app.traytable.ui.isUnbroken
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.table.TableActions
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType

/**
 * Leave, undo, a hint, what happened, how it is played: above the tray, or in its right rim.
 *
 * @param isVeiled what lies behind it is dark, by day too
 */
@Composable
fun TrayBar(
    ui: TableUi.Laid,
    actions: TableActions,
    plan: TrayPlan,
    isVeiled: Boolean = false,
) {
    val colours = LocalTrayColours.current
    val ink = if (isVeiled) colours.feltInk else colours.ink
    CompositionLocalProvider(LocalContentColor provides ink) { Bar(ui, actions, plan) }
}

@Composable
private fun Bar(
    ui: TableUi.Laid,
    actions: TableActions,
    plan: TrayPlan,
) {
    if (plan.window.form == Form.Wide) {
        Column(
            Modifier.at(plan.icons).order(Order.Bar),
            Arrangement.SpaceEvenly,
            Alignment.CenterHorizontally,
        ) {
            Leave(actions)
            Icons(ui, actions, hasLog = true, hasRoom = plan.icons.height >= MOST_ICONS * 48)
        }
    } else {
        Row(
            Modifier
                .fillMaxWidth()
                .height(plan.bar.dp)
                .padding(horizontal = 4.dp)
                .order(Order.Bar),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Leave(actions)
            Title(ui, Modifier.weight(1f))
            val hasRoom = plan.window.width >= 400.dp && plan.window.letters < 1.5f
            Icons(ui, actions, hasLog = plan.window.form == Form.Tall, hasRoom)
        }
    }
}

/** So many there may be. */
private const val MOST_ICONS = 7

/** How quickly something is played, and what a touch makes of it. */
class Pacing(
    @get:DrawableRes val icon: Int,
    val words: String,
    val onTouch: () -> Unit,
)

@Composable
private fun Leave(actions: TableActions) =
    Tool(R.drawable.ic_back, R.string.table_leave, actions.leave)

/** Whole, or not at all: everybody sees what is played, and needs the tools beside it more. */
@Composable
private fun Title(
    ui: TableUi.Laid,
    modifier: Modifier,
) {
    val shelf =
        ui
            .frame()
            .scene()
            .room.shelf
    val name = stringResource(shelf.name())
    BoxWithConstraints(
        modifier.padding(start = 8.dp).fillMaxHeight().clearAndSetSemantics {
            text = AnnotatedString(name)
            heading()
        },
        Alignment.CenterStart,
    ) {
        val measurer = rememberTextMeasurer()
        val wide = constraints.maxWidth
        // What is between two lines may be missing above and below them.
        val high = constraints.maxHeight + with(LocalDensity.current) { 2.dp.roundToPx() }
        val isWhole = { style: TextStyle, lines: Int ->
            val written = measurer.measure(name, style, constraints = Constraints(maxWidth = wide))
            written.lineCount <= lines && written.size.height <= high &&
                measurer.isUnbroken(name, style, wide)
        }
        val style =
            listOf(TrayType.title, TrayType.count).firstOrNull { isWhole(it, 1) }
                ?: TrayType.title.takeIf { isWhole(it, 2) }
        if (style != null) {
            Text(
                name,
                Modifier.wrapContentHeight(unbounded = true),
                color = LocalContentColor.current,
                style = style,
            )
        }
    }
}

@Composable
private fun Icons(
    ui: TableUi.Laid,
    actions: TableActions,
    hasLog: Boolean,
    hasRoom: Boolean,
) {
    val again = actions.again
    val isPlayed = again == null && ui !is TableUi.Replayed
    val hasBots = isPlayed && ui.frame().players().any { it.level() != null }
    if (again != null) Tool(R.drawable.ic_again, R.string.lesson_again, again)
    actions.pacing?.let { Tool(it.icon, it.words, it.onTouch) }
    actions.hear?.let { Hearing(it) }
    if (hasBots && (hasRoom || ui is TableUi.Watching)) Pace(actions)
    if (again == null && ui.frame().canUndo()) {
        Tool(R.drawable.ic_undo, R.string.table_undo, actions.undo)
    }
    if (ui is TableUi.YourTurn) Tool(R.drawable.ic_hint, R.string.table_hint, actions.askForHint)
    if (hasLog) Tool(R.drawable.ic_log, R.string.table_log, actions.readLog)
    Tool(R.drawable.ic_help, R.string.table_help, actions.help)
}

@Composable
private fun Tool(
    @DrawableRes icon: Int,
    @StringRes words: Int,
    onClick: () -> Unit,
) = Tool(icon, stringResource(words), onClick)

@Composable
private fun Tool(
    @DrawableRes icon: Int,
    words: String,
    onClick: () -> Unit,
) {
    val ink = LocalContentColor.current
    IconButton(onClick, Modifier.ringedKeyStop()) {
        Icon(painterResource(icon), words, tint = ink)
    }
}

/** Whether the table is heard. */
@Composable
private fun Hearing(onHear: (Boolean) -> Unit) {
    val isOn = LocalHabits.current.sounds()
    val icon = if (isOn) R.drawable.ic_sounds_on else R.drawable.ic_sounds_off
    val words = if (isOn) R.string.table_sounds_off else R.string.table_sounds_on
    Tool(icon, words) { onHear(!isOn) }
}

/** How quickly bots play: each touch is a step further, and after the quickest comes the slowest. */
@Composable
private fun Pace(actions: TableActions) {
    val speed = LocalHabits.current.botSpeed()
    val next = BotSpeed.entries[(speed.ordinal + 1) % BotSpeed.entries.size]
    val (icon, words) =
        when (speed) {
            BotSpeed.RELAXED -> R.drawable.ic_pace_relaxed to R.string.bot_speed_relaxed
            BotSpeed.NORMAL -> R.drawable.ic_pace_normal to R.string.bot_speed_normal
            BotSpeed.QUICK -> R.drawable.ic_pace_quick to R.string.bot_speed_quick
            BotSpeed.AT_ONCE -> R.drawable.ic_pace_at_once to R.string.bot_speed_at_once
        }
    Tool(icon, stringResource(R.string.table_pace, stringResource(words))) { actions.pace(next) }
}

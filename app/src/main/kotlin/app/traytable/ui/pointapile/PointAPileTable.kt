package app.traytable.ui.pointapile

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.match.TableUi
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Seat
import app.traytable.ui.table.LocalMatchEnd
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.around.LocalAround
import app.traytable.ui.tray.rememberNear

/** Piles in printed places, score piles around them, and one's own cards at the lower edge. */
@Composable
internal fun PointAPileTable(
    table: PointAPileMoment,
    modifier: Modifier = Modifier,
) {
    val frame = table.frame
    val view = table.view
    val sits = rememberNear(table, former(table))
    val seen = remember(frame.id()) { PileFlights(view) }
    val reveals = rememberReveals(frame.id())
    remember(reveals, frame.ply()) {
        seen.notice(view)
        reveals.notice(frame.ply(), view, sits, table.before)
        frame.ply()
    }
    val forming = rememberForming(table, seen)
    val aim = rememberAim(table)
    val held = rememberHeld(table)
    val together = rememberTogether(table, reveals)
    var looked by
        rememberKept(
            frame.id(),
            table.viewer,
            view.round(),
            view.phase(),
            saver = LookedSaver,
        ) { null }
    // Around a phone that lies on the table everybody sits where they sit.
    val near = reveals.shown?.near?.takeIf { LocalAround.current == null } ?: sits
    val parts =
        Parts(table, near, forming, aim, reveals, held, together) {
            aim.waver()
            looked = it
        }
    BackHandler(parts.forming.cards.isNotEmpty(), parts.forming::chooseNothing)
    BackHandler(parts.isPointing && aim.target != null, aim::withdraw)
    val open = looked?.takeIf { parts.revealed == null && !table.isHandOver }
    if (open != null && view.cards(open) != null) {
        LookPage(parts, open, modifier)
    } else {
        OnTheTray(parts, seen, modifier) {
            RevealScript(parts, seen::flights)
            PointsByItself(parts)
        }
    }
    val end = LocalMatchEnd.current
    val isSeen = table.ui is TableUi.Over && parts.revealed == null
    LaunchedEffect(isSeen) { if (isSeen) end.isShown = true }
}

/** Who forms the piles sits before them, also while a pile of two is split without being asked. */
private fun former(table: PointAPileMoment): Seat? =
    table.view.active().takeIf {
        it in table.frame.toAct() && table.view.isPutting &&
            !table.isBot(it)
    }

@Composable
internal fun OnTheTray(
    parts: Parts,
    seen: PileFlights,
    modifier: Modifier = Modifier,
    script: @Composable () -> Unit = {},
) {
    BoxWithConstraints(modifier) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val seats = parts.view.seats()
        val isTight = isTight(window, parts.view)
        val slots = slots(parts, isCrowded(window, seats))
        val laid =
            Laid(
                if (isTight) listOf(slots) else listOf(slots, aside(parts, window)),
                foot(parts, heldMission(parts)),
                people(parts, window),
                hand(parts, isTight, window),
                story(parts),
                isClimax = parts.revealed?.count == 0,
                largest = largest(window, seats),
                enough = if (isLarge(window)) 96.dp else 58.dp,
                isFull = true,
                isShowing = parts.revealed != null,
                allAtOnce = parts.together?.let { allAtOnce(parts, it) },
                under = { Sleeves(parts) },
                over = {
                    Hands(parts)
                    CarriedCards(parts)
                    script()
                },
                heard = { if (parts.reveals.shown == null) parts.table.heard() else emptyList() },
            ) { if (parts.reveals.shown == null) seen.flights() else emptyList() }
        Tray(parts.table, parts.near, laid)
    }
}

/** There is no room but for the piles themselves. */
private fun isTight(
    window: Window,
    view: PointAPileView,
): Boolean =
    (view.seats() > FEW && !window.hasNames) ||
        (view.seats() > SOME && window.letters > LARGE) ||
        (view.seats() > SOME && window.form == Form.Wide) ||
        (isCrowded(window, view.seats()) && !view.hasMissions())

/** So many places on a phone that every bit of the felt counts. */
internal fun isCrowded(
    window: Window,
    seats: Int,
): Boolean = seats > SOME && window.form == Form.Tall && !isLarge(window)

internal fun isLarge(window: Window) = window.width >= 600.dp && window.height >= 600.dp

/** In a crowd not so wide that with large letters they would have to be smaller. */
private fun largest(
    window: Window,
    seats: Int,
): Dp = if (isCrowded(window, seats)) window.width * 0.161f else 96.dp

private const val FEW = 3
private const val SOME = 5
private const val LARGE = 1.15f

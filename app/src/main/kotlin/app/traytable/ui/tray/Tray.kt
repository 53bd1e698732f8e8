package app.traytable.ui.tray

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.absoluteOffset
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import androidx.compose.runtime.snapshotFlow
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.layout.onGloballyPositioned
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.traversalIndex
import androidx.compose.ui.unit.dp
import app.traytable.match.TableUi
import app.traytable.rules.table.Event
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.LocalAloud
import app.traytable.ui.ear.Readable
import app.traytable.ui.table.Table
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.tray.around.Slaps
import app.traytable.ui.tray.drawing.Rims
import app.traytable.ui.tray.drawing.TrayDrawing
import app.traytable.ui.tray.fingers.AllFingers
import app.traytable.ui.tray.fingers.MissingFingers
import kotlinx.coroutines.flow.first

/**
 * The one table of all games: an oak tray with a felt inlay, people as pieces on its rim, the
 * game's places on the felt, the own cards behind the front rim, and one foot.
 *
 * @param near who sits at the lower edge
 */
@Composable
fun <M : Move, V : Any, E : Event, H : Any> Tray(
    table: Table<M, V, E, H>,
    near: Seat,
    laid: Laid,
    modifier: Modifier = Modifier,
) {
    val flights = remember { Flights() }
    CompositionLocalProvider(LocalFlights provides flights) {
        BoxWithConstraints(
            modifier
                .fillMaxSize()
                .background(LocalTrayColours.current.floor)
                .onGloballyPositioned { flights.layer = it }
                .semantics { isTraversalGroup = true },
        ) {
            val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
            val setting = rememberSetting(table, near, laid, window)
            Readable(table, near)
            Furnished(table, setting)
            FlyMoves(
                flights,
                Watched(table.frame.id(), table.frame.ply(), table.viewer),
                laid.flown,
                laid.heard ?: table::heard,
            )
            FlyingCards(flights)
        }
    }
    // Nothing goes on behind the screen before what is to be looked at has been.
    val aloud = LocalAloud.current
    val ply = table.frame.ply()
    LaunchedEffect(table.frame.id(), ply, laid.isShowing, aloud) {
        if (!laid.isShowing) {
            if (aloud.isHeard) snapshotFlow { aloud.hasTold(ply) }.first { it }
            table.actions.haveLooked()
        }
    }
}

/** Everything in its order, from the wood to what lies on top. */
@Composable
private fun <M : Move, V : Any, E : Event, H : Any> Furnished(
    table: Table<M, V, E, H>,
    setting: Setting,
) {
    val turned = rememberTurn(table, setting)
    val isVeiled = table.isHandOver && !setting.laid.isShowing && setting.laid.allAtOnce == null
    // Whoever takes the phone and whoever gives it stand out while it changes hands.
    val next = (table.ui as? TableUi.HandOver)?.next().takeIf { isVeiled }
    val bright = next?.plus(setting.near)
    val shown = shownFoot(table, setting)
    OnItsFoot(
        setting.plan,
        foot = if (table.panel == null) ({ Ledge(table, setting, shown) }) else null,
        below = { foot ->
            Lying(table, setting, isVeiled, foot)
            Pieces(table, setting, turned) { bright != null && it !in bright }
            if (isVeiled) Veil(table, setting)
            setting.laid.allAtOnce?.let { AllFingers(table, setting, it) }
        },
        above = {
            if (table.panel != null) Panelled(table, setting, table.panel)
            Pieces(table, setting, turned) { bright == null || it in bright }
            setting.laid.allAtOnce?.let { MissingFingers(setting, it.fingers) }
            TrayBar(table.ui, table.actions, setting.plan, isVeiled)
            setting.laid.slap?.let { Slaps(table, setting, it) }
            if (table.ui is TableUi.Watching) Callers(table, setting, table.ui.others())
            Log(table, setting.plan, setting.laid.isShowing)
        },
    )
}

/** What the table bears, from the wood to the words on its rim. */
@Composable
private fun <M : Move, V : Any, E : Event, H : Any> Lying(
    table: Table<M, V, E, H>,
    setting: Setting,
    isVeiled: Boolean,
    foot: Float,
) {
    Wood(setting.plan, hasStitches = setting.laid.way == null)
    setting.laid.way?.let { Loop(table, setting, it) }
    Box(Modifier.fillMaxSize().heardUnless(isVeiled)) {
        setting.laid.under()
        // Under the veil nobody looks for more.
        Felt(
            setting,
            table.coached != null,
            if (isVeiled) Float.MAX_VALUE else foot,
        )
        Others(table, setting)
        Behind(setting, table.name(setting.near), foot)
        setting.laid.over()
    }
    Story(table, setting)
}

@Composable
private fun Panelled(
    table: Table<*, *, *, *>,
    setting: Setting,
    panel: Panel,
) {
    Box(Modifier.at(setting.plan.ledge).order(Order.Deeds)) {
        panel.content(setting) { Soft(table, setting, setting.laid.foot) }
    }
}

/** While the phone changes hands, who plays by ear hears to whom it goes and nothing else. */
@Composable
private fun Modifier.heardUnless(isVeiled: Boolean): Modifier =
    if (isVeiled && LocalAloud.current.isHeard) clearAndSetSemantics {} else this

/** The cards behind the front rim. They stay where they are, however far the foot grows. */
@Composable
private fun Behind(
    setting: Setting,
    owner: String,
    foot: Float,
) {
    val hand = setting.laid.hand ?: return
    val room = setting.plan.hand
    // What the foot covers is no room for words.
    val isFree = foot >= room.bottom - room.height / 4
    val beside = setting.arc?.beside ?: ((room.width - setting.cardInHand) / 2)
    Box(Modifier.at(room).order(Order.Hand)) { hand.caption(if (isFree) beside.dp else 0.dp) }
    setting.arc?.let { arc ->
        val at = room.copy(top = room.bottom - arc.height)
        val place = Modifier.at(at).order(Order.Hand).behindRim()
        ArcHand(hand, owner, arc, setting.cardInHand, place)
    }
}

/** The frame and the felt, drawn once for each size. */
@Composable
internal fun Wood(
    plan: TrayPlan,
    hasStitches: Boolean = true,
) {
    val colours = LocalTrayColours.current
    Spacer(
        Modifier.fillMaxSize().drawWithCache {
            val tray = plan.tray.scaled(density)
            val felt = plan.felt.scaled(density)
            val rims =
                Rims(
                    felt.left - tray.left,
                    felt.top - tray.top,
                    tray.right - felt.right,
                    tray.bottom - felt.bottom,
                )
            val drawing = TrayDrawing(tray, rims, this, colours, hasStitches = hasStitches)
            onDrawBehind { drawing.drawOn(this) }
        },
    )
}

/** In pixels what is planned in dp. */
internal fun Rect.scaled(density: Float) =
    Rect(left * density, top * density, right * density, bottom * density)

/** Exactly there. */
internal fun Modifier.at(rect: Rect): Modifier =
    absoluteOffset(rect.left.dp, rect.top.dp).size(rect.width.dp, rect.height.dp)

/** What screen readers read first, and what last. */
internal enum class Order { Veil, Story, People, Places, Hand, Prompt, Deeds, Bar }

internal fun Modifier.order(order: Order): Modifier =
    semantics {
        isTraversalGroup = true
        traversalIndex = order.ordinal.toFloat()
    }

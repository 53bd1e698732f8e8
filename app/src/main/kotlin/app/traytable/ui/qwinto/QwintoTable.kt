package app.traytable.ui.qwinto

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.qwinto.QwintoEvent
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoFields.ROWS
import app.traytable.rules.qwinto.QwintoMove
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardState
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.table.rememberKept
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Hand
import app.traytable.ui.tray.HandCard
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.Sunk
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.around.LocalAround
import app.traytable.ui.tray.rememberNear
import app.traytable.ui.words.Sentence

/** The square, the hand, and a sheet; after a call, everybody's answers. */
@Composable
internal fun QwintoTable(
    table: QwintoMoment,
    modifier: Modifier = Modifier,
) {
    val match = table.frame.id()
    val view = table.view
    // Who answers before others does so for one call.
    var wanted by rememberKept<Int?>(match, table.viewer, view.call(), view.current()) { null }
    val two = answeringTogether(table, wanted?.let(Seat::of))
    val near = rememberNear(table, two?.near ?: asked(table, wanted?.let(Seat::of)))
    val around = LocalAround.current
    // Whoever is asked for something else sees their own sheet again.
    var looked by rememberKept<Int?>(match, near, view.call()) { null }
    val other = looked?.let(Seat::of)?.takeIf { it != near && !table.isHandOver }
    val across =
        two?.let {
            val choices = rememberChoices(table, it.across)
            Across(Parts(table, it.across, null, choices), checkNotNull(around).side(it.across))
        }
    val choices = rememberChoices(table, near)
    val parts = Parts(table, near, other, choices, around != null, across)
    BackHandler(parts.choices.isOpen) { parts.choices.forget() }
    BackHandler(other != null) { looked = null }
    val touches =
        Touches(
            answer = { wanted = it.index() },
            look = { seat -> looked = seat.index().takeIf { it != looked } },
        )
    OnTray(parts, touches, modifier)
}

@Composable
internal fun OnTray(
    parts: Parts,
    touches: Touches,
    modifier: Modifier = Modifier,
) {
    BoxWithConstraints(modifier.fillMaxSize()) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        Tray(
            parts.table,
            parts.near,
            Laid(
                listOfNotNull(
                    parts.across?.let(::acrossBlock),
                    squareBlock(parts),
                    sheetBlock(parts, window),
                ),
                foot(parts),
                people(parts, touches),
                hand(parts, window),
                story(parts),
                mostOnTop = 4,
                asked = if (parts.answering == null) SQUARE else SHEET,
                askedPart = openRows(parts),
                handBeside = MOST,
                largest = if (window.form == Form.Roomy) 88.dp else 112.dp,
            ) { flown(parts) },
        )
    }
}

/** The rows of the sheet in which something can be entered now. */
private fun openRows(parts: Parts): ClosedRange<Float> {
    val enters =
        parts.answering
            ?.moves
            ?.filterIsInstance<QwintoMove.Enter>()
            .orEmpty()
    if (enters.isEmpty()) return 0f..1f
    val rows = enters.map { QwintoFields.row(it.field()) }
    return rows.min() / ROWS.toFloat()..(rows.max() + 1) / ROWS.toFloat()
}

/** So many cards somebody holds. */
private const val MOST = 3

/** In a low window the square needs the room more than the hand does. */
private fun scale(window: Window): Float {
    val isLow = window.form == Form.Tall && window.width < 480.dp && window.height < 860.dp
    return if (isLow) 0.8f else 1f
}

/** Without what stands on the table anyway: what others draw. */
private fun story(parts: Parts): List<Sentence> =
    parts.table.sentences(
        parts.table.last.filter { it !is QwintoEvent.Draws || it.seat() == parts.table.viewer },
    )

/** Face up before the eyes of its owner alone, and not while everybody looks on to answer. */
@Composable
private fun hand(
    parts: Parts,
    window: Window,
): Hand {
    val view = parts.view
    val isCalled = parts.call != null && !parts.table.isReplayed
    if (isCalled || view.viewer() != parts.near) {
        val backs = List(view.handSize(parts.near)) { HandCard("back $it", null) }
        return Hand(backs, MOST, scale(window), Sunk.Somewhat)
    }
    return Hand(view.hand().map { held(parts, it) }, MOST, scale(window), Sunk.Somewhat)
}

@Composable
private fun held(
    parts: Parts,
    card: Byte,
): HandCard {
    val lay = parts.lay
    val moves = parts.table.moves
    val face = qwintoFace(card)
    if (!parts.isLaying) return HandCard("$card", face)
    val label =
        if (card in lay.followers(moves)) {
            stringResource(R.string.qwinto_also, parts.table.qwintoWords().card(card))
        } else {
            stringResource(R.string.qwinto_choose)
        }
    val touch =
        Touch(label, parts.pointed.card == card) { parts.choices.lay = lay.touched(card, moves) }
    val state =
        when {
            card == lay.card || card == lay.second -> CardState.Selected
            touch.isHinted -> CardState.Hinted
            else -> CardState.Legal
        }
    val away = if (lay.isTried(card)) stringResource(R.string.qwinto_away) else null
    return HandCard("$card", face, state, touch, away, also = also(parts, card))
}

/** Each place where it may be laid, also with another one after it, and what is called there. */
@Composable
private fun also(
    parts: Parts,
    card: Byte,
): List<Touch> {
    if (!LocalIsHeard.current) return emptyList()
    val resources = LocalResources.current
    val words = parts.table.qwintoWords()
    val moves =
        parts.table.moves.filter {
            (it is QwintoMove.Lay && it.card() == card) ||
                (it is QwintoMove.LayTwo && it.first() == card)
        }
    return moves.map {
        val call = wouldCall(resources, parts.view.callOf(it))
        Touch("${words.move(it)}. $call") { parts.table.play(it) }
    }
}

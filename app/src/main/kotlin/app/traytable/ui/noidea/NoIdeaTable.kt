package app.traytable.ui.noidea

import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.offset
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.spoken
import app.traytable.ui.table.LocalMatchEnd
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Side
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.around.LocalAround
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.tray.rememberNear
import app.traytable.ui.words.Sentence

/** Everybody's layouts around the stage and the piles. The large one is of who sits near. */
@Composable
internal fun NoIdeaTable(
    table: NoIdeaMoment,
    modifier: Modifier = Modifier,
) {
    val sits = rememberNear(table)
    val staging = rememberStaging(table, sits)
    val near = if (staging.act == null) sits else staging.near
    val parts = Parts(table, near, staging, rememberReach(table), isBetween = near != sits)
    val around = LocalAround.current
    val isNarrow = around != null && table.after(near).any { around.side(it) != Side.Top }
    BoxWithConstraints(modifier) {
        val window = Window(maxWidth, maxHeight, LocalDensity.current.fontScale)
        val laid =
            Laid(
                blocks(parts, window.form, isNarrow),
                noIdeaFoot(parts),
                people(parts),
                story = staging.act?.takeIf { staging.isShowing }?.let { story(table, it) },
                mostOnTop = 4,
                largest = 84.dp,
                asked = asked(parts.moves),
                askedPart = if (window.form == Form.Tall) askedRows(parts) else 0f..1f,
                isShowing = staging.isShowing,
                heard = { emptyList() },
                over = {
                    staging.act?.let { WayBack(it, near) }
                    Played(staging)
                },
            )
        Tray(table, near, laid)
    }
    val end = LocalMatchEnd.current
    val isSeen = table.ui is TableUi.Over && staging.act == null
    LaunchedEffect(isSeen) { if (isSeen) end.isShown = true }
}

/** Where the felt scrolls, this block is in sight. */
private fun asked(moves: List<NoIdeaMove>): String? =
    when {
        moves.any { it is NoIdeaMove.Reveal } -> NEAR
        moves.any { it is NoIdeaMove.Lay } -> DISCARDS
        else -> null
    }

/** Where the own cards lie below everything else: the row that is meant, or those with cards. */
private fun askedRows(parts: Parts): ClosedRange<Float> {
    val hinted = parts.hinted as? NoIdeaMove.Reveal
    val lies = (COLUMNS until PLACES).any { parts.lies(Spot(parts.near, it)) }
    return when {
        parts.moves.none { it is NoIdeaMove.Reveal } -> 0f..1f
        hinted != null && hinted.place() >= COLUMNS -> 0.5f..1f
        hinted != null || !lies -> 0f..0.5f
        else -> 0f..1f
    }
}

/**
 * What lies on the table, to be arranged.
 *
 * @param isBetween the one at the lower edge has moved, and the next one is not yet there
 */
internal class Parts(
    val table: NoIdeaMoment,
    val near: Seat,
    val staging: Staging,
    val reach: Reach,
    isBetween: Boolean,
) {
    val view: NoIdeaView = table.view

    private val act = staging.act

    /** A card is on the stage: everybody looks, and nobody does anything else. */
    val isLooking: Boolean = act?.isLooked == true

    val moves: List<NoIdeaMove> =
        if (isBetween || staging.isShowing) emptyList() else table.moves

    val hinted: NoIdeaMove? = table.actor?.let(table::hinted)

    val onStage: CardFace? =
        act?.shown?.face?.takeIf { isLooking }
            ?: view.held().takeIf { it != Cards.NONE }?.let(::noIdeaFace)

    /** Trophies that nobody has taken. */
    val trophiesLeft: Int = view.trophiesLeft() + (act?.notYet?.onPile ?: 0)

    /** The trophies that lie before that seat, each its value or hidden. */
    fun trophies(seat: Seat): List<Byte> = view.trophies(seat).dropLast(notYet(seat).trophies)

    /** How many prizes do. */
    fun prizes(seat: Seat): Int = prizes(view, seat).size - notYet(seat).prizes

    private fun notYet(seat: Seat) = act?.notYet?.takeIf { it.seat == seat } ?: NotYet()
}

private val MINI_GAP = 4.dp

private fun people(parts: Parts): People {
    val others = parts.table.seats.size - 1
    val grown = { mini: Dp -> mini * growth(mini, others) }
    return People(below = { layoutSize(grown(it), MINI_GAP) }) { seat ->
        Belongings(
            wonBy(parts, seat) + toGo(parts, seat),
            wonBadge(parts, seat),
            standing(parts, seat),
            below = { mini ->
                // The cells are wider by the space around them.
                LayoutCards(
                    parts,
                    seat,
                    grown(mini),
                    MINI_GAP,
                    Modifier.offset(-MINI_GAP / 2, -MINI_GAP / 2),
                )
            },
        )
    }
}

/** Four side by side leave less to each, unless the felt is wide. */
private fun growth(
    mini: Dp,
    others: Int,
) = when {
    others < 4 || mini >= LARGE -> 1.25f
    mini == WIDE -> 1f
    else -> 0.9f
}

private val LARGE = 40.dp
private val WIDE = 20.dp

/** While all look at a card, whoever turned it stands out. */
private fun standing(
    parts: Parts,
    seat: Seat,
): PieceState? {
    val shown = parts.staging.act?.shown ?: return null
    return when {
        seat == shown.seat -> PieceState.Acts

        parts.table.frame
            .toAct()
            .contains(seat) -> PieceState.Next

        else -> PieceState.Waiting
    }
}

/** What is seen just now: what comes is told when it comes. */
@Composable
private fun story(
    table: NoIdeaMoment,
    act: Act,
): List<Sentence> = if (act.shown == null) table.sentences(act.told) else story(table, act.shown)

/** Named, with what it does. Large letters leave room for the card and that alone. */
@Composable
private fun story(
    table: NoIdeaMoment,
    shown: Shown,
): List<Sentence> {
    val told = table.sentences(shown.told)
    val face = shown.face.spoken(LocalResources.current).upper()
    return when (shown.sight) {
        Sight.FitsNowhere, Sight.NothingFits -> {
            val turned = told.first()
            listOf(
                Sentence {
                    listOf(
                        it.say(R.string.noidea_fits_nowhere, turned.whole(it)),
                        it.say(R.string.noidea_nowhere_short, face),
                        it.say(R.string.noidea_nowhere_shortest),
                    )
                },
            )
        }

        Sight.Fits -> {
            val turned = told.first()
            val pile = shown.pile + 1
            listOf(
                Sentence {
                    listOf(
                        it.say(R.string.noidea_fits_pile, turned.whole(it), pile),
                        it.say(R.string.noidea_pile_short, face, pile),
                        it.say(R.string.noidea_pile_shortest, pile),
                    )
                },
            )
        }

        else -> {
            told
        }
    }
}

private fun String.upper() = replaceFirstChar { it.titlecase() }

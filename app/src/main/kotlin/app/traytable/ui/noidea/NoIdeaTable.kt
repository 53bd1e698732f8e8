package app.traytable.ui.noidea

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.offset
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.table.LocalHabits
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Block
import app.traytable.ui.tray.Laid
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Shape
import app.traytable.ui.tray.Tray
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.tray.rememberNear

/** Everybody's layouts around the stage and the piles. The large one is of who sits near. */
@Composable
internal fun NoIdeaTable(
    table: NoIdeaMoment,
    modifier: Modifier = Modifier,
) {
    val sits = rememberNear(table)
    val staging = rememberStaging(table, sits)
    val near = staging.near?.takeIf { staging.act != null } ?: sits
    val parts = Parts(table, near, staging, isBetween = near != sits)
    val laid =
        Laid(
            listOf(middle(parts), discards(parts), nearLayout(parts)),
            noIdeaFoot(parts),
            people(parts),
            story = staging.act?.told?.let { story(table, it) },
            mostOnTop = 4,
            largest = 84.dp,
            asked = if (parts.moves.any { it is NoIdeaMove.Reveal }) NEAR else null,
            over = {
                staging.act?.lit?.let { WayBack(it) }
                Played(staging)
            },
        )
    Tray(table, near, laid, modifier)
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
    isBetween: Boolean,
) {
    val view: NoIdeaView = table.view

    /** A card is on the stage and will go back: everybody looks. */
    val isLooking: Boolean = staging.act?.card != null

    val moves: List<NoIdeaMove> =
        if (isBetween || isLooking) emptyList() else table.moves

    val hinted: NoIdeaMove? = table.actor?.let(table::hinted)

    val onStage: Byte? = staging.act?.card ?: view.held().takeIf { it != Cards.NONE }
}

private const val NEAR = "near"

/** Rings around two cards find room between them. */
private val GAP = 10.dp
private val MINI_GAP = 4.dp

/** Where a card that can be turned stands out. */
private val LIFT = 4.dp

/** The layout at the lower edge, with what has been won beside it. */
private fun nearLayout(parts: Parts) =
    Block(
        NEAR,
        Shape(3 + WIDTH, 2f, wide = GAP * 3, high = GAP + LIFT),
    ) { card ->
        val isLeftHanded = LocalHabits.current.leftHanded
        Row(
            Modifier.fillMaxSize().offset(y = LIFT / 2),
            Arrangement.Center,
            Alignment.CenterVertically,
        ) {
            val won: @Composable () -> Unit = { key(parts.near) { NearWinnings(parts, card) } }
            if (!isLeftHanded) won()
            key(parts.near) { LayoutCards(parts, parts.near, card, GAP) }
            if (isLeftHanded) won()
        }
    }

private fun people(parts: Parts): People {
    val others = parts.table.seats.size - 1
    val grown = { mini: Dp -> mini * growth(mini, others) }
    return People(below = { layoutSize(grown(it), MINI_GAP) }) { seat ->
        Belongings(
            wonBy(parts.view, seat) + toGo(parts, seat),
            wonBadge(parts.view, seat),
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
    val lit = parts.staging.act?.lit ?: return null
    return when {
        seat == lit.seat -> PieceState.Acts

        parts.table.frame
            .toAct()
            .contains(seat) -> PieceState.Next

        else -> PieceState.Waiting
    }
}

/** One text: where it is too long for the rim, the name of the card at its beginning stays. */
@Composable
private fun story(
    table: NoIdeaMoment,
    shown: NoIdeaEvent.Shows,
): List<String> {
    val words = table.inWords(listOf(shown)).single()
    val isAll = table.happened.any { it is NoIdeaEvent.Returns }
    return listOf(if (isAll) stringResource(R.string.noidea_fits_nowhere, words) else words)
}

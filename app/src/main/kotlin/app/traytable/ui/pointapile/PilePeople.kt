package app.traytable.ui.pointapile

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.offset
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.CARD_RATIO
import app.traytable.ui.cards.Card
import app.traytable.ui.cards.EmptyPlace
import app.traytable.ui.cards.withMinus
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.theme.LocalTrayColours
import app.traytable.ui.theme.TrayType
import app.traytable.ui.tray.Badge
import app.traytable.ui.tray.Belongings
import app.traytable.ui.tray.Form
import app.traytable.ui.tray.People
import app.traytable.ui.tray.Touch
import app.traytable.ui.tray.Window
import app.traytable.ui.tray.pieces.PieceState
import app.traytable.ui.words.Speech

/** Beside every piece lies the top of its score pile; a touch looks through all of it. */
internal fun people(
    parts: Parts,
    window: Window,
): People {
    val isCrowded = window.form == Form.Wide && parts.view.seats() > FEW
    val goesUnder = isCrowded(window, parts.view.seats())
    // In a crowd it looks out behind the piece.
    val seen = if (isCrowded) 0.45f else 1f
    return People(
        beside = { DpSize(it * seen, it * CARD_RATIO) },
        goesUnder = goesUnder,
    ) { seat ->
        Belongings(
            facts(parts, seat),
            badge(parts, seat, isCrowded || goesUnder || window.letters > LARGE),
            state(parts, seat),
            look = look(parts, seat),
            beside = { mini ->
                TopOfScore(parts, seat, mini, Modifier.offset(x = mini * (seen - 1)))
            },
        )
    }
}

private const val FEW = 6
private const val LARGE = 1.15f

private fun state(
    parts: Parts,
    seat: Seat,
): PieceState? {
    val revealed = parts.revealed
    val together = parts.together
    return when {
        together != null && together.fingers.isResting(seat) -> PieceState.Acts

        together != null && !parts.hasPointed(seat) -> PieceState.Waiting

        revealed == null && parts.view.phase() != Phase.POINTING -> null

        revealed == null && parts.hasPointed(seat) -> PieceState.Answered

        // All think at once: only who looks here stands out.
        revealed == null -> PieceState.Waiting.takeIf { seat != parts.near }

        revealed.isJudged && revealed.won.any { revealed.winner(it) == seat } -> PieceState.Acts

        else -> PieceState.Waiting
    }
}

@Composable
private fun look(
    parts: Parts,
    seat: Seat,
): Touch? =
    if (parts.revealed != null || parts.table.isHandOver) {
        null
    } else {
        Touch(stringResource(R.string.pile_tap_look)) {
            parts.look(Looked(Heap.Score, seat.index()))
        }
    }

/** The points, then the colour of which there are most, since five of one may win. */
@Composable
private fun badge(
    parts: Parts,
    seat: Seat,
    isShort: Boolean,
): Badge {
    val number = withMinus(parts.view.points(seat))
    val words = stringResource(R.string.pile_points_short, number)
    val (colour, most) = byColour(parts.view.scorePile(seat)).entries.maxBy { it.value }
    if (most == 0) return Badge(words)
    val points = if (isShort) number else words
    return Badge("$most") { size ->
        Row(
            horizontalArrangement = Arrangement.spacedBy(size * 0.3f),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            Text(
                points,
                color = LocalTrayColours.current.tagInk,
                maxLines = 1,
                style = TrayType.badge,
            )
            ColourShape(colour, size)
        }
    }
}

@Composable
private fun TopOfScore(
    parts: Parts,
    seat: Seat,
    mini: Dp,
    modifier: Modifier = Modifier,
) {
    val top = parts.view.scorePile(seat).lastOrNull()
    Box(modifier.clearAndSetSemantics {}) {
        if (top == null) {
            EmptyPlace(Modifier.width(mini))
        } else {
            Card(pointAPileFace(top), Modifier.width(mini))
        }
        if (parts.view.active() ==
            seat
        ) {
            ActiveMark(Modifier.align(Alignment.BottomEnd).offset(6.dp, 6.dp))
        }
    }
}

/** A pawn, as on the cards that count for the active player. */
@Composable
private fun ActiveMark(modifier: Modifier = Modifier) {
    val colours = LocalTrayColours.current
    Spacer(
        modifier.size(17.dp).drawBehind {
            val unit = size.width / 18
            drawCircle(colours.tag, size.width / 2)
            drawCircle(colours.rimLine, size.width / 2, style = Stroke(1.dp.toPx()))
            drawCircle(colours.tagInk, 2.8f * unit, Offset(9 * unit, 5.6f * unit))
            val body =
                Path().apply {
                    moveTo(7.6f * unit, 7.6f * unit)
                    lineTo(10.4f * unit, 7.6f * unit)
                    lineTo(12.8f * unit, 14 * unit)
                    lineTo(5.2f * unit, 14 * unit)
                    close()
                }
            drawPath(body, colours.tagInk)
        },
    )
}

@Composable
private fun facts(
    parts: Parts,
    seat: Seat,
): List<String> {
    val resources = LocalResources.current
    val speech = Speech(resources)
    val pile = parts.view.scorePile(seat)
    val points = parts.view.points(seat)
    val (colour, most) = byColour(pile).entries.maxBy { it.value }
    return listOfNotNull(
        resources.getString(R.string.pile_active).takeIf { parts.view.active() == seat },
        speech.points(points),
        resources
            .getString(R.string.pile_count_of_colour, most, speech.colour(colour))
            .takeIf { most > 0 },
        speech.sayMany(R.plurals.pile_ear_score, pile.size).takeIf { LocalIsHeard.current },
        pile.lastOrNull()?.let {
            resources.getString(R.string.pile_on_top, PointAPileWords(speech).card(it))
        },
    ) + openFacts(parts, seat)
}

package app.traytable.ui.noidea

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaMoves
import app.traytable.rules.noidea.NoIdeaState.PLACES
import app.traytable.rules.table.Seat
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.watchingDeeds
import app.traytable.ui.tray.watchingPrompt

/** What is asked of whoever acts, and what everybody should look at before. */
@Composable
internal fun noIdeaFoot(parts: Parts): Foot {
    val soft = listOf(parts.table.name(parts.near), toGo(parts, parts.near)).joinToString(" · ")
    return foot(parts).run { Foot(prompt, deeds, soft) }
}

@Composable
private fun foot(parts: Parts): Foot {
    val table = parts.table
    val moves = parts.moves
    val shown = parts.staging.act?.shown
    return when {
        shown != null -> {
            Foot(prompt(shown, parts.staging.act?.lit), lookingDeeds(parts))
        }

        parts.reach.isAsking && NoIdeaMoves.TOUCH in moves -> {
            reachFoot(parts, isAlone = LocalDensity.current.fontScale > LARGE_LETTERS)
        }

        NoIdeaMoves.DRAW in moves -> {
            Foot(
                stringResource(R.string.noidea_draw_first),
                listOf(deed(parts, R.string.noidea_draw, NoIdeaMoves.DRAW)),
            )
        }

        moves.any { it is NoIdeaMove.Lay } -> {
            Foot(stringResource(R.string.noidea_choose_pile))
        }

        NoIdeaMoves.CLAIM in moves -> {
            Foot(
                stringResource(R.string.noidea_turn_one_or),
                listOf(claim(parts)),
            )
        }

        moves.isNotEmpty() -> {
            Foot(stringResource(R.string.noidea_turn_one))
        }

        table.ui is TableUi.Watching -> {
            Foot(watchingPrompt(table), watchingDeeds(table))
        }

        else -> {
            Foot()
        }
    }
}

/** Short: whose card it is and what it is, the story tells. */
@Composable
private fun prompt(
    shown: Shown,
    lit: Spot?,
): String =
    when (shown.sight) {
        Sight.FitsNowhere -> stringResource(R.string.noidea_look_well, (lit?.place ?: 0) + 1)
        Sight.NothingFits -> stringResource(R.string.noidea_claim_right)
        Sight.Fits -> stringResource(R.string.noidea_claim_fits)
        Sight.Prize -> stringResource(R.string.noidea_prize_ends)
        Sight.PrizeInClaim -> stringResource(R.string.noidea_claim_prize)
        Sight.Trophy -> stringResource(R.string.noidea_trophy_won)
        Sight.LastTrophy -> stringResource(R.string.noidea_last_trophy_won)
    }

/** How many cards that seat has before it. */
@Composable
internal fun toGo(
    parts: Parts,
    seat: Seat,
): String {
    val cards = (0 until PLACES).count { parts.lies(Spot(seat, it)) }
    return pluralStringResource(R.plurals.noidea_to_go, cards, cards)
}

@Composable
private fun lookingDeeds(parts: Parts): List<Deed> =
    if (parts.isLooking) {
        listOf(Deed(stringResource(R.string.table_hurry), onDeed = parts.staging::goOn))
    } else {
        emptyList()
    }

/** To turn a card is what one usually does, unless this is the hint. */
@Composable
private fun claim(parts: Parts): Deed {
    val isHinted = parts.hinted == NoIdeaMoves.CLAIM
    return deed(parts, R.string.noidea_nothing_fits, NoIdeaMoves.CLAIM, isQuiet = !isHinted)
}

@Composable
private fun deed(
    parts: Parts,
    words: Int,
    move: NoIdeaMove,
    isQuiet: Boolean = false,
) = Deed(stringResource(words), isQuiet) { parts.table.play(move) }

package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMoves
import app.traytable.rules.pointapile.PointAPileRefusal
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.rules.table.Seat
import app.traytable.ui.ear.LocalIsHeard
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.Foot
import app.traytable.ui.tray.around.mayPutAllFingersDown
import app.traytable.ui.tray.around.wantsAllAtOnce
import app.traytable.ui.tray.watchingDeeds
import app.traytable.ui.tray.watchingPrompt
import app.traytable.ui.words.Speech
import app.traytable.ui.words.refusal

/**
 * What the moment asks for, and the one thing to do about it.
 *
 * @param mission of the viewer, as long as a finger rests on it
 */
@Composable
internal fun foot(
    parts: Parts,
    mission: String?,
): Foot {
    val soft = soft(parts)
    val viewer = parts.table.viewer
    return when {
        parts.revealed != null -> revealFoot(parts, parts.revealed, soft)
        parts.together != null -> togetherFoot(parts, parts.together)
        mission != null -> Foot(mission, soft = soft)
        parts.isPointing && viewer != null -> pointingFoot(parts, viewer, soft)
        parts.forming.isOn || parts.forming.isDone -> formingFoot(parts, soft)
        else -> Foot(watched(parts), watchingDeeds(parts.table), soft)
    }
}

/** The cards behind the front rim are not those of whoever sits there; ears are told of each. */
@Composable
private fun watched(parts: Parts): String {
    val open = parts.view.open().indices
    val isPut = parts.isPutting && open.any(parts.view::isToPut) && !LocalIsHeard.current
    return if (isPut && parts.view.active() in parts.table.frame.toAct()) {
        stringResource(R.string.pile_others_put, parts.table.name(parts.view.active()))
    } else {
        watchingPrompt(parts.table)
    }
}

/** "Anna · top: red · 2 points" */
@Composable
private fun soft(parts: Parts): String {
    val points = parts.view.points(parts.near)
    return listOfNotNull(
        parts.table.name(parts.near),
        stringResource(R.string.pile_active).takeIf { parts.view.active() == parts.near },
        topInWords(parts),
        Speech(LocalResources.current).points(points),
    ).joinToString(" · ")
}

@Composable
private fun pointingFoot(
    parts: Parts,
    viewer: Seat,
    soft: String,
): Foot {
    val aim = parts.aim
    val refused = aim.refused
    val target = aim.target
    val prompt =
        when {
            refused != null -> refusal(LocalResources.current, PointAPileRoom, refused)
            target == null -> aimInWords(parts, viewer)
            target == Aim.SPACE -> stringResource(R.string.pile_space_means)
            else -> pileWords().card(parts.view.piles()[target].last()).upper()
        }
    val deeds =
        when (target) {
            null -> {
                emptyList()
            }

            Aim.SPACE -> {
                listOf(
                    Deed(stringResource(R.string.pile_point_space), onDeed = aim::point),
                )
            }

            else -> {
                listOf(
                    Deed(stringResource(R.string.pile_point_at, target + 1), onDeed = aim::point),
                )
            }
        }
    return Foot(prompt, deeds, soft)
}

/** "Aim at a pile. Red is barred." */
@Composable
private fun aimInWords(
    parts: Parts,
    viewer: Seat,
): String {
    val view = parts.view
    val isBarred =
        view.piles().indices.any { view.refusal(viewer, it) == PointAPileRefusal.SAME_COLOUR }
    val aim = stringResource(R.string.pile_choose_target)
    val top = view.scorePile(viewer).lastOrNull()
    if (!isBarred || top == null) return aim
    val colour = Speech(LocalResources.current).colour(PointAPileCards.colour(top)).upper()
    return "$aim ${stringResource(R.string.pile_colour_barred, colour)}"
}

@Composable
private fun formingFoot(
    parts: Parts,
    soft: String,
): Foot {
    val forming = parts.forming
    val isSplit = parts.view.phase() == Phase.SPLITTING
    if (forming.isDone) return doneFoot(parts, isSplit, soft)
    val refused = forming.refused
    val prompt =
        when {
            refused != null -> refusal(LocalResources.current, PointAPileRoom, refused)
            forming.cards.isNotEmpty() -> chosenInWords(parts, forming.cards)
            isSplit -> splitInWords(parts)
            else -> stringResource(R.string.pile_choose_card)
        }
    val oneEach =
        Deed(stringResource(R.string.pile_one_each), isQuiet = true, forming::putOneEach)
    val brief = stringResource(R.string.pile_choose_briefly)
    return Foot(
        prompt,
        listOfNotNull(oneEach.takeIf { forming.mayPutOneEach() }),
        soft,
        brief.takeIf { forming.refused == null && forming.cards.isEmpty() && !isSplit },
    )
}

/** The cards that go to their pile together, the top one by its name. */
@Composable
private fun chosenInWords(
    parts: Parts,
    cards: List<Int>,
): String {
    val top = pileWords().card(parts.view.open()[cards.last()])
    return if (cards.size == 1) {
        top.upper()
    } else {
        pluralStringResource(R.plurals.pile_chosen, cards.size, cards.size, top)
    }
}

/** All cards lie: who points first says so, and the phone need not be given away for it. */
@Composable
private fun doneFoot(
    parts: Parts,
    isSplit: Boolean,
    soft: String,
): Foot {
    val table = parts.table
    val first = parts.firstToPoint()
    if (first == null || wantsAllAtOnce(table.frame)) {
        val words = if (isSplit) R.string.pile_done_split else R.string.pile_done
        val done = Deed(stringResource(words)) { table.play(PointAPileMoves.DONE) }
        return Foot(stringResource(R.string.pile_all_put), listOf(done), soft)
    }
    val name = table.name(first)
    val takes =
        Deed(stringResource(R.string.handover_i_am, name)) {
            table.play(PointAPileMoves.DONE)
            table.actions.take(first)
        }
    val together =
        Deed(stringResource(R.string.fingers_together), isQuiet = true) {
            table.actions.allAtOnce(true)
        }
    val deeds = listOfNotNull(together.takeIf { mayPutAllFingersDown(table.frame) }, takes)
    return Foot(stringResource(R.string.pile_points_first, name), deeds, soft)
}

@Composable
private fun splitInWords(parts: Parts): String {
    val names = Speech(LocalResources.current).and(parts.names(parts.view.pointing()))
    return stringResource(R.string.pile_split_for, names)
}

@Composable
private fun revealFoot(
    parts: Parts,
    revealed: Revealed,
    soft: String,
): Foot {
    if (!revealed.isJudged) return Foot(stringResource(R.string.pile_fingers_ready), soft = soft)
    taughtFoot(parts, revealed)?.let { return it }
    val split =
        revealed.before
            .piles()
            .indices
            .filter(revealed::isSplit)
    val numbers = Speech(LocalResources.current).and(split.map { "${it + 1}" })
    val prompt =
        when {
            split.isNotEmpty() -> {
                pluralStringResource(R.plurals.pile_are_split, split.size, numbers)
            }

            revealed.won.isEmpty() -> {
                stringResource(R.string.pile_nobody_gets)
            }

            else -> {
                val winners = revealed.won.mapNotNull(revealed::winner)
                val names = Speech(LocalResources.current).and(parts.names(winners))
                pluralStringResource(R.plurals.pile_get_it, winners.size, names)
            }
        }
    val rest =
        revealed.alone?.let { stringResource(R.string.pile_gets_rest, parts.table.name(it)) }
    val told = listOfNotNull(prompt, rest).joinToString(" ")
    val goOn = Deed(stringResource(R.string.pile_go_on)) { revealed.hasGoneOn = true }
    return Foot(told, if (revealed.hasGoneOn) emptyList() else listOf(goOn), soft)
}

/** A lesson speaks of the fingers while they lie there, and goes on together with them. */
@Composable
private fun taughtFoot(
    parts: Parts,
    revealed: Revealed,
): Foot? {
    val coached = parts.table.coached ?: return null
    val taught = revealed.taught
    if (taught != null) return Foot(taught, soft = coached.soft)
    val goesOn = coached.deeds?.singleOrNull()?.takeUnless { revealed.hasGoneOn } ?: return null
    val both =
        Deed(goesOn.label) {
            revealed.taught = coached.words
            revealed.hasGoneOn = true
            goesOn.onDeed()
        }
    return Foot(coached.words, listOf(both), coached.soft)
}

internal fun String.upper() = replaceFirstChar { it.titlecase() }

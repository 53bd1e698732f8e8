package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.ui.tray.Window
import app.traytable.ui.words.Speech

/** What has just happened, without what everybody sees lying there. */
@Composable
internal fun story(
    parts: Parts,
    window: Window,
): List<String>? {
    val revealed = parts.revealed
    val view = parts.view
    return when {
        revealed != null && revealed.count > 0 -> {
            listOf(stringResource(R.string.pile_all_aimed))
        }

        revealed != null -> {
            listOf(stringResource(R.string.pile_revealed))
        }

        window.letters > LARGE -> {
            listOf(shortly(parts))
        }

        view.phase() == Phase.POINTING && view.toPick() != view.pointing() -> {
            listOf(pointedInWords(parts))
        }

        view.phase() == Phase.POINTING && parts.isSplit -> {
            listOf(wasSplitInWords(parts))
        }

        else -> {
            null
        }
    }
}

/** "Five have pointed. Ben and Gül still think." */
@Composable
private fun pointedInWords(parts: Parts): String {
    val view = parts.view
    val done = view.pointing().size() - view.toPick().size()
    val thinking = Speech(LocalResources.current).and(parts.names(view.toPick()))
    val pointed = pluralStringResource(R.plurals.pile_have_pointed, done, done)
    return "$pointed " +
        pluralStringResource(R.plurals.pile_still_think, view.toPick().size(), thinking)
}

/** "Anna has split the pile. Ben and Gül point again." */
@Composable
private fun wasSplitInWords(parts: Parts): String {
    val again = Speech(LocalResources.current).and(parts.names(parts.view.pointing()))
    return stringResource(R.string.pile_was_split, parts.table.name(parts.view.active()), again)
}

/** One line of large letters: who, and what they do. */
@Composable
private fun shortly(parts: Parts): String {
    val view = parts.view
    val former = parts.table.name(view.active())
    val puts = parts.table.happened.lastOrNull() as? PointAPileEvent.Puts
    val done = view.pointing().size() - view.toPick().size()
    return when {
        view.phase() == Phase.POINTING && done > 0 -> {
            pluralStringResource(R.plurals.pile_have_pointed, done, done)
        }

        view.phase() == Phase.POINTING -> {
            stringResource(R.string.pile_all_choose)
        }

        puts != null -> {
            stringResource(R.string.pile_put_shortly, former, puts.pile() + 1)
        }

        view.phase() == Phase.SPLITTING -> {
            stringResource(R.string.pile_splits_shortly, former)
        }

        else -> {
            stringResource(R.string.pile_forms_shortly, former)
        }
    }
}

private const val LARGE = 1.15f

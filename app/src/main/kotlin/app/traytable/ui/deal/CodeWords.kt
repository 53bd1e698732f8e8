package app.traytable.ui.deal

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.rules.table.DealCode
import app.traytable.rules.table.DealRefusal

/** Why this is no code, and what to do about it. */
@Composable
internal fun why(wrong: CodeRead.Wrong): String =
    when (wrong.why) {
        DealRefusal.EMPTY -> {
            stringResource(R.string.deal_forgiving)
        }

        DealRefusal.SHORT -> {
            val count = wrong.letters.length
            val all = if (count < DealCode.SHORT) DealCode.SHORT else DealCode.LONG
            stringResource(R.string.deal_so_far, count, all)
        }

        DealRefusal.LONG -> {
            stringResource(R.string.deal_too_long, DealCode.SHORT, DealCode.LONG)
        }

        DealRefusal.LETTER -> {
            stringResource(R.string.deal_no_letter, wrong.letters)
        }

        DealRefusal.MISTYPED -> {
            stringResource(R.string.deal_mistyped)
        }

        DealRefusal.NEWER -> {
            stringResource(R.string.deal_newer)
        }

        DealRefusal.GAME -> {
            stringResource(R.string.deal_other_game)
        }
    }

/** Letter by letter, with a breath between the groups. */
internal fun spelled(code: String): String =
    code.chunked(DealCode.GROUP).joinToString(", ") { group -> group.toList().joinToString(" ") }

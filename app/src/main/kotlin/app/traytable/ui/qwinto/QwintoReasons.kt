package app.traytable.ui.qwinto

import app.traytable.R
import app.traytable.rules.qwinto.QwintoFields
import app.traytable.rules.qwinto.QwintoSheet
import app.traytable.rules.qwinto.bots.QwintoReason
import app.traytable.rules.qwinto.bots.QwintoStretch
import app.traytable.rules.table.Colour
import app.traytable.ui.words.Speech

/** Why a move is good, or what speaks against it. */
internal fun Speech.qwintoReason(reason: QwintoReason): String =
    when (reason) {
        is QwintoReason.FillsColumn -> {
            say(R.string.hint_qwinto_fills_column, points(reason.points()))
        }

        is QwintoReason.FillsRow -> {
            say(R.string.hint_qwinto_fills_row, points(reason.points()))
        }

        is QwintoReason.AvoidsFailing -> {
            say(R.string.hint_qwinto_avoids_failing)
        }

        is QwintoReason.OneMoreForColumn -> {
            oneMoreForColumn(reason)
        }

        is QwintoReason.OneMoreForRow -> {
            say(R.string.hint_qwinto_one_more_for_row, field(reason.missing()))
        }

        is QwintoReason.LeavesRoom -> {
            room(reason.left(), reason.right())
                ?.let { say(R.string.hint_qwinto_leaves_room, it) }
                ?: say(R.string.hint_qwinto_takes_no_room)
        }

        is QwintoReason.LeaveOut -> {
            say(
                R.string.hint_qwinto_leave_out,
                field(reason.field()),
                reason.number(),
                numbers(reason.tight()),
                fields(reason.tight()),
            )
        }

        is QwintoReason.CallFillsColumn -> {
            val field = field(reason.field())
            say(
                R.string.hint_qwinto_call_fills_column,
                reason.sum(),
                field,
                points(reason.points()),
            )
        }

        is QwintoReason.CallFillsRow -> {
            val field = field(reason.field())
            say(R.string.hint_qwinto_call_fills_row, reason.sum(), field, points(reason.points()))
        }

        is QwintoReason.CallForMeAlone -> {
            say(R.string.hint_qwinto_call_for_me_alone, reason.sum(), field(reason.field()))
        }

        is QwintoReason.CallLeavesRoom -> {
            val field = field(reason.field())
            room(reason.left(), reason.right())
                ?.let { say(R.string.hint_qwinto_call_leaves_room, reason.sum(), field, it) }
                ?: say(R.string.hint_qwinto_call_takes_no_room, reason.sum(), field)
        }

        is QwintoReason.CallFits -> {
            say(R.string.hint_qwinto_call_fits, reason.sum(), field(reason.field()))
        }

        is QwintoReason.NothingToCall -> {
            say(R.string.hint_qwinto_nothing_to_call)
        }

        is QwintoReason.WentBest -> {
            say(R.string.hint_went_best)
        }

        is QwintoReason.Against -> {
            against(reason)
        }
    }

private fun Speech.oneMoreForColumn(reason: QwintoReason.OneMoreForColumn): String {
    val field = field(reason.missing())
    return if (reason.points() == 0) {
        say(R.string.hint_qwinto_one_more_for_bonus, field)
    } else {
        say(R.string.hint_qwinto_one_more_for_column, field, points(reason.points()))
    }
}

private fun Speech.against(reason: QwintoReason.Against): String =
    when (reason) {
        is QwintoReason.MissesColumn -> {
            val field = field(reason.field())
            say(R.string.against_qwinto_misses_column, field, points(reason.points()))
        }

        is QwintoReason.MissesRow -> {
            val field = field(reason.field())
            say(R.string.against_qwinto_misses_row, field, points(reason.points()))
        }

        is QwintoReason.TakesFailure -> {
            val most = QwintoSheet.MOST_FAILED
            say(R.string.against_qwinto_takes_failure, reason.attempts(), most)
        }

        is QwintoReason.Harmless -> {
            say(R.string.against_qwinto_harmless, field(reason.field()))
        }

        is QwintoReason.Closes -> {
            val stretch = reason.stretch()
            say(R.string.against_qwinto_closes, numbers(stretch), fields(stretch))
        }

        is QwintoReason.Crowds -> {
            val stretch = reason.stretch()
            say(R.string.against_qwinto_crowds, numbers(stretch), fields(stretch))
        }

        is QwintoReason.LessRoom -> {
            lessRoom(reason.stretch(), reason.better())
        }

        is QwintoReason.LowLast -> {
            say(R.string.against_qwinto_low_last, reason.number())
        }

        is QwintoReason.LowBonus -> {
            say(R.string.against_qwinto_low_bonus, reason.number())
        }

        is QwintoReason.NobodyEnters -> {
            say(R.string.against_qwinto_nobody_enters, signed(reason.sum()))
        }

        is QwintoReason.CallsInVain -> {
            say(R.string.against_qwinto_calls_in_vain, reason.sum())
        }

        is QwintoReason.SameCall -> {
            say(R.string.against_qwinto_same_call, reason.sum())
        }

        is QwintoReason.HelpsFill -> {
            say(R.string.against_qwinto_helps_fill, reason.sum(), name(reason.other()))
        }

        is QwintoReason.CallCloses -> {
            say(R.string.against_qwinto_call_closes, reason.sum())
        }

        is QwintoReason.CallCrowds -> {
            say(R.string.against_qwinto_call_crowds, reason.sum())
        }

        is QwintoReason.HelpsMore -> {
            val others = and(reason.others().map { name(it) })
            say(R.string.against_qwinto_helps_more, reason.sum(), others)
        }

        is QwintoReason.FewerFields -> {
            val better = count(reason.better())
            sayMany(R.plurals.against_qwinto_fewer_fields, reason.fields(), reason.sum(), better)
        }
    }

/** Beside the other field there may be none to leave numbers for. */
private fun Speech.lessRoom(
    stretch: QwintoStretch,
    better: QwintoStretch,
): String =
    if (better.empty() == 0) {
        say(R.string.against_qwinto_takes_room, numbers(stretch), fields(stretch))
    } else {
        say(
            R.string.against_qwinto_less_room,
            numbers(stretch),
            fields(stretch),
            numbers(better),
            fields(better),
        )
    }

/** "on the left three fields wait for 1 to 8"; null where no field is empty on either side. */
private fun Speech.room(
    left: QwintoStretch,
    right: QwintoStretch,
): String? {
    val sides =
        listOf(
            left to R.plurals.hint_qwinto_room_left,
            right to R.plurals.hint_qwinto_room_right,
        ).filter { (side, _) -> side.empty() > 0 }
            .map { (side, words) ->
                sayMany(words, side.empty(), side.low() + 1, side.high() - 1)
            }
    return sides.takeIf { it.isNotEmpty() }?.let { and(it) }
}

private fun Speech.numbers(stretch: QwintoStretch) =
    sayMany(R.plurals.hint_qwinto_numbers, stretch.numbers())

private fun Speech.fields(stretch: QwintoStretch) =
    sayMany(R.plurals.hint_qwinto_fields, stretch.empty())

/** "yellow, field 5". */
private fun Speech.field(field: Int) =
    say(R.string.hint_qwinto_field, colour(rowOf(field)), inRow(field))

internal fun rowOf(field: Int): Colour = QwintoFields.colour(QwintoFields.row(field))

/** Fields are counted from the left, row by row. */
internal fun inRow(field: Int): Int = field % QwintoFields.PER_ROW + 1

package app.traytable.ui.tray

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.room.Reply
import app.traytable.rules.bots.Comparison
import app.traytable.ui.table.Table
import app.traytable.ui.table.speech

/** Asks a hint about another move; null where there is no hint to ask, or several. */
@Composable
internal fun doubtDeed(table: Table<*, *, *, *>): Deed? {
    val doubt = table.actions.doubtHint ?: return null
    val isAlone =
        table.advice.size == 1 && table.turns
            .singleOrNull()
            ?.moves
            .orEmpty()
            .size > 1
    if (!isAlone || table.isDoubted || table.reply != null) return null
    return Deed(stringResource(R.string.why_not_another), isQuiet = true, doubt)
}

/** The next thing that is done is only asked about. */
@Composable
internal fun doubtingFoot(
    table: Table<*, *, *, *>,
    foot: Foot,
): Foot =
    Foot(
        stringResource(R.string.why_not_show),
        foot.deeds +
            Deed(stringResource(R.string.why_not_never_mind), true, table.actions.closeHints),
        brief = stringResource(R.string.why_not_show_briefly),
    )

/** Why not that. It can still be done: whatever is touched now is played. */
@Composable
internal fun replyFoot(
    table: Table<*, *, *, *>,
    reply: Reply<*, *, *, *>,
): Foot {
    BackHandler(onBack = table.actions.closeHints)
    return Foot(
        inWords(table, reply),
        listOfNotNull(
            Deed(stringResource(R.string.why_not_close), onDeed = table.actions.closeHints),
            table.actions.doubtHint?.let { Deed(stringResource(R.string.why_not_other), true, it) },
        ),
        stringResource(R.string.hint_of, table.name(reply.seat)),
    )
}

@Composable
private fun inWords(
    table: Table<*, *, *, *>,
    reply: Reply<*, *, *, *>,
): String {
    val speech = table.frame.speech()
    val tried = reply.tried ?: return stringResource(R.string.why_not_hint, reply.move(speech))
    val why = listOfNotNull(reply.objection(speech), inWords(tried)).joinToString(" ")
    return stringResource(R.string.hint_words, reply.move(speech), why)
}

@Composable
private fun inWords(tried: Comparison): String =
    if (tried.isClear) {
        stringResource(
            R.string.why_not_tried,
            tried.worlds().toString(),
            tried.better().toString(),
            tried.worse().toString(),
        )
    } else {
        stringResource(R.string.why_not_alike, tried.worlds().toString())
    }

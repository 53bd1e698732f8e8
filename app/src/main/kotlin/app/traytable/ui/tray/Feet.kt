package app.traytable.ui.tray

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.ui.table.Table
import app.traytable.ui.table.speech

/** While the phone changes hands: to whom, and the one thing to do. */
@Composable
internal fun handOverFoot(
    table: Table<*, *, *, *>,
    setting: Setting,
): Foot {
    val next = (table.ui as TableUi.HandOver).next()
    val single = next.singleOrNull()
    val near = table.name(setting.near)
    if (single == null) return Foot(stringResource(R.string.handover_several), soft = near)
    val name = table.name(single)
    // Before the first move nobody has finished anything.
    val hasPlayed = single != setting.near && table.frame.ply() > 0
    return Foot(
        stringResource(R.string.handover_give, name),
        listOf(Deed(stringResource(R.string.handover_i_am, name)) { table.actions.take(single) }),
        if (hasPlayed) stringResource(R.string.handover_finished, near) else near,
    )
}

/** Something has befallen the one who looks: all waits until they have seen it. */
@Composable
internal fun hitFoot(table: Table<*, *, *, *>): Foot {
    val speech = table.frame.speech()
    val told = table.hits.flatMap { it.inWords(speech) }
    return Foot(
        told.takeLast(MOST_HITS).joinToString(" "),
        listOf(
            Deed(
                stringResource(R.string.table_hurry),
                onDeed = afterAGlance(table.frame.ply()) { table.actions.goOn() },
            ),
        ),
    )
}

/**
 * A finger that was on its way to what stood there before does not take away what has just come.
 *
 * @param what has come to be read
 */
@Composable
internal fun afterAGlance(
    what: Any?,
    onDeed: () -> Unit,
): () -> Unit {
    val isSeen = remember(what) { mutableStateOf(false) }
    LaunchedEffect(isSeen) {
        passes(GLANCE_MILLIS)
        isSeen.value = true
    }
    return { if (isSeen.value) onDeed() }
}

private const val GLANCE_MILLIS = 600L

/** What is older is in the log. */
private const val MOST_HITS = 2

/** The game's own words; while somebody wants a hint, that takes the place of the prompt. */
@Composable
internal fun hintedFoot(
    table: Table<*, *, *, *>,
    setting: Setting,
): Foot {
    val foot = setting.laid.foot
    val advice =
        table.advice.firstOrNull { it.seat == setting.near } ?: table.advice.firstOrNull()
    if (advice == null) return foot
    BackHandler(onBack = table.actions.closeHints)
    if (table.isDoubted) return doubtingFoot(table, foot)
    val speech = table.frame.speech()
    return Foot(
        stringResource(R.string.hint_words, advice.move(speech), advice.reason(speech)),
        foot.deeds + listOfNotNull(doubtDeed(table)),
        stringResource(R.string.hint_of, table.name(advice.seat)),
    )
}

/** Nobody here has to act: one may hurry those who do, or pass the phone on. */
@Composable
fun watchingDeeds(table: Table<*, *, *, *>): List<Deed> {
    val watching = table.ui as? TableUi.Watching ?: return emptyList()
    return listOf(
        if (watching.canPass()) {
            Deed(stringResource(R.string.table_pass_on), isQuiet = true, table.actions.passOn)
        } else {
            Deed(stringResource(R.string.table_hurry), isQuiet = true, table.actions.hurry)
        },
    )
}

/** Whose turn it is, for those who watch. */
@Composable
fun watchingPrompt(table: Table<*, *, *, *>): String {
    val names = table.seats.filter { table.frame.toAct().contains(it) }.map(table::name)
    return if (names.isEmpty()) "" else stringResource(R.string.table_waits, names.joinToString())
}

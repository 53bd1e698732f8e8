package app.traytable.ui.ear

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import app.traytable.R
import app.traytable.match.TableUi
import app.traytable.rules.table.Seat
import app.traytable.ui.keys.LocalKeyWalk
import app.traytable.ui.table.speech

/** The table in [content] is told aloud, if anybody plays by ear. */
@Composable
internal fun Telling(
    ui: TableUi.Laid,
    content: @Composable () -> Unit,
) {
    val isHeard = LocalIsHeard.current
    val listener = LocalListener.current
    val undone = stringResource(R.string.ear_undone)
    val aloud = remember(ui.frame().id(), isHeard, undone) { Aloud(isHeard, undone, listener) }
    if (isHeard) {
        val moment = momentOf(ui)
        SideEffect { aloud.sees(moment) }
        LaunchedEffect(aloud) { aloud.speak() }
    }
    val now = Now(ui.frame().ply(), ui.frame().viewer())
    StoryFirst(now.viewer, isHeard)
    CompositionLocalProvider(LocalAloud provides aloud, LocalNow provides now, content = content)
}

/** Whoever takes the phone begins with the story, whatever was open before. */
@Composable
private fun StoryFirst(
    viewer: Seat?,
    isHeard: Boolean,
) {
    val walk = LocalKeyWalk.current
    val before = remember { mutableStateOf(viewer) }
    LaunchedEffect(viewer) {
        if (isHeard && before.value != viewer) walk?.stay()
        before.value = viewer
    }
}

@Composable
private fun momentOf(ui: TableUi.Laid): Moment {
    val frame = ui.frame()
    val speech = frame.speech()
    val acting = (ui as? TableUi.YourTurn)?.acting()?.singleOrNull()
    val actor = acting?.let { frame.players()[it.index()].name() }
    return Moment(
        frame.ply(),
        frame.viewer(),
        frame.lately().map { ToldMove(it.ply(), it.story().inWords(speech)) },
        actor?.let { turnOf(ui, it) }.orEmpty(),
        actor,
        frame.refused()?.number(),
    )
}

/** Whose turn it is, where it is for people on this screen to act. */
@Composable
private fun turnOf(
    ui: TableUi.Laid,
    actor: String,
): String {
    val isAlone = ui.frame().players().count { it.level() == null } == 1
    return if (isAlone) {
        stringResource(R.string.ear_your_turn)
    } else {
        stringResource(R.string.ear_turn_of, actor)
    }
}

/**
 * Written words, in whose place those who play by ear are told every move and what is asked.
 * A touch reads the whole table to them.
 *
 * @param isFree nothing else wants to be heard first
 */
@Composable
internal fun ToldInstead(
    isFree: Boolean = true,
    written: @Composable () -> Unit,
) {
    val aloud = LocalAloud.current
    if (!aloud.isHeard) {
        written()
        return
    }
    val now = LocalNow.current
    val words = aloud.words(now)
    val read = stringResource(R.string.ear_read)
    Box(
        Modifier
            .takesFocus(now.viewer, isFree)
            .clearAndSetSemantics {
                text = AnnotatedString(words)
                liveRegion = LiveRegionMode.Polite
                onClick(read) {
                    aloud.tell(aloud.reading().joinToString(" "))
                    true
                }
            },
        Alignment.Center,
    ) { written() }
}

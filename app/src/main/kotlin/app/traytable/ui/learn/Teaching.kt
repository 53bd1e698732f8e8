package app.traytable.ui.learn

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.traytable.R
import app.traytable.learn.LearnViewModel
import app.traytable.learn.Lesson
import app.traytable.learn.News
import app.traytable.match.TableUi
import app.traytable.room.GameRoom
import app.traytable.ui.tray.Coached
import app.traytable.ui.tray.Deed
import app.traytable.ui.tray.afterAGlance

/**
 * What is taught while people really play.
 *
 * @param isKnown whether there is something to be taught has been looked up: only then the table is
 *   laid, so that nothing comes to stand later where somebody is about to touch
 * @param onRead while bots wait until it has been read: lets them go on
 * @param onPlay somebody plays: they have read it, or do not want it
 */
@Immutable
class Teaching(
    val isKnown: Boolean = true,
    val coached: Coached? = null,
    val onRead: (() -> Unit)? = null,
    val onPlay: () -> Unit = {},
)

/**
 * A lesson is offered to whoever begins a game that nobody here has played, and what happens for
 * the first time is explained in one line.
 *
 * @param onRead lets the bots go on that wait for it
 */
@Composable
fun rememberTeaching(
    ui: TableUi,
    explains: Boolean,
    onLearn: (lesson: String) -> Unit,
    onRead: () -> Unit,
    model: LearnViewModel = viewModel(),
): Teaching {
    val laid = ui as? TableUi.Laid ?: return NOTHING
    val id = laid.frame().id()
    // Others may act at the same time: it is the own move that answers.
    var hasPlayed by rememberSaveable(id) { mutableStateOf(false) }
    LaunchedEffect(id) { model.look(id, laid.frame().game()) }
    val looked by model.looked().collectAsStateWithLifecycle()
    val learned by model.learned().collectAsStateWithLifecycle()
    if (looked?.match() != id || learned == null) return Teaching(isKnown = false)
    val isOffered = looked?.isFirst() == true && !hasPlayed && laid is TableUi.YourTurn
    val offered = offer(laid, isOffered, onLearn, model)
    if (offered != null) return Teaching(coached = offered, onPlay = { hasPlayed = true })
    // More than one thing may be new at once: they are told one after the other.
    var heard by remember(id, laid.frame().ply()) { mutableIntStateOf(0) }
    val news = news(laid, heard, explains, model) ?: return NOTHING
    var isRead by remember(id, news) { mutableStateOf(false) }
    if (isRead) return NOTHING
    // Until who acts plays, and who only looks on goes on.
    DisposableEffect(id, news) {
        onDispose {
            model.told(news)
            onRead()
        }
    }
    val coached = told(laid, news)
    val isWatching = laid is TableUi.Watching
    val next =
        afterAGlance(news) {
            model.told(news)
            heard += 1
        }
    return remember(coached, isWatching) {
        Teaching(coached = coached, onRead = next.takeIf { isWatching }) { isRead = true }
    }
}

private val NOTHING = Teaching()

/** Until whoever is first to act has done something, or said that they do not want it. */
@Composable
private fun offer(
    ui: TableUi.Laid,
    isOffered: Boolean,
    onLearn: (lesson: String) -> Unit,
    model: LearnViewModel,
): Coached? {
    val frame = ui.frame()
    val lesson = frame.scene().room.firstLesson
    if (lesson == null || !isOffered) return null
    LaunchedEffect(frame.id()) { model.offered(frame.game()) }
    val name =
        stringResource(
            frame
                .scene()
                .room.shelf
                .name(),
        )
    return Coached(
        stringResource(R.string.learn_offer, name, minutes(lesson)),
        stringResource(R.string.learn_offer_soft),
        listOf(
            Deed(stringResource(R.string.learn_offer_no), isQuiet = true) {
                model.answered(frame.game())
            },
            Deed(stringResource(R.string.learn_offer_yes)) {
                model.answered(frame.game())
                onLearn(lesson.id())
            },
        ),
    )
}

/** About how long it takes. */
@Composable
internal fun minutes(lesson: Lesson): String =
    pluralStringResource(R.plurals.learn_minutes, lesson.minutes(), lesson.minutes())

private val GameRoom<*, *, *, *>.firstLesson get() = lessons.firstOrNull()

/** Whoever sees it for the first time reads it as long as the moment lasts. */
@Composable
private fun news(
    ui: TableUi.Laid,
    heard: Int,
    explains: Boolean,
    model: LearnViewModel,
): News? {
    val frame = ui.frame()
    // What has hit the one who looks stands in its place until they have seen it.
    val isHit =
        frame
            .since()
            ?.hits()
            .orEmpty()
            .isNotEmpty()
    val isReadable = ui is TableUi.YourTurn || (ui is TableUi.Watching && !isHit)
    return remember(frame.id(), frame.ply(), frame.viewer(), heard, explains, isReadable) {
        // What has just been told the screen may not have heard of yet, so it is asked for anew.
        if (explains && isReadable) model.news(frame.scene()) else null
    }
}

@Composable
private fun told(
    ui: TableUi.Laid,
    news: News,
): Coached {
    val names = ui.frame().players().map { it.name() }
    val words = stringResource(news.sentence(), *names.toTypedArray())
    val soft = stringResource(R.string.news_soft)
    return remember(words, soft) { Coached(words, soft) }
}

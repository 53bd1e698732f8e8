package app.traytable.ui.help

import androidx.activity.compose.BackHandler
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.width
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.tooling.preview.PreviewScreenSizes
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.Rooms
import app.traytable.room.LocalRooms
import app.traytable.ui.Page
import app.traytable.ui.theme.TraytableTheme

/** Where in the help one is: the [game] unfolded, the [chapter] read, what is looked for. */
data class HelpPlace(
    val game: String? = null,
    val chapter: String? = null,
    val query: String = "",
)

/** What one can do in the contents. */
class HelpActions(
    val game: (String?) -> Unit,
    val chapter: (String) -> Unit,
    val query: (String) -> Unit,
)

/**
 * The help.
 *
 * @param open where to begin: a game ("chess"), a chapter ("chess/turn"), or all games. Back
 *     leads out from there, and from a chapter chosen in the contents to the contents.
 */
@Composable
fun HelpRoute(
    open: String?,
    onBack: () -> Unit,
) {
    var game by rememberSaveable { mutableStateOf(open?.substringBefore('/')) }
    var chapter by rememberSaveable { mutableStateOf(open?.takeIf { '/' in it }) }
    var query by rememberSaveable { mutableStateOf("") }
    var cameFromContents by rememberSaveable { mutableStateOf(false) }
    val showContents = {
        chapter = null
        cameFromContents = false
    }
    val leave = { if (cameFromContents) showContents() else onBack() }
    BackHandler(cameFromContents, showContents)
    HelpScreen(
        LocalRooms.current.all().map { it.book },
        HelpPlace(game, chapter, query),
        HelpActions(
            game = { game = it },
            chapter = {
                cameFromContents = cameFromContents || chapter == null
                game = it.substringBefore('/')
                chapter = it
            },
            query = { query = it },
        ),
        showContents,
        leave,
    )
}

/** The contents or a chapter; where there is room, the two side by side. */
@Composable
fun HelpScreen(
    books: List<HelpBook>,
    place: HelpPlace,
    on: HelpActions,
    onContents: () -> Unit,
    onBack: () -> Unit,
) {
    val reading = books.flatMap { it.chapters() }.find { it.id() == place.chapter }
    val title = reading?.let { books.of(it).shelf().name() } ?: R.string.help
    Page(stringResource(title), onBack, maxWidth = 1080.dp) {
        BoxWithConstraints {
            val contentsWidth = maxWidth * 0.4f
            val wide = maxWidth / LocalDensity.current.fontScale >= 680.dp
            when {
                wide -> {
                    val shown = reading ?: books.unfolded(place.game).start
                    Row {
                        HelpContents(
                            books,
                            place.copy(chapter = shown.id()),
                            on,
                            Modifier.width(contentsWidth),
                        )
                        Reading(books, shown, on, onContents = null)
                    }
                }

                reading != null -> {
                    Reading(books, reading, on, onContents)
                }

                else -> {
                    HelpContents(books, place, on)
                }
            }
        }
    }
}

/** The book of this [game], or the first one while none is unfolded. */
private fun List<HelpBook>.unfolded(game: String?) = first { game == null || it.game() == game }

private val HelpBook.start get() = chapters().first()

private fun List<HelpBook>.of(chapter: HelpChapter) = first { it.game() == chapter.game() }

@Composable
private fun Reading(
    books: List<HelpBook>,
    chapter: HelpChapter,
    on: HelpActions,
    onContents: (() -> Unit)?,
) {
    val chapters = books.of(chapter).chapters()
    HelpReading(
        chapter,
        chapters.getOrNull(chapters.indexOf(chapter) + 1),
        on.chapter,
        onContents,
    )
}

@PreviewScreenSizes
@Composable
private fun HelpPreview() {
    val books = Rooms.STANDARD.all().map { it.book }
    TraytableTheme(dark = false, dynamicColour = false) {
        HelpScreen(books, HelpPlace(books[0].game()), HelpActions({}, {}, {}), {}, {})
    }
}

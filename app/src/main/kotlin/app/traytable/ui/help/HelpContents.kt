package app.traytable.ui.help

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.foundation.lazy.rememberLazyListState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.selected
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.unit.dp
import app.traytable.R
import app.traytable.ui.cards.FAN_RATIO
import app.traytable.ui.cards.Fan
import app.traytable.ui.keys.ringedKeyStop
import app.traytable.ui.showsMore

/** All games and their chapters, or what the search finds. */
@Composable
fun HelpContents(
    books: List<HelpBook>,
    place: HelpPlace,
    on: HelpActions,
    modifier: Modifier = Modifier,
) {
    val hits = HelpSearch.search(books, place.query, LocalResources.current)
    // One comes back to the game one has read about.
    val list = rememberLazyListState(books.rowOf(place.game))
    Column(modifier) {
        SearchField(place.query, on.query)
        LazyColumn(
            Modifier.fillMaxSize().showsMore(list),
            list,
            PaddingValues(bottom = 24.dp),
        ) {
            when {
                place.query.isBlank() -> books.forEach { bookItems(it, place, on) }
                hits.isEmpty() -> item(key = "none") { NoHit() }
                else -> items(hits, key = { it.chapter().id() }) { HitRow(it, place, on.chapter) }
            }
        }
    }
}

/** Only one game is unfolded, so each one before it has one row. */
private fun List<HelpBook>.rowOf(game: String?): Int =
    indexOfFirst { it.game() == game }.coerceAtLeast(0)

private fun LazyListScope.bookItems(
    book: HelpBook,
    place: HelpPlace,
    on: HelpActions,
) {
    val isOpen = place.game == book.game()
    item(key = book.game()) { BookRow(book, isOpen) { on.game(if (isOpen) null else book.game()) } }
    if (isOpen) {
        items(book.chapters(), key = { it.id() }) { chapter ->
            ChapterRow(stringResource(chapter.title()), chapter.id() == place.chapter) {
                on.chapter(chapter.id())
            }
        }
    }
}

@Composable
private fun SearchField(
    query: String,
    onQuery: (String) -> Unit,
) {
    val hint = stringResource(R.string.help_search)
    OutlinedTextField(
        query,
        onQuery,
        Modifier
            .fillMaxWidth()
            .padding(horizontal = 16.dp)
            .padding(bottom = 12.dp)
            .semantics { contentDescription = hint },
        textStyle = MaterialTheme.typography.bodyLarge,
        placeholder = { Text(hint) },
        trailingIcon = {
            if (query.isNotEmpty()) {
                IconButton({ onQuery("") }, Modifier.ringedKeyStop()) {
                    Icon(
                        painterResource(R.drawable.ic_clear),
                        stringResource(R.string.help_search_clear),
                    )
                }
            }
        },
        singleLine = true,
        shape = RoundedCornerShape(16.dp),
    )
}

/** A game: its cards, its name, and whether its chapters are shown below. */
@Composable
private fun BookRow(
    book: HelpBook,
    isOpen: Boolean,
    onClick: () -> Unit,
) {
    val shown = book.shelf()
    val state = stringResource(if (isOpen) R.string.help_opened else R.string.help_closed)
    Row(
        Modifier
            .fillMaxWidth()
            .clickable(role = Role.Button, onClick = onClick)
            .semantics {
                heading()
                stateDescription = state
            }.heightIn(min = 64.dp)
            .padding(horizontal = 16.dp, vertical = 8.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Fan(shown.emblem(), Modifier.size(52.dp * FAN_RATIO, 52.dp))
        Text(
            stringResource(shown.name()),
            Modifier.weight(1f),
            style = MaterialTheme.typography.titleLarge,
        )
        Icon(
            painterResource(R.drawable.ic_forward),
            contentDescription = null,
            Modifier.rotate(if (isOpen) 270f else 90f),
        )
    }
}

@Composable
private fun ChapterRow(
    title: String,
    isRead: Boolean,
    onClick: () -> Unit,
) {
    val colours = MaterialTheme.colorScheme
    Row(
        Modifier
            .padding(horizontal = 8.dp)
            .clip(RoundedCornerShape(12.dp))
            .background(if (isRead) colours.secondaryContainer else colours.surface)
            .clickable(role = Role.Button, onClick = onClick)
            .semantics { if (isRead) selected = true }
            .fillMaxWidth()
            .heightIn(min = 48.dp)
            .padding(horizontal = 16.dp, vertical = 8.dp),
        Arrangement.spacedBy(8.dp),
        Alignment.CenterVertically,
    ) {
        Text(title, Modifier.weight(1f), style = MaterialTheme.typography.bodyLarge)
        Icon(painterResource(R.drawable.ic_forward), contentDescription = null)
    }
}

@Composable
private fun HitRow(
    hit: HelpHit,
    place: HelpPlace,
    onChapter: (String) -> Unit,
) {
    val game = stringResource(hit.book().shelf().name())
    ChapterRow(
        stringResource(R.string.help_hit, game, hit.heading()),
        hit.chapter().id() == place.chapter,
    ) { onChapter(hit.chapter().id()) }
}

@Composable
private fun NoHit() =
    Text(
        stringResource(R.string.help_no_hit),
        Modifier.padding(horizontal = 24.dp, vertical = 12.dp),
        style = MaterialTheme.typography.bodyLarge,
    )

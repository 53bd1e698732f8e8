package app.traytable.ui.help

import android.content.res.Resources
import androidx.annotation.StringRes
import androidx.compose.runtime.Composable
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.CardState
import app.traytable.ui.home.ShelfEntry

/** The rules of one game. */
class HelpBook(
    val game: String,
    val shelf: ShelfEntry,
    val chapters: List<HelpChapter>,
)

/**
 * One thing to know.
 *
 * @param id the game and a word, such as "chess/turn": a table opens its help with it
 * @param option the option that the whole chapter is about, if it is about one
 */
class HelpChapter(
    val id: String,
    @param:StringRes val title: Int,
    val parts: List<HelpPart>,
    val option: String? = null,
) {
    constructor(
        id: String,
        @StringRes title: Int,
        vararg parts: HelpPart,
        option: String? = null,
    ) : this(id, title, parts.asList(), option)

    val game = id.substringBefore('/')

    /** What the search looks at: the heading of the chapter and those inside it. */
    fun headings(resources: Resources): List<String> =
        (listOf(title) + parts.mapNotNull { it.heading })
            .map { resources.getString(it).replace('\n', ' ') }
}

sealed interface HelpPart {
    @get:StringRes
    val heading: Int? get() = null

    class Paragraph(
        @param:StringRes val text: Int,
    ) : HelpPart

    /** Cards as they lie on a table, row by row. */
    class Picture(
        val rows: List<List<LaidCard>>,
        @param:StringRes val caption: Int? = null,
    ) : HelpPart

    /** A card or two, what they are called, and what there is to know about them. */
    class Entry(
        @param:StringRes override val heading: Int,
        @param:StringRes val text: Int,
        val cards: List<CardFace> = emptyList(),
    ) : HelpPart {
        constructor(
            @StringRes heading: Int,
            @StringRes text: Int,
            vararg cards: CardFace,
        ) : this(heading, text, cards.asList())
    }

    /** What an option of the set-up changes. */
    class Choice(
        val option: String,
        @param:StringRes override val heading: Int,
        @param:StringRes val text: Int,
    ) : HelpPart

    /** Something that only this game has, drawn by itself. */
    class Figure(
        @param:StringRes val caption: Int,
        val draw: @Composable () -> Unit,
    ) : HelpPart
}

class LaidCard(
    val face: CardFace?,
    val state: CardState = CardState.Plain,
)

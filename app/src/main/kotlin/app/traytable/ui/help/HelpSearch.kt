package app.traytable.ui.help

import android.content.res.Resources
import java.text.Normalizer
import java.util.Locale

/** A chapter whose headings say what was looked for, and the one that says it best. */
class HelpHit(
    val book: HelpBook,
    val chapter: HelpChapter,
    val heading: String,
)

/**
 * The chapters that have all words of [query] in one heading, the name of the game helping. Case
 * and accents make no difference; an empty query finds nothing.
 */
fun List<HelpBook>.search(
    query: String,
    resources: Resources,
): List<HelpHit> {
    val words = plain(query).split(' ').filter { it.isNotEmpty() }
    if (words.isEmpty()) return emptyList()
    return flatMap { book ->
        val game = plain(resources.getString(book.shelf.name))
        book.chapters.mapNotNull { chapter ->
            chapter
                .headings(resources)
                .firstOrNull { heading -> words.all { it in "$game ${plain(heading)}" } }
                ?.let { HelpHit(book, chapter, it) }
        }
    }
}

private val ACCENTS = Regex("\\p{M}+")

private fun plain(text: String) =
    Normalizer
        .normalize(text.trim().lowercase(Locale.ROOT), Normalizer.Form.NFD)
        .replace(ACCENTS, "")

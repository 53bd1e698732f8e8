package app.traytable.ui.words

/** A name that ends with an ellipsis where it has more letters than these. */
fun String.endingAfter(most: Int): String =
    if (length <= most) this else take(most - 1).trimEnd(' ', '-', '.') + "…"

/** The same words again and again, while the names in them end earlier and earlier. */
fun endingEarlier(
    words: String,
    names: List<String>,
): Sequence<String> =
    LETTERS.asSequence().map { most ->
        names
            .filter { it.length > most }
            .sortedByDescending { it.length }
            .fold(words) { said, name -> said.replace(name, name.endingAfter(most)) }
    }

/** From a letter less than the longest name to what still tells people apart. */
internal val LETTERS: IntProgression = 23 downTo 3

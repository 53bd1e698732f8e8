package app.traytable.ui.play

/** What all cards of a game are called, found out once, and which of them a text names. */
class NameBook(
    called: (Byte) -> List<String>,
) {
    private val names: Map<Byte, List<String>> =
        (0..Byte.MAX_VALUE.toInt())
            .map { it.toByte() }
            .associateWith { card -> runCatching { called(card) }.getOrDefault(emptyList()) }

    private val all =
        names.values
            .flatten()
            .distinct()
            .sortedByDescending { it.length }

    private val mentioned = mutableMapOf<String, List<String>>()

    fun names(cards: Iterable<Byte>): List<String> = cards.flatMap { names[it].orEmpty() }

    /** All names in this text, also those that are part of others. */
    fun mentioned(text: String): List<String> =
        mentioned.getOrPut(text) { all.filter { text.positionOf(it) >= 0 } }

    /** The first name that is still there when all the allowed words are taken away. */
    fun others(
        text: String,
        allowed: Set<String>,
    ): String? {
        var rest = text
        allowed.sortedByDescending { it.length }.forEach { rest = rest.without(it) }
        return mentioned(text).firstOrNull { it !in allowed && rest.positionOf(it) >= 0 }
    }
}

/** As whole words: “red 1” is not in “red 12”. Less than 0 if it is not there. */
private fun String.positionOf(
    name: String,
    from: Int = 0,
): Int {
    var at = indexOf(name, from, ignoreCase = true)
    while (at >= 0 && (isWordAt(at - 1) || isWordAt(at + name.length))) {
        at = indexOf(name, at + 1, ignoreCase = true)
    }
    return at
}

private fun String.isWordAt(index: Int) = getOrNull(index)?.isLetterOrDigit() == true

private fun String.without(name: String): String {
    var rest = this
    var at = rest.positionOf(name)
    while (at >= 0) {
        rest = rest.replaceRange(at, at + name.length, "")
        at = rest.positionOf(name, at)
    }
    return rest
}

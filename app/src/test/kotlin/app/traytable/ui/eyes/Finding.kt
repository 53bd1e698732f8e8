package app.traytable.ui.eyes

/**
 * Something that some eye, ear or finger would miss.
 *
 * @param kind which check has found it
 * @param page the screen, without the way it was looked at
 */
data class Finding(
    val kind: String,
    val page: String,
    val what: String,
) {
    override fun toString() = "$kind: $what [$page]"
}

package app.traytable.ui.words

/**
 * Something that has happened, in words that become fewer where there is little room. In full it is
 * what the log says and what is heard.
 *
 * @param forms ways to say it, the longest first, each with the names of this speech
 */
class Sentence(
    private val forms: (Speech) -> List<String>,
) {
    fun whole(speech: Speech): String = forms(speech).first()

    fun shorter(speech: Speech): List<String> = forms(speech).drop(1)

    fun shortest(speech: Speech): String = forms(speech).last()
}

package app.traytable.ui.words

import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory

/** One text of the app in one language, as it is read: without the marks of the file. */
data class Text(
    val language: String,
    val file: String,
    val id: String,
    val words: String,
)

/** One word for each thing and language, and the words that are not used for it. */
class Glossary(
    lines: List<String>,
) {
    /** A word as it is written in the glossary, for a language. */
    data class Word(
        val language: String,
        val written: String,
    ) {
        private val regex = written.toWord()

        fun isIn(text: Text) = text.language == language && regex.containsMatchIn(text.words)
    }

    /** In this text the word is right. */
    data class Exempt(
        val id: String,
        val forbidden: List<Word>,
    )

    val words = mutableListOf<Word>()
    val forbidden = mutableListOf<Word>()
    val exceptions = mutableListOf<Exempt>()

    init {
        var ofThing = listOf<Word>()
        lines.map { it.trim() }.filterNot { it.isEmpty() || it.startsWith("#") }.forEach { line ->
            val not = NOT.matchEntire(line)
            val but = BUT.matchEntire(line)
            when {
                not != null -> {
                    val (language, list) = not.destructured
                    val more = list.split(", ").map { Word(language, it) }
                    ofThing = ofThing + more
                    forbidden += more
                }

                but != null -> {
                    exceptions += Exempt(but.groupValues[1], ofThing)
                }

                else -> {
                    val pair = checkNotNull(PAIR.matchEntire(line)) { line }
                    val (english, german) = pair.destructured
                    words += listOf(Word("en", english), Word("de", german))
                    ofThing = emptyList()
                }
            }
        }
    }

    /** "solo.xml, help_solo_turn_1 (de): Schutzkarte*" for every word that is not to be used. */
    fun complaints(texts: List<Text>): List<String> =
        texts.flatMap { text ->
            forbidden.filter { it.isIn(text) && !isException(text, it) }.map {
                "${text.file}, ${text.id} (${text.language}): ${it.written}"
            }
        }

    private fun isException(
        text: Text,
        word: Word,
    ) = exceptions.any { it.id == text.id && word in it.forbidden }

    companion object {
        private val PAIR = Regex("""([^|]+) \| ([^|]+)""")
        private val NOT = Regex("""not (en|de): (.+)""")
        private val BUT = Regex("""but (\w+): .+""")

        fun read() =
            checkNotNull(Glossary::class.java.getResource("/glossary.txt")).let {
                Glossary(it.readText().lines())
            }

        /** Every text of the app, and of the template of a game. */
        fun texts(): List<Text> =
            listOf("en" to "values", "de" to "values-de").flatMap { (language, folder) ->
                listOf("src/main/res", "src/test/res").flatMap { res ->
                    File("$res/$folder").listFiles { it.extension == "xml" }.orEmpty().flatMap {
                        texts(language, it)
                    }
                }
            }

        private fun texts(
            language: String,
            file: File,
        ): List<Text> {
            val root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file)
            return root.documentElement.elements().flatMap { element ->
                val id = element.getAttribute("name")
                val parts = element.elements().ifEmpty { listOf(element) }
                parts
                    .filter { element.tagName in READ }
                    .map { Text(language, file.name, id, plain(it.textContent)) }
            }
        }

        private val READ = setOf("string", "plurals", "string-array")

        private fun Element.elements() =
            (0 until childNodes.length).map(childNodes::item).filterIsInstance<Element>()

        /** A line that breaks is a space, and where a word may break is nothing. */
        private fun plain(written: String) = written.replace("\\n", " ").replace("\\u00AD", "")

        private fun String.toWord(): Regex {
            val rest = drop(1).split("*").joinToString("""\p{L}*""") { Regex.escape(it) }
            val first =
                if (first().isLowerCase()) {
                    "[${first()}${first().titlecase()}]"
                } else {
                    Regex.escape(take(1))
                }
            return Regex("""(?<![\p{L}\d])$first$rest(?![\p{L}\d])""")
        }
    }
}

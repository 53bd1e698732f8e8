package app.traytable.ui.words

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class GlossaryTest {
    private val glossary = Glossary.read()
    private val texts = Glossary.texts()

    @Test
    fun everyTextCallsAThingByItsOneName() {
        assertTrue("${texts.size} texts", texts.size > 2000)
        assertEquals(emptyList<String>(), glossary.complaints(texts))
    }

    @Test
    fun everyNameIsInUse() {
        val idle = glossary.words.filterNot { word -> texts.any(word::isIn) }
        assertEquals(emptyList<Glossary.Word>(), idle)
    }

    @Test
    fun everyExceptionIsNeeded() {
        val idle =
            glossary.exceptions.filterNot { exempt ->
                texts.any { it.id == exempt.id && exempt.forbidden.any { word -> word.isIn(it) } }
            }
        assertEquals(emptyList<Glossary.Exempt>(), idle)
    }

    @Test
    fun aWordThatIsNotToBeUsedIsFoundWhereItStands() {
        val small =
            Glossary(
                listOf(
                    "# what is won",
                    "trophy | Pokal",
                    "  not en: cup, Remove",
                    "  not de: Trophäe*, kommt weg",
                    "  but cup_of_tea: there is tea in it",
                ),
            )

        fun found(
            language: String,
            words: String,
            id: String = "it",
        ) = small.complaints(listOf(Text(language, "a.xml", id, words)))

        assertEquals(listOf("a.xml, it (en): cup"), found("en", "Cup, %1\$s!"))
        assertEquals(listOf("a.xml, it (de): Trophäe*"), found("de", "Zwei Trophäen."))
        assertEquals(listOf("a.xml, it (de): kommt weg"), found("de", "Was kommt weg?"))
        assertEquals(listOf("a.xml, it (en): Remove"), found("en", "Remove: a pile"))
        assertEquals(emptyList<String>(), found("en", "Cupboards remove nothing."))
        assertEquals(emptyList<String>(), found("de", "cup"))
        assertEquals(emptyList<String>(), found("en", "a cup", id = "cup_of_tea"))
    }
}

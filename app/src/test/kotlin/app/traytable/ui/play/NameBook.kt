package app.traytable.ui.play

import android.content.res.Resources
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.ui.cards.CardFace
import app.traytable.ui.cards.faces.noIdeaFace
import app.traytable.ui.cards.faces.pointAPileFace
import app.traytable.ui.cards.faces.qwintoFace
import app.traytable.ui.cards.faces.soloFace
import app.traytable.ui.cards.spoken
import app.traytable.ui.words.noIdeaCard
import app.traytable.ui.words.pointAPileCard
import app.traytable.ui.words.pointAPileMission
import app.traytable.ui.words.qwintoCard
import app.traytable.ui.words.soloCard

/** What all cards of a game are called, found out once, and which of them a text names. */
class NameBook(
    private val resources: Resources,
    private val game: String,
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

    /** Cards ask for much the same as missions, so a mission counts where it stands alone. */
    val missions: List<String> by lazy { PointAPileMission.entries.map(::mission).distinct() }

    fun mission(mission: PointAPileMission): String = pointAPileMission(resources, mission)

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

    /** In a sentence, and as the card reads itself out. */
    private fun called(card: Byte): List<String> =
        when (game) {
            "noidea" -> listOf(noIdeaCard(resources, card), read(noIdeaFace(card)))
            "qwinto" -> listOf(qwintoCard(resources, card), read(qwintoFace(card)))
            "pointapile" -> listOf(pointAPileCard(resources, card), read(pointAPileFace(card)))
            else -> listOf(soloCard(resources, card), read(soloFace(card)))
        }

    private fun read(face: CardFace) = face.spoken(resources)
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

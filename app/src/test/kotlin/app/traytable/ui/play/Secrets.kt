package app.traytable.ui.play

import android.content.res.Resources
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.traytable.match.Frame
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.solo.SoloPile
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Event
import app.traytable.rules.table.Seat
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
import app.traytable.ui.words.sentence
import app.traytable.ui.words.soloCard

/**
 * Which cards may be named on the screen, and which of all others is. What a viewer may know is
 * taken from the view, and the contract of the rules says that the view is right.
 */
class Secrets(
    private val resources: Resources,
) {
    /**
     * The first thing that is said and must not be, or null.
     *
     * @param peeked what lies under a finger that rests on it; null when there is none
     * @param settled nothing moves any more, so cards that were shown lie face down again
     */
    fun leak(
        frame: Frame,
        peeked: Any?,
        said: List<String>,
        settled: Boolean,
    ): String? {
        val views = listOfNotNull(frame.view(), peeked)
        val turning = if (settled) emptyList() else onTheirWayBack(frame)
        val visible = (views.flatMap { visible(it, frame) } + turning).filter { it >= 0 }.toSet()
        val allowed = (names(visible, frame) + told(frame)).sortedByDescending { it.length }
        val forbidden = everyName(frame) - allowed.toSet()
        val missions = missions(views, frame)
        return said.firstNotNullOfOrNull { text ->
            val rest = allowed.fold(text) { left, name -> left.replace(name, "", true) }
            val name = forbidden.firstOrNull { it.isIn(rest) }
            // Cards ask for much the same as missions, so a mission counts where it stands alone.
            (name ?: missions.firstOrNull { it.equals(text, true) })?.let { "“$it” in “$text”" }
        }
    }

    private fun told(frame: Frame): Set<String> =
        (frame.last() + frame.happened())
            .map { event ->
                sentence(resources, frame.game(), event, frame.players().map { it.name() })
            }.toSet()

    private fun names(
        cards: Iterable<Byte>,
        frame: Frame,
    ): Set<String> = cards.flatMap { names(frame.game(), it) }.toSet()

    /** In a sentence, and as the card reads itself out. */
    private fun names(
        game: String,
        card: Byte,
    ): List<String> =
        when (game) {
            "noidea" -> listOf(noIdeaCard(resources, card), read(noIdeaFace(card)))
            "qwinto" -> listOf(qwintoCard(resources, card), read(qwintoFace(card)))
            "pointapile" -> listOf(pointAPileCard(resources, card), read(pointAPileFace(card)))
            else -> listOf(soloCard(resources, card), read(soloFace(card)))
        }

    private fun read(face: CardFace) = face.spoken(resources)

    private fun missions(
        views: List<Any>,
        frame: Frame,
    ): Set<String> {
        val piles = views.filterIsInstance<PointAPileView>().filter { it.hasMissions() }
        if (piles.isEmpty()) return emptySet()
        val seats = frame.players().indices.map(Seat::of)
        val known = piles.flatMap { view -> seats.mapNotNull { view.mission(it) } }
        return names(PointAPileMission.entries) - names(known)
    }

    private fun names(missions: List<PointAPileMission>): Set<String> =
        missions.map { pointAPileMission(resources, it) }.toSet()

    private val everyName = mutableMapOf<String, Set<String>>()

    private fun everyName(frame: Frame): Set<String> =
        everyName.getOrPut(frame.game()) {
            (0..Byte.MAX_VALUE)
                .flatMap { card ->
                    runCatching { names(frame.game(), card.toByte()) }.getOrDefault(emptyList())
                }.toSet()
        }

    private fun visible(
        view: Any,
        frame: Frame,
    ): List<Byte> =
        when (view) {
            is NoIdeaView -> visible(view, frame)
            is QwintoView -> visible(view, frame)
            is PointAPileView -> visible(view) + named(frame)
            is SoloView -> visible(view)
            else -> throw IllegalArgumentException(frame.game())
        }

    private fun visible(
        view: NoIdeaView,
        frame: Frame,
    ): List<Byte> {
        val remembered = if (view.memoryAid()) seenBefore(view) else emptyList()
        return view.piles().flatMap { cards(it) } + cards(view.removed()) + view.held() +
            shown(frame.happened()) + remembered
    }

    /** Everybody has seen them; while they are being turned back they can still be seen. */
    private fun onTheirWayBack(frame: Frame): List<Byte> {
        val view = frame.view()
        return if (view is NoIdeaView) seenBefore(view) + shown(frame.last()) else emptyList()
    }

    private fun shown(events: List<Event>): List<Byte> =
        events.filter { it.verb() == "shows" }.map { NoIdeaCards.parse(it.words()[1]) }

    private fun seenBefore(view: NoIdeaView): List<Byte> =
        (0 until view.seats()).flatMap { seat ->
            (0 until 6).map { view.card(Seat.of(seat), it) }
        }

    /** A card that was covered in the last move has lain there for all to see. */
    private fun visible(
        view: QwintoView,
        frame: Frame,
    ): List<Byte> {
        val laid = frame.happened().filter { it.verb() == "lays" }.flatMap { it.words() }
        val seen = laid.mapNotNull { runCatching { QwintoCards.parse(it) }.getOrNull() }
        return (0 until 4).flatMap { view.covered(it) + view.card(it) } + view.hand() + seen
    }

    private fun cards(pile: NoIdeaPile?): List<Byte> =
        generateSequence(pile) { it.below() }.map { it.top() }.toList()

    private fun visible(view: PointAPileView): List<Byte> =
        view.discards() + view.unwanted() + view.open() + view.piles().flatten() +
            view.waiting().flatten() +
            (0 until view.seats()).flatMap { view.scorePile(Seat.of(it)) }

    /** What everybody was just told of is shown once more while it moves. */
    private fun named(frame: Frame): List<Byte> =
        (frame.last() + frame.happened())
            .flatMap { it.words() }
            .mapNotNull { runCatching { PointAPileCards.parse(it) }.getOrNull() }

    private fun visible(view: SoloView): List<Byte> =
        generateSequence(view.pile() as SoloPile?) { it.below() }.map { it.top() }.toList() +
            view.hand() + view.offer().toList() +
            (0 until view.seats()).flatMap { view.known(Seat.of(it)) }
}

/** As whole words: “red 1” is not in “red 12”. */
private fun String.isIn(text: String): Boolean {
    val at = text.indexOf(this, ignoreCase = true)
    if (at < 0) return false
    val before = text.getOrNull(at - 1)
    val after = text.getOrNull(at + length)
    return before?.isLetterOrDigit() != true && after?.isLetterOrDigit() != true
}

/** All that a screen reader, a test tag or an action's label could give away. */
fun SemanticsNode.said(): List<String> =
    listOfNotNull(
        config.getOrNull(SemanticsProperties.Text)?.joinToString { it.text },
        config.getOrNull(SemanticsProperties.ContentDescription)?.joinToString(),
        config.getOrNull(SemanticsProperties.StateDescription),
        config.getOrNull(SemanticsProperties.TestTag),
        config.getOrNull(SemanticsProperties.PaneTitle),
        config.getOrNull(SemanticsProperties.EditableText)?.text,
    ) + actions()

private fun SemanticsNode.actions(): List<String> =
    config.mapNotNull { (_, value) ->
        (value as? androidx.compose.ui.semantics.AccessibilityAction<*>)?.label
    }

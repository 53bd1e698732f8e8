package app.traytable.ui.play

import android.content.res.Resources
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaPile
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.qwinto.QwintoCards
import app.traytable.rules.qwinto.QwintoView
import app.traytable.rules.solo.SoloPile
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Event
import app.traytable.rules.table.Match
import app.traytable.rules.table.Move
import app.traytable.rules.table.Seat
import app.traytable.ui.words.sentence

/**
 * Which cards may be named on the screen, and which of all others is. What a viewer may know is
 * taken from the rules, whose contract says that their views are right, and never from the app.
 */
class Secrets(
    private val resources: Resources,
) {
    private val books = mutableMapOf<String, NameBook>()

    private fun book(game: String) = books.getOrPut(game) { NameBook(resources, game) }

    /**
     * The first thing that is said and must not be, or null.
     *
     * @param shown the match as it was when the screen shows it
     * @param viewer for whose eyes; null for everybody's
     * @param since all of them lay open to everybody a moment ago, and may be on their way still;
     *   none when nothing moves
     */
    fun leak(
        shown: Match<*, *, *>,
        viewer: Seat?,
        since: List<Match<*, *, *>>,
        said: List<Spoken>,
    ): String? {
        if (shown.isOver()) return null
        val eyes = Eyes(shown, viewer)
        val open by lazy { since.map { Eyes(it, null) } }
        return said.firstNotNullOfOrNull { spoken ->
            val name = eyes.unknownIn(spoken)
            val isOnItsWay = name != null && open.any { it.unknownIn(spoken) == null }
            name?.takeUnless { isOnItsWay }?.let { "“$it” in “${spoken.text}” at ${spoken.spot}" }
        }
    }

    private val lastEyes =
        object : LinkedHashMap<Pair<Match<*, *, *>, Seat?>, Known>() {
            override fun removeEldestEntry(eldest: Map.Entry<Pair<Match<*, *, *>, Seat?>, Known>) =
                size > 64
        }

    /** A match never changes, so what somebody knows of it is found out once. */
    private inner class Eyes(
        match: Match<*, *, *>,
        viewer: Seat?,
    ) {
        private val known = lastEyes.getOrPut(match to viewer) { Known(match, viewer) }

        fun unknownIn(spoken: Spoken) = known.unknownIn(spoken)
    }

    private inner class Known(
        private val match: Match<*, *, *>,
        private val viewer: Seat?,
    ) {
        private val book = book(match.setup().game())
        private val view = match.seenBy(viewer)
        private val names = book.names(visible(view, match, viewer)).toSet()
        private val told = told(match, viewer)
        private val fine = mutableSetOf<Spoken>()

        fun unknownIn(spoken: Spoken): String? {
            if (spoken in fine) return null
            val unknown = if (spoken.spot == null) unknownIn(spoken.text) else unknownAt(spoken)
            if (unknown == null) fine += spoken
            return unknown
        }

        private fun unknownIn(text: String): String? {
            if (text in told) return null
            val mentioned = book.mentioned(text)
            val card =
                mentioned.takeUnless(names::containsAll)?.let { book.others(text, names + told) }
            return card ?: secretWords(text)
        }

        /** A place of a layout shows what lies there, whatever may be seen elsewhere. */
        private fun unknownAt(spoken: Spoken): String? {
            val there = book.names(atSpot(view as NoIdeaView, match, spoken.spot)).toSet()
            return book.others(spoken.text, there)
        }

        /** What is no card: a mission, the worth of trophies. */
        private fun secretWords(text: String): String? =
            when (view) {
                is PointAPileView -> {
                    val own = viewer?.let(view::mission)
                    book.missions.firstOrNull {
                        it.equals(text, true) && it != own?.let(book::mission)
                    }
                }

                is NoIdeaView -> {
                    text.takeIf { WORTH.matches(it) && it != viewer?.let { v -> worth(view, v) } }
                }

                else -> {
                    null
                }
            }
    }

    /** Everything that happened in the last moves, except what has gone back face down since. */
    private fun told(
        match: Match<*, *, *>,
        viewer: Seat?,
    ): Set<String> {
        val names = match.players().map { it.name() }
        return latest(match)
            .flatMap { m ->
                m.lastEvents(viewer).filter { m === match || it.verb() != "shows" }
            }.map { sentence(resources, match.setup().game(), it, names) }
            .toSet()
    }

    private fun latest(match: Match<*, *, *>) =
        generateSequence(match as Match<*, *, *>?) { it.before() }.take(TOLD).toList()

    private fun visible(
        view: Any,
        match: Match<*, *, *>,
        viewer: Seat?,
    ): List<Byte> =
        when (view) {
            is NoIdeaView -> {
                view.piles().flatMap { cards(it) } + cards(view.removed()) + view.held() +
                    shows(match.lastEvents(viewer)).map { it.second }
            }

            is QwintoView -> {
                visible(view, match.lastEvents(viewer))
            }

            is PointAPileView -> {
                visible(view) + named(latest(match).flatMap { it.lastEvents(viewer) })
            }

            is SoloView -> {
                visible(view)
            }

            else -> {
                throw IllegalArgumentException(match.setup().game())
            }
        }.filter { it >= 0 }

    /** The card in question, one just turned, or what the aid remembers. */
    private fun atSpot(
        view: NoIdeaView,
        match: Match<*, *, *>,
        spot: String?,
    ): List<Byte> {
        val turned = shows(match.lastEvents(null)).filter { it.first == spot }.map { it.second }
        val held = view.held().takeIf { spot == "${view.current()} ${view.heldFrom()}" }
        val (seat, place) = checkNotNull(spot).split(' ')
        val kept = view.card(Seat.parse(seat), place.toInt()).takeIf { view.memoryAid() }
        return (turned + listOfNotNull(held, kept)).filter { it >= 0 }
    }

    private fun shows(events: List<Event>): List<Pair<String, Byte>> =
        events.filter { it.verb() == "shows" }.map {
            "${it.seat()} ${it.words()[0].toInt() - 1}" to NoIdeaCards.parse(it.words()[1])
        }

    private fun worth(
        view: NoIdeaView,
        seat: Seat,
    ): String {
        val prizes = (0..2).flatMap { value -> List(view.prizes(seat, value)) { value } }
        val values = view.trophies(seat).map { it.toInt() } + prizes
        return "${values.joinToString(" + ").ifEmpty { "0" }} = ${values.sum()}"
    }

    /** A card that was covered in the last move has lain there for all to see. */
    private fun visible(
        view: QwintoView,
        happened: List<Event>,
    ): List<Byte> {
        val laid = happened.filter { it.verb() == "lays" }.flatMap { it.words() }
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
    private fun named(events: List<Event>): List<Byte> =
        events
            .flatMap { it.words() }
            .mapNotNull { runCatching { PointAPileCards.parse(it) }.getOrNull() }

    private fun visible(view: SoloView): List<Byte> =
        generateSequence(view.pile() as SoloPile?) { it.below() }.map { it.top() }.toList() +
            view.hand() + view.offer().toList() +
            (0 until view.seats()).flatMap { view.known(Seat.of(it)) }

    private companion object {
        /** So many moves are told on the table. */
        const val TOLD = 4

        val WORTH = Regex("""\d+( \+ \d+)* = \d+""")
    }
}

private fun <S : Any, M : Move, V : Any> Match<S, M, V>.seenBy(viewer: Seat?): V =
    if (viewer == null) game().table(state()) else game().view(state(), viewer)

private fun <S : Any> Match<S, *, *>.isOver() = game().toAct(state()).isEmpty

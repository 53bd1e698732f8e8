package app.traytable.ui.solo

import app.traytable.rules.solo.SoloCards
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.table.Cards

/** The legal moves, by what one touches for them. A pick is what has been touched, as text. */
internal class SoloPicks(
    private val view: SoloView,
    moves: List<SoloMove>,
) {
    /** For the last cards together, the same if “Solo!” is forgotten with them. */
    private val silently: Map<SoloMove, SoloMove> =
        moves.filterIsInstance<SoloMove.Silently>().associateBy { it.lay() }

    val moves: List<SoloMove> = moves.filter { it !is SoloMove.Silently }

    /** There is something with which “Solo!” has to be said. */
    val wantSolo: Boolean = silently.isNotEmpty()

    /** The move as it is made by somebody who says “Solo!” with it or does not. */
    fun spoken(
        move: SoloMove,
        aloud: Boolean,
    ): SoloMove = silently[move].takeUnless { aloud } ?: move

    /** All that this pick may come to: one move, or several between which to choose. */
    fun of(pick: String): List<SoloMove> =
        when {
            pick == PROTECT -> {
                moves.filterIsInstance<SoloMove.Protect>()
            }

            pick.startsWith(TRIPLE) -> {
                moves.filter { it is SoloMove.Triple && triple(it) == pick }
            }

            else -> {
                moves.filter { card(it)?.let(SoloCards::text) == pick }
            }
        }

    /** A pick for each number of which all cards may be laid together. */
    val triples: List<String> =
        this.moves
            .filterIsInstance<SoloMove.Triple>()
            .sortedBy { SoloCards.number(it.last()) }
            .map(::triple)
            .distinct()

    /** Protection is an answer to something here, and not just another black card. */
    val mayShield: Boolean =
        this.moves.any { it is SoloMove.Protect } &&
            (
                view.isAsked || view.chain() > 0 ||
                    view.viewer()?.let(view.toAct()::contains) == false
            )

    /** The buttons that need no card, in the order of their weight. */
    val plain: List<SoloMove> =
        this.moves.filter {
            when (it) {
                is SoloMove.Say, is SoloMove.Interject, is SoloMove.Accept, is SoloMove.Go,
                is SoloMove.Take, is SoloMove.Draw, is SoloMove.Keep,
                -> true

                is SoloMove.Triple, is SoloMove.Give, is SoloMove.Play, is SoloMove.PlayFor,
                is SoloMove.PlayAt, is SoloMove.Protect, is SoloMove.Silently,
                -> false
            }
        }

    /** The card of the own hand that is touched for it. */
    private fun card(move: SoloMove): Byte? =
        when (move) {
            is SoloMove.Play -> move.card()

            is SoloMove.PlayFor -> move.card()

            is SoloMove.PlayAt -> move.card()

            is SoloMove.Give -> move.card()

            is SoloMove.Protect -> move.card()

            is SoloMove.Interject -> view.top()

            is SoloMove.Draw, is SoloMove.Take, is SoloMove.Keep, is SoloMove.Accept,
            is SoloMove.Go, is SoloMove.Say, is SoloMove.Triple, is SoloMove.Silently,
            -> null
        }

    companion object {
        const val PROTECT = "protect"
        private const val TRIPLE = "triple "

        private fun triple(move: SoloMove.Triple) = TRIPLE + SoloCards.number(move.last())

        fun numberOf(triple: String) = triple.removePrefix(TRIPLE)

        /** Whether this card is among those that have been picked. */
        fun isPicked(
            picked: String?,
            card: Byte,
        ) = picked == SoloCards.text(card) || picked == TRIPLE + SoloCards.number(card)
    }
}

/** A card of the own hand and what may be done with it. */
internal class HeldCard(
    val card: Byte,
    val moves: List<SoloMove>,
    val isSelected: Boolean,
)

/** The own hand, in the order of the rules. Of two equal cards, one may be chosen already. */
internal fun held(
    view: SoloView,
    picks: SoloPicks,
    picked: String?,
): List<HeldCard> {
    val offered = view.offer().filter { it != Cards.HIDDEN }.toMutableList()
    return view.hand().map { card ->
        val isOffered = offered.remove(card)
        HeldCard(
            card,
            if (isOffered) emptyList() else picks.of(SoloCards.text(card)),
            isOffered || SoloPicks.isPicked(picked, card),
        )
    }
}

package app.traytable.ui.solo

import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView

/** The legal moves, by what one touches for them. */
internal class SoloPicks(
    private val view: SoloView,
    moves: List<SoloMove>,
) {
    /** For the last cards together, the same if “Solo!” is forgotten with them. */
    private val silently: Map<SoloMove, SoloMove> =
        moves.filterIsInstance<SoloMove.Silently>().associateBy { it.lay() }

    val moves: List<SoloMove> = moves.filter { it !is SoloMove.Silently }

    /** “Solo!” has to be said with it. */
    fun wantsSolo(move: SoloMove): Boolean = move in silently

    /** The move as it is made by somebody who says “Solo!” with it or does not. */
    fun spoken(
        move: SoloMove,
        aloud: Boolean,
    ): SoloMove = silently[move].takeUnless { aloud } ?: move

    /** All that touching this card may come to: one move, or several between which to choose. */
    fun of(card: Byte): List<SoloMove> = moves.filter { card(it) == card }

    /** What is done without a card when it is one's turn; there is one such thing at the most. */
    val main: SoloMove? =
        this.moves.firstOrNull {
            it is SoloMove.Accept || it is SoloMove.Go || it is SoloMove.Take ||
                it is SoloMove.Draw || it is SoloMove.Keep
        }

    /** What a card is called for, in turn or out of it; the most urgent only. */
    val call: SoloMove? =
        this.moves.firstOrNull { it is SoloMove.Interject }
            ?: this.moves
                .filterIsInstance<SoloMove.Protect>()
                .singleOrNull()
                .takeIf { mayShield }

    /** What takes cards from the draw pile. */
    val draw: SoloMove? = main?.takeIf { it is SoloMove.Draw || it is SoloMove.Take }

    /** Protection is an answer to something here, and not just another black card. */
    private val mayShield: Boolean
        get() =
            view.isAsked || view.chain() > 0 ||
                view.viewer()?.let(view.toAct()::contains) == false

    /** The card of the own hand that is touched for it; of a Triple+ the one that ends on top. */
    fun card(move: SoloMove): Byte? =
        when (move) {
            is SoloMove.Play -> move.card()

            is SoloMove.PlayFor -> move.card()

            is SoloMove.PlayAt -> move.card()

            is SoloMove.Give -> move.card()

            is SoloMove.Protect -> move.card()

            is SoloMove.Triple -> move.last()

            is SoloMove.Interject -> view.top()

            is SoloMove.Silently -> card(move.lay())

            is SoloMove.Draw, is SoloMove.Take, is SoloMove.Keep, is SoloMove.Accept,
            is SoloMove.Go, is SoloMove.Say,
            -> null
        }
}

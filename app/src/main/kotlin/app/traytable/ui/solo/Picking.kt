package app.traytable.ui.solo

import app.traytable.rules.solo.SoloMove

/**
 * The table at one moment, with the card that has been touched so far.
 *
 * @param picked the key of that card, about which something is still to be said
 * @param aloud “Solo!” is said with the last cards, if several are laid together
 * @param onPick hears which card is touched next, or that none is any more
 */
internal class Picking(
    val table: SoloMoment,
    private val picked: String? = null,
    val aloud: Boolean = false,
    val onAloud: () -> Unit = {},
    private val onPick: (String?) -> Unit = {},
) {
    val picks = SoloPicks(table.view, table.moves)

    /** The move of a hint, if whoever looks wants one. */
    val hinted: SoloMove? = table.viewer?.let(table::hinted)

    val hand: List<HeldCard> = held(table.view)

    /** The moves between which the player has to choose first. */
    val question: List<SoloMove> =
        hand.firstOrNull { it.key == picked }?.let { picks.of(it.card) }.orEmpty()

    fun isPicked(held: HeldCard) = held.isOffered || (held.key == picked && question.isNotEmpty())

    fun play(move: SoloMove) = table.play(picks.spoken(move, aloud))

    /** Plays the card if that is all there is to say, else asks. A second touch puts it back. */
    fun touch(held: HeldCard) {
        val only = picks.of(held.card).singleOrNull()
        when {
            held.key == picked -> onPick(null)
            only == null || only is SoloMove.Triple -> onPick(held.key)
            else -> play(only)
        }
    }

    fun pickNothing() = onPick(null)
}

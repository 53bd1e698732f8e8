package app.traytable.ui.solo

import app.traytable.rules.solo.SoloMove

/**
 * What has been touched so far.
 *
 * @param picked the key of the card about which something is still to be said
 * @param aloud “Solo!” is said with the last cards, if several are laid together
 * @param inVain what was touched last and cannot be done: the key of a card, or the draw pile
 */
internal data class Touched(
    val picked: String? = null,
    val aloud: Boolean = false,
    val inVain: String? = null,
)

/**
 * The table at one moment, with what has been touched so far.
 *
 * @param chance somebody may still say “Solo!” before others go on
 * @param onTouch hears what has been touched then
 */
internal class Picking(
    val table: SoloMoment,
    private val touched: Touched = Touched(),
    val chance: SoloChance? = null,
    private val onTouch: (Touched) -> Unit = {},
) {
    private val picked = touched.picked
    val aloud = touched.aloud
    val inVain = touched.inVain

    val picks = SoloPicks(table.view, table.moves)

    /** The move of a hint, if whoever looks wants one. */
    val hinted: SoloMove? = table.viewer?.let(table::hinted)

    val hand: List<HeldCard> = held(table.view)

    /** It is asked which card is laid, so that of each it can be told whether it fits. */
    val isLaying: Boolean =
        table.moves.isNotEmpty() && table.viewer in table.frame.toAct() &&
            !table.view.isGiving && !table.view.isAsked

    /** “Solo!” can be said with the last cards. */
    val mayBeAloud: Boolean = picks.moves.any(picks::wantsSolo)

    /** What a hint wants next is “Solo!”: now, or with the last cards once they are chosen. */
    val isSayHinted: Boolean get() =
        hinted is SoloMove.Say ||
            (hinted != null && !aloud && hinted in question && picks.wantsSolo(hinted))

    /** The phone stays where it is until “Solo!” has been said or the time for it is over. */
    val isGivenTime: Boolean get() = table.isHandOver && chance?.isOver == false

    /** Nothing is asked of whoever has drawn: the card does not fit, and nobody else looks on. */
    val goesOnByItself: Boolean =
        table.moves.isEmpty() && table.view.hasDrawn() && table.viewer in table.frame.toAct()

    /** The moves between which the player has to choose first. */
    val question: List<SoloMove> =
        hand.firstOrNull { it.key == picked }?.let { picks.of(it.card) }.orEmpty()

    fun isPicked(held: HeldCard) = held.isOffered || (held.key == picked && question.isNotEmpty())

    fun play(move: SoloMove) = table.play(picks.spoken(move, aloud))

    /** Plays the card if that is all there is to say, else asks. A second touch puts it back. */
    fun touch(held: HeldCard) {
        val only = picks.of(held.card).singleOrNull()
        when {
            held.key == picked -> pickNothing()
            only == null || only is SoloMove.Triple -> onTouch(Touched(held.key, aloud))
            else -> play(only)
        }
    }

    fun pickNothing() = onTouch(Touched(null, aloud))

    val onAloud: () -> Unit = { onTouch(Touched(picked, !aloud)) }

    /** Says why that cannot be done; nothing else changes. */
    fun touchInVain(what: String) = onTouch(touched.copy(inVain = what))
}

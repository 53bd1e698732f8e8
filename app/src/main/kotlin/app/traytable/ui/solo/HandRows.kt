package app.traytable.ui.solo

/**
 * Where the cards of a hand lie: side by side while there is room, else one over the other, then in
 * rows. Of every card at least the left part stays visible, as wide as [strip], and in each row but
 * the last one its upper part, as high as [step]: index and fingertip fit there.
 */
class HandRows(
    count: Int,
    private val room: Int,
    private val card: Int,
    strip: Int,
    private val step: Int,
    gap: Int,
) {
    private val mostPerRow = maxOf(1, (room - card) / strip + 1)
    private val rows = maxOf(1, (count + mostPerRow - 1) / mostPerRow)
    private val perRow = maxOf(1, (count + rows - 1) / rows)
    private val inLastRow = count - perRow * (rows - 1)
    private val across =
        if (perRow == 1) 0 else minOf(card + gap, (room - card) / (perRow - 1))

    /** From the top of the first row to the top of the last. */
    val depth = (rows - 1) * step

    fun x(index: Int): Int {
        val inRow = if (index / perRow == rows - 1) inLastRow else perRow
        val left = (room - card - (inRow - 1) * across) / 2
        return left + index % perRow * across
    }

    fun y(index: Int): Int = index / perRow * step
}

package app.traytable.ui.cards

/** How a card stands out, told by its height and by what is drawn on it, not by colour alone. */
enum class CardState(
    internal val lift: Float,
) {
    Plain(0f),

    /** It can be played now: raised, with a ring behind a dark gap. */
    Legal(0.05f),

    /** It is chosen: raised higher, with a ring and a tick. */
    Selected(0.1f),

    /** It would be the best one: raised, lit, with a lamp above. */
    Hinted(0.1f),

    /** Look here: it has just come, or is won. */
    Lit(0f),

    /** It must not be taken now: dim, with the sign for that. */
    Barred(0f),

    /** It does not matter any more. */
    Faded(0f),
}

package app.traytable.room

import androidx.annotation.StringRes
import app.traytable.ui.cards.CardColour

/** How the statistics show what a game counts besides its points. */
sealed interface FigureWords {
    /** What it is made of, as the game calls it. */
    val ids: List<String>

    /** How many in an average match. */
    class PerMatch(
        val id: String,
        @param:StringRes val label: Int,
    ) : FigureWords {
        override val ids = listOf(id)
    }

    /** How many in all matches together. */
    class InAll(
        val id: String,
        @param:StringRes val label: Int,
    ) : FigureWords {
        override val ids = listOf(id)
    }

    /** How many for each of something else, whose number differs from match to match. */
    class PerEach(
        val id: String,
        val each: String,
        @param:StringRes val label: Int,
    ) : FigureWords {
        override val ids = listOf(id, each)
    }

    /** Two ways of which it is always one or the other. */
    class Against(
        @param:StringRes val title: Int,
        val one: FigurePart,
        val other: FigurePart,
    ) : FigureWords {
        override val ids = listOf(one.id, other.id)
    }

    /** What an average match is made of, side by side. */
    class Parts(
        @param:StringRes val title: Int,
        val parts: List<FigurePart>,
    ) : FigureWords {
        override val ids = parts.map { it.id }
    }
}

/** @param colour of the cards that it is about */
class FigurePart(
    val id: String,
    @param:StringRes val label: Int,
    val colour: CardColour? = null,
)

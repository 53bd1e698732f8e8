package app.traytable.ui.play

import android.content.res.Resources
import app.traytable.rules.table.Match
import app.traytable.rules.table.Seat

/** Which cards may be named on the screen, and which of all others is. */
class Secrets(
    private val resources: Resources,
) {
    private val books = mutableMapOf<String, NameBook>()

    /**
     * The first thing that is said and must not be, or null.
     *
     * @param shown the match as it was when the screen shows it
     * @param viewer for whose eyes; null for everybody's
     * @param since all of them lay open to everybody a moment ago, and may be on their way still;
     *   none when nothing moves
     */
    fun leak(
        shown: MatchUnderTest<*, *, *, *>,
        viewer: Seat?,
        since: List<MatchUnderTest<*, *, *, *>>,
        said: List<Spoken>,
    ): String? {
        if (shown.match.toAct().isEmpty) return null
        val eyes = known(shown, viewer)
        val open by lazy { since.map { known(it, null) } }
        return said.firstNotNullOfOrNull { spoken ->
            val name = eyes.unknownIn(spoken)
            val isOnItsWay = name != null && open.any { it.unknownIn(spoken) == null }
            name?.takeUnless { isOnItsWay }?.let { "“$it” in “${spoken.text}” at ${spoken.spot}" }
        }
    }

    private val lately =
        object : LinkedHashMap<Pair<Match<*, *, *, *>, Seat?>, Known<*, *, *, *>>() {
            override fun removeEldestEntry(
                eldest: Map.Entry<Pair<Match<*, *, *, *>, Seat?>, Known<*, *, *, *>>,
            ) = size > 64
        }

    /** A match never changes, so what somebody knows of it is found out once. */
    private fun known(
        played: MatchUnderTest<*, *, *, *>,
        viewer: Seat?,
    ): Known<*, *, *, *> =
        lately.getOrPut(played.match to viewer) {
            val id = played.match.setup().game()
            val book = books.getOrPut(id) { NameBook { played.game.names(it, resources) } }
            played.known(viewer, resources, book)
        }
}

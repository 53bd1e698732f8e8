package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileState.Phase
import app.traytable.ui.words.Sentence

/** What has just happened, without what everybody sees lying there. */
internal fun story(parts: Parts): List<Sentence>? {
    val revealed = parts.revealed
    val view = parts.view
    val sentence =
        when {
            revealed != null && revealed.count > 0 -> {
                Sentence { listOf(it.say(R.string.pile_all_aimed)) }
            }

            revealed != null -> {
                Sentence { listOf(it.say(R.string.pile_revealed)) }
            }

            view.phase() == Phase.POINTING && parts.haveSomePointed() -> {
                pointed(parts)
            }

            view.phase() == Phase.POINTING && parts.isSplit -> {
                wasSplit(parts)
            }

            parts.together != null -> {
                Sentence { listOf(it.say(R.string.tell_pile_everybody_chooses)) }
            }

            else -> {
                null
            }
        }
    return sentence?.let(::listOf)
}

/** Where all point at the same moment, bots have only chosen: their hands come with the others. */
private fun Parts.haveSomePointed(): Boolean =
    view.pointing().any { hasPointed(it) && (together == null || !table.isBot(it)) }

/** "Five have pointed. Ben and Gül still think." */
private fun pointed(parts: Parts): Sentence {
    val view = parts.view
    val done = view.pointing().size() - view.toPick().size()
    return Sentence {
        val pointed = it.sayFor(R.plurals.pile_have_pointed, done, done)
        val thinking = it.and(it.names(view.toPick()))
        val think = it.sayFor(R.plurals.pile_still_think, view.toPick().size(), thinking)
        listOf("$pointed $think", pointed)
    }
}

/** "Anna has split the pile. Ben and Gül point again." */
private fun wasSplit(parts: Parts): Sentence {
    val view = parts.view
    return Sentence {
        val again = it.and(it.names(view.pointing()))
        val split = it.say(R.string.pile_was_split, it.name(view.active()), again)
        listOf(split) + it.pointAgain(view.pointing())
    }
}

package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.ui.words.Speech

/** What has happened in No Idea, in fewer and fewer words; nothing where it is short anyway. */
internal fun Speech.briefly(event: NoIdeaEvent): List<String> {
    val who = name(event.seat())
    return when (event) {
        is NoIdeaEvent.Touches -> {
            listOf(
                say(R.string.brief_noidea_touches, who),
                say(R.string.briefest_noidea_touches, who),
            )
        }

        is NoIdeaEvent.Draws -> {
            listOf(draws(who, event.card()))
        }

        is NoIdeaEvent.DrawsNothing -> {
            listOf(say(R.string.brief_draws_nothing, who))
        }

        is NoIdeaEvent.Opens -> {
            listOf(say(R.string.brief_noidea_opens, who, event.pile() + 1))
        }

        is NoIdeaEvent.Lays -> {
            listOf(say(R.string.brief_noidea_lays, who, event.pile() + 1))
        }

        is NoIdeaEvent.Shows -> {
            listOf(say(R.string.brief_noidea_shows, who, event.place() + 1))
        }

        is NoIdeaEvent.Returns -> {
            listOf(say(R.string.brief_noidea_returns, event.place() + 1))
        }

        is NoIdeaEvent.Plus -> {
            listOf(say(R.string.brief_noidea_plus))
        }

        is NoIdeaEvent.Removes -> {
            listOf(removes(event.piles()))
        }

        is NoIdeaEvent.Refills -> {
            listOf(
                say(R.string.brief_noidea_refills, who),
                say(R.string.briefest_noidea_refills),
            )
        }

        is NoIdeaEvent.IsDealt -> {
            listOf(isDealt(who, event.cards()))
        }

        is NoIdeaEvent.Claims -> {
            listOf(say(R.string.brief_noidea_claims, who))
        }

        is NoIdeaEvent.Right -> {
            listOf(say(R.string.brief_noidea_right, who))
        }

        is NoIdeaEvent.Mistaken -> {
            listOf(say(R.string.brief_noidea_mistaken, who))
        }

        is NoIdeaEvent.Clears -> {
            emptyList()
        }

        is NoIdeaEvent.WinsPrize -> {
            listOf(say(R.string.brief_noidea_wins_prize, who))
        }

        is NoIdeaEvent.WinsTrophy -> {
            listOf(say(R.string.tell_noidea_wins_secret_trophy, who))
        }

        is NoIdeaEvent.Shuffles -> {
            listOf(shufflesBriefly(event.cards()))
        }
    }
}

private fun Speech.draws(
    who: String,
    card: Byte,
) = if (NoIdeaCards.isPrize(card)) {
    say(R.string.brief_noidea_draws_prize, who)
} else {
    sayMany(R.plurals.tell_draws_secretly, 1, who)
}

private fun Speech.removes(piles: Int) =
    if (piles == 0) {
        say(R.string.brief_noidea_removes_nothing)
    } else {
        sayMany(R.plurals.brief_noidea_removes, piles)
    }

private fun Speech.isDealt(
    who: String,
    cards: Int,
) = if (cards == 0) {
    say(R.string.brief_noidea_is_dealt_nothing, who)
} else {
    sayMany(R.plurals.brief_noidea_is_dealt, cards, who)
}

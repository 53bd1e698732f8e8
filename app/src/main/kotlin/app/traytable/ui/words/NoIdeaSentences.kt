package app.traytable.ui.words

import app.traytable.R
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.table.Event

internal fun Speech.ofNoIdea(event: Event): String {
    val who = actor(event)
    val words = event.words()
    return when (event.verb()) {
        "touches" -> {
            say(R.string.tell_noidea_touches, who)
        }

        "draws" -> {
            draws(who, NoIdeaCards.parse(words[0]))
        }

        "draws-nothing" -> {
            say(R.string.tell_draws_nothing, who)
        }

        "opens" -> {
            say(R.string.tell_noidea_opens, who, spoken(words[0]), words[1])
        }

        "lays" -> {
            say(R.string.tell_noidea_lays, who, spoken(words[0]), words[1])
        }

        "shows" -> {
            if (event.isSecret()) {
                say(R.string.tell_noidea_shows_secret, who, words[0])
            } else {
                shows(who, words[0], NoIdeaCards.parse(words[1]))
            }
        }

        "returns" -> {
            say(R.string.tell_noidea_returns, who, words[0])
        }

        "plus" -> {
            say(R.string.tell_noidea_plus, who)
        }

        "removes" -> {
            removes(who, words[0].toInt())
        }

        "refills" -> {
            say(R.string.tell_noidea_refills, who)
        }

        "is-dealt" -> {
            isDealt(who, words[0].toInt())
        }

        "claims" -> {
            say(R.string.tell_noidea_claims, who)
        }

        "right" -> {
            say(R.string.tell_noidea_right, who)
        }

        "mistaken" -> {
            say(R.string.tell_noidea_mistaken, who)
        }

        "clears" -> {
            say(R.string.tell_noidea_clears, who)
        }

        "wins-prize" -> {
            winsPrize(who, NoIdeaCards.prizeValue(NoIdeaCards.parse(words[0])))
        }

        "wins-trophy" -> {
            if (event.isSecret()) {
                say(R.string.tell_noidea_wins_secret_trophy, who)
            } else {
                say(R.string.tell_noidea_wins_trophy, who, points(words[0].toInt()))
            }
        }

        "shuffles" -> {
            shuffles(words[0].toInt())
        }

        else -> {
            noSentence(event)
        }
    }
}

private fun Speech.spoken(card: String): String = noIdeaCard(NoIdeaCards.parse(card))

private fun Speech.draws(
    who: String,
    card: Byte,
): String =
    if (NoIdeaCards.isPrize(card)) {
        say(R.string.tell_noidea_draws_prize, who)
    } else {
        say(R.string.tell_draws_cards, who, oneCard(noIdeaCard(card)))
    }

private fun Speech.shows(
    who: String,
    place: String,
    card: Byte,
): String =
    if (NoIdeaCards.isPrize(card)) {
        say(R.string.tell_noidea_shows_prize, who, place)
    } else {
        say(R.string.tell_noidea_shows, who, place, oneCard(noIdeaCard(card)))
    }

private fun Speech.removes(
    who: String,
    piles: Int,
): String =
    if (piles == 0) {
        say(R.string.tell_noidea_removes_nothing)
    } else {
        sayMany(R.plurals.tell_noidea_removes, piles, who)
    }

private fun Speech.isDealt(
    who: String,
    cards: Int,
): String =
    if (cards == 0) {
        say(R.string.tell_noidea_is_dealt_nothing, who)
    } else {
        sayMany(R.plurals.tell_noidea_is_dealt, cards, who)
    }

private fun Speech.winsPrize(
    who: String,
    value: Int,
): String = say(R.string.tell_noidea_wins_prize, who, points(value))

/** A draw pile runs out in the same way in three of the games. */
internal fun Speech.shuffles(cards: Int): String =
    if (cards == 0) {
        say(R.string.tell_shuffles_nothing)
    } else {
        sayMany(R.plurals.tell_shuffles, cards)
    }

package app.traytable.ui.words

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileCards
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.table.Event

internal fun Speech.ofPointAPile(event: Event): String {
    val who = actor(event)
    val words = event.words()
    return when (event.verb()) {
        "draws" -> {
            say(R.string.tell_draws_cards, who, spoken(words))
        }

        "puts" -> {
            say(R.string.tell_pile_puts, who, spoken(words.take(1)), pile(words[1]))
        }

        "counts-down" -> {
            if (everybody(words)) {
                say(R.string.tell_pile_everybody_chooses)
            } else {
                say(R.string.tell_pile_some_choose, and(words.map(::name)))
            }
        }

        "picks" -> {
            if (event.isSecret()) {
                say(R.string.tell_pile_picks_secretly, who)
            } else {
                say(R.string.tell_pile_picks, who, target(words[0]))
            }
        }

        "points" -> {
            say(R.string.tell_pile_points, who, target(words[0]))
        }

        "wanted" -> {
            say(R.string.tell_pile_wanted, name(words[1]), pile(words[0]))
        }

        "unwanted" -> {
            say(R.string.tell_pile_unwanted, pile(words[0]))
        }

        "unsplittable" -> {
            say(R.string.tell_pile_unsplittable, wanting(words), pile(words[0]))
        }

        "contested" -> {
            say(R.string.tell_pile_contested, wanting(words), pile(words[0]))
        }

        "splits" -> {
            say(R.string.tell_pile_splits, who, spoken(words))
        }

        "scores" -> {
            say(R.string.tell_pile_scores, who, spoken(words))
        }

        "scores-unwanted" -> {
            say(R.string.tell_pile_scores_unwanted, who, spoken(words))
        }

        "discards" -> {
            say(R.string.tell_pile_discards, spoken(words))
        }

        "reaches" -> {
            reaches(event, words[0])
        }

        "completes" -> {
            say(R.string.tell_pile_completes, who, mission(missionCalled(words[0])))
        }

        "runs-out" -> {
            runsOut(words[0].toInt())
        }

        "shuffles" -> {
            sayMany(R.plurals.tell_pile_shuffles, words[0].toInt())
        }

        else -> {
            noSentence(event)
        }
    }
}

private fun Speech.spoken(cards: List<String>): String =
    cards(cards.map { pointAPileCard(PointAPileCards.parse(it)) })

/** The number in a word like "P2". */
private fun pile(word: String): String = word.drop(1)

private fun Speech.target(word: String): String =
    if (word == "space") {
        say(R.string.words_at_empty_table)
    } else {
        say(R.string.words_at_pile, pile(word))
    }

private fun Speech.wanting(words: List<String>): String = and(words.drop(1).map(::name))

private fun Speech.reaches(
    event: Event,
    goal: String,
): String =
    when (goal) {
        "colour" -> say(R.string.tell_pile_reaches_colour, actor(event))
        "points" -> say(R.string.tell_pile_reaches_points, actor(event))
        "both" -> say(R.string.tell_pile_reaches_both, actor(event))
        else -> noSentence(event)
    }

private fun Speech.runsOut(cards: Int): String =
    if (cards == 0) {
        say(R.string.tell_pile_runs_out_empty)
    } else {
        sayMany(R.plurals.tell_pile_runs_out, cards)
    }

private fun missionCalled(text: String): PointAPileMission =
    PointAPileMission.entries.first { it.toString() == text }

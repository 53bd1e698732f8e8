package app.traytable.ui.words

import app.traytable.R
import app.traytable.rules.solo.SoloCards
import app.traytable.rules.table.Event

internal fun Speech.ofSolo(event: Event): String {
    val who = actor(event)
    val words = event.words()
    return when (event.verb()) {
        "deals" -> say(R.string.tell_solo_deals, who)

        "turns" -> say(R.string.tell_solo_turns, who, spoken(words))

        // A Protection may also be laid where there is nothing to be protected from.
        "lays", "protects" -> say(R.string.tell_solo_lays, who, spoken(words))

        "interjects" -> say(R.string.tell_solo_interjects, who, spoken(words))

        "triple" -> say(R.string.tell_solo_triple, who)

        "wishes" -> say(R.string.tell_solo_wishes, who, colour(colourOf(words[0].first())))

        "is-skipped" -> say(R.string.tell_solo_is_skipped, who)

        "changes-direction" -> say(R.string.tell_solo_changes_direction)

        "draws" -> draws(event)

        "draws-nothing" -> say(R.string.tell_draws_nothing, who)

        "keeps" -> say(R.string.tell_solo_keeps, who)

        "shuffles" -> shuffles(words[0].toInt())

        "aims" -> say(R.string.tell_solo_aims, who, name(words[0]))

        "chooses" -> sayMany(R.plurals.tell_solo_chooses, words[0].toInt(), who)

        "asks" -> say(R.string.tell_solo_asks, name(words[0]))

        "accepts" -> say(R.string.tell_solo_accepts, who)

        "swaps" -> say(R.string.tell_solo_swaps, who, name(words[0]))

        "gives" -> gives(event)

        "goes-on" -> say(R.string.tell_solo_goes_on, who)

        "passes-hand" -> say(R.string.tell_solo_passes_hand, who, name(words[0]))

        "says-solo" -> say(R.string.tell_solo_says_solo, who)

        "forgot-solo" -> say(R.string.tell_solo_forgot_solo, who)

        "goes-out" -> say(R.string.tell_solo_goes_out, who)

        "counts" -> counts(who, words[0].toInt(), words[1], words.drop(2))

        else -> noSentence(event)
    }
}

private fun Speech.spoken(cards: List<String>): String =
    cards(cards.map { soloCard(SoloCards.parse(it)) }, ::oneSoloCard)

private fun Speech.draws(event: Event): String {
    val (count, cards) = event.words().first() to event.words().drop(1)
    return if (event.isSecret()) {
        sayMany(R.plurals.tell_draws_secretly, count.toInt(), actor(event))
    } else {
        say(R.string.tell_draws_cards, actor(event), spoken(cards))
    }
}

private fun Speech.gives(event: Event): String {
    val (to, cards) = name(event.words().first()) to event.words().drop(1)
    return if (event.isSecret()) {
        sayMany(R.plurals.tell_solo_gives_secretly, cards.size, actor(event), to)
    } else {
        say(R.string.tell_solo_gives, actor(event), to, spoken(cards))
    }
}

private fun Speech.counts(
    who: String,
    points: Int,
    total: String,
    cards: List<String>,
): String =
    if (cards.isEmpty()) {
        say(R.string.tell_solo_counts_nothing, who, total)
    } else {
        say(R.string.tell_solo_counts, who, points(points), spoken(cards), total)
    }

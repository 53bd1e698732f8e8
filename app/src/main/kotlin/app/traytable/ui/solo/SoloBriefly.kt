package app.traytable.ui.solo

import app.traytable.R
import app.traytable.rules.solo.SoloEvent
import app.traytable.ui.words.Speech

/** What has happened in Solo, in fewer and fewer words; nothing where it is short anyway. */
internal fun Speech.briefly(event: SoloEvent): List<String> {
    val who = name(event.seat())
    return when (event) {
        is SoloEvent.Deals -> {
            listOf(say(R.string.brief_solo_deals, who))
        }

        is SoloEvent.Turns -> {
            listOf(say(R.string.brief_solo_turns, who))
        }

        is SoloEvent.Lays, is SoloEvent.Protects -> {
            listOf(say(R.string.brief_solo_lays, who))
        }

        is SoloEvent.Interjects -> {
            listOf(say(R.string.brief_solo_interjects, who))
        }

        is SoloEvent.ChangesDirection -> {
            listOf(say(R.string.brief_solo_changes_direction))
        }

        is SoloEvent.Draws -> {
            listOf(sayMany(R.plurals.tell_draws_secretly, event.cards().size, who))
        }

        is SoloEvent.DrawsNothing -> {
            listOf(say(R.string.brief_draws_nothing, who))
        }

        is SoloEvent.Shuffles -> {
            listOf(shufflesBriefly(event.cards()))
        }

        is SoloEvent.Aims -> {
            listOf(say(R.string.brief_solo_aims, name(event.target())))
        }

        is SoloEvent.Chooses -> {
            listOf(say(R.string.brief_solo_chooses, who))
        }

        is SoloEvent.Asks -> {
            listOf(say(R.string.brief_solo_asks, name(event.target())))
        }

        is SoloEvent.Swaps -> {
            listOf(say(R.string.brief_solo_swaps, who, name(event.other())))
        }

        is SoloEvent.Gives -> {
            val to = name(event.to())
            listOf(sayMany(R.plurals.tell_solo_gives_secretly, event.cards().size, who, to))
        }

        is SoloEvent.PassesHand -> {
            listOf(say(R.string.brief_solo_passes_hand, who, name(event.to())))
        }

        is SoloEvent.ForgotSolo -> {
            listOf(say(R.string.brief_solo_forgot_solo, who))
        }

        is SoloEvent.GoesOut -> {
            listOf(say(R.string.brief_solo_goes_out, who))
        }

        is SoloEvent.Counts -> {
            counts(who, event)
        }

        is SoloEvent.CallsTriple, is SoloEvent.Wishes, is SoloEvent.IsSkipped, is SoloEvent.Keeps,
        is SoloEvent.Accepts, is SoloEvent.GoesOn, is SoloEvent.SaysSolo,
        -> {
            emptyList()
        }
    }
}

private fun Speech.counts(
    who: String,
    event: SoloEvent.Counts,
): List<String> {
    if (event.cards().isEmpty()) {
        return listOf(say(R.string.brief_solo_counts_nothing, who, event.total()))
    }
    val points = points(event.points())
    return listOf(
        say(R.string.brief_solo_counts, who, points, event.total()),
        say(R.string.briefest_solo_counts, who, points),
    )
}

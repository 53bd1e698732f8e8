package app.traytable.ui.pointapile

import app.traytable.R
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileEvent.Goal
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seats
import app.traytable.ui.words.Speech

/** What has happened in Point-a-Pile, in fewer and fewer words; the last ones fit on one line. */
internal fun Speech.briefly(event: PointAPileEvent): List<String> {
    val who = name(event.seat())
    return when (event) {
        is PointAPileEvent.Draws -> {
            val draws = sayMany(R.plurals.tell_draws_secretly, event.cards().size, who)
            listOf(draws, say(R.string.pile_forms_shortly, who))
        }

        is PointAPileEvent.Puts -> {
            listOf(say(R.string.brief_pile_points, who, event.pile() + 1))
        }

        is PointAPileEvent.CountsDown -> {
            countsDown(event.pointing())
        }

        is PointAPileEvent.Picks -> {
            listOf(say(R.string.tell_pile_picks_secretly, who))
        }

        is PointAPileEvent.Points -> {
            listOf(points(who, event.target()))
        }

        is PointAPileEvent.Wanted -> {
            listOf(say(R.string.brief_pile_wanted, name(event.by()), event.pile() + 1))
        }

        is PointAPileEvent.Unwanted -> {
            listOf(say(R.string.brief_pile_unwanted, event.pile() + 1))
        }

        is PointAPileEvent.Unsplittable -> {
            listOf(
                say(R.string.brief_pile_unsplittable, and(names(event.by())), event.pile() + 1),
                say(R.string.briefest_pile_unsplittable, event.pile() + 1),
            )
        }

        is PointAPileEvent.Contested -> {
            listOf(
                say(R.string.brief_pile_contested, and(names(event.by())), event.pile() + 1),
                say(R.string.briefest_pile_contested, event.pile() + 1),
            )
        }

        is PointAPileEvent.Splits -> {
            listOf(
                sayMany(R.plurals.brief_pile_splits, event.cards().size, who),
                say(R.string.pile_splits_shortly, who),
            )
        }

        is PointAPileEvent.Scores -> {
            listOf(
                sayMany(R.plurals.brief_pile_scores, event.cards().size, who),
                sayMany(R.plurals.briefest_pile_scores, event.cards().size, who),
            )
        }

        is PointAPileEvent.ScoresUnwanted -> {
            listOf(
                say(R.string.brief_pile_scores_unwanted, who),
                say(R.string.pile_gets_rest, who),
            )
        }

        is PointAPileEvent.Discards -> {
            listOf(
                say(R.string.brief_pile_discards),
                say(R.string.briefest_pile_discards),
            )
        }

        is PointAPileEvent.Reaches -> {
            reaches(who, event.goal())
        }

        is PointAPileEvent.Completes -> {
            listOf(
                say(R.string.brief_pile_completes, who),
                say(R.string.briefest_pile_completes),
            )
        }

        is PointAPileEvent.RunsOut -> {
            listOf(runsOut(event.cards()))
        }

        is PointAPileEvent.Shuffles -> {
            listOf(
                say(R.string.brief_pile_shuffles),
                say(R.string.briefest_pile_shuffles),
            )
        }
    }
}

internal fun Speech.names(seats: Seats): List<String> = seats.map { name(it) }

private fun Speech.countsDown(pointing: Seats): List<String> =
    if (isEverybody(pointing)) {
        listOf(say(R.string.pile_all_choose))
    } else {
        pointAgain(pointing)
    }

internal fun Speech.pointAgain(pointing: Seats): List<String> =
    listOf(
        say(R.string.brief_pile_point_again, and(names(pointing))),
        say(R.string.briefest_pile_point_again, count(pointing.size()).upper()),
    )

private fun Speech.points(
    who: String,
    target: Byte,
): String =
    when (target) {
        Cards.HIDDEN -> say(R.string.tell_pile_picks_secretly, who)
        PointAPileView.SPACE -> say(R.string.brief_pile_points_space, who)
        else -> say(R.string.brief_pile_points, who, target + 1)
    }

private fun Speech.reaches(
    who: String,
    goal: Goal,
): List<String> =
    when (goal) {
        Goal.COLOUR -> listOf(say(R.string.brief_pile_reaches_colour, who))
        Goal.POINTS -> emptyList()
        Goal.BOTH -> listOf(say(R.string.brief_pile_reaches_both, who))
    }

private fun Speech.runsOut(cards: Int): String =
    say(if (cards == 0) R.string.brief_pile_runs_out_empty else R.string.brief_pile_runs_out)

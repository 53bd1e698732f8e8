package app.traytable.ui.pointapile

import androidx.compose.runtime.Composable
import androidx.compose.ui.platform.LocalResources
import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.pointapile.PointAPileEvent
import app.traytable.rules.pointapile.PointAPileEvent.Goal
import app.traytable.rules.pointapile.PointAPileMission
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.pointapile.bots.PointAPileReason
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Seats
import app.traytable.ui.cards.card
import app.traytable.ui.words.Speech

/** What is said at a table of Point-a-Pile. */
class PointAPileWords(
    private val speech: Speech,
) : GameWords<PointAPileMove, PointAPileView, PointAPileEvent, PointAPileReason> {
    override fun event(event: PointAPileEvent): String =
        with(speech) {
            val who = name(event.seat())
            when (event) {
                is PointAPileEvent.Draws -> {
                    say(R.string.tell_draws_cards, who, spoken(event.cards()))
                }

                is PointAPileEvent.Puts -> {
                    val card = spoken(listOf(event.card()))
                    say(R.string.tell_pile_puts, who, card, event.pile() + 1)
                }

                is PointAPileEvent.CountsDown -> {
                    countsDown(event.pointing())
                }

                is PointAPileEvent.Picks -> {
                    picks(who, event.target())
                }

                is PointAPileEvent.Points -> {
                    say(R.string.tell_pile_points, who, target(event.target()))
                }

                is PointAPileEvent.Wanted -> {
                    say(R.string.tell_pile_wanted, name(event.by()), event.pile() + 1)
                }

                is PointAPileEvent.Unwanted -> {
                    say(R.string.tell_pile_unwanted, event.pile() + 1)
                }

                is PointAPileEvent.Unsplittable -> {
                    say(R.string.tell_pile_unsplittable, names(event.by()), event.pile() + 1)
                }

                is PointAPileEvent.Contested -> {
                    say(R.string.tell_pile_contested, names(event.by()), event.pile() + 1)
                }

                is PointAPileEvent.Splits -> {
                    say(R.string.tell_pile_splits, who, spoken(event.cards()))
                }

                is PointAPileEvent.Scores -> {
                    say(R.string.tell_pile_scores, who, spoken(event.cards()))
                }

                is PointAPileEvent.ScoresUnwanted -> {
                    say(R.string.tell_pile_scores_unwanted, who, spoken(event.cards()))
                }

                is PointAPileEvent.Discards -> {
                    say(R.string.tell_pile_discards, spoken(event.cards()))
                }

                is PointAPileEvent.Reaches -> {
                    reaches(who, event.goal())
                }

                is PointAPileEvent.Completes -> {
                    say(R.string.tell_pile_completes, who, mission(event.mission()))
                }

                is PointAPileEvent.RunsOut -> {
                    runsOut(event.cards())
                }

                is PointAPileEvent.Shuffles -> {
                    sayMany(R.plurals.tell_pile_shuffles, event.cards())
                }
            }
        }

    override fun lies(view: PointAPileView): String = speech.lies(view)

    override fun owns(
        view: PointAPileView,
        seat: Seat,
    ): String = speech.owns(view, seat)

    override fun shorter(event: PointAPileEvent): List<String> = speech.briefly(event)

    override fun move(move: PointAPileMove): String =
        with(speech) {
            when (move) {
                is PointAPileMove.Done -> say(R.string.move_pile_done)
                is PointAPileMove.Put -> say(R.string.move_on_pile, move.pile() + 1)
                is PointAPileMove.PutNew -> say(R.string.move_pile_new)
                is PointAPileMove.Pick -> say(R.string.move_pile_pick, move.pile() + 1)
                is PointAPileMove.PickSpace -> say(R.string.move_pile_space)
            }
        }

    /** A button stands below the card it is for; here the card must be named. */
    override fun hinted(
        move: PointAPileMove,
        view: PointAPileView,
    ): String =
        when (move) {
            is PointAPileMove.Put -> {
                cardWhere(view.open()[move.card()], move)
            }

            is PointAPileMove.PutNew -> {
                cardWhere(view.open()[move.card()], move)
            }

            is PointAPileMove.Done, is PointAPileMove.Pick, is PointAPileMove.PickSpace -> {
                move(move)
            }
        }

    private fun cardWhere(
        card: Byte,
        move: PointAPileMove,
    ) = speech.say(R.string.hint_card_where, card(card), move(move))

    override fun reason(reason: PointAPileReason): String =
        with(speech) {
            when (reason) {
                is PointAPileReason.OnlyMove -> {
                    say(R.string.hint_only_move)
                }

                is PointAPileReason.Wins -> {
                    say(R.string.hint_pile_wins)
                }

                is PointAPileReason.Blocks -> {
                    say(R.string.hint_pile_blocks, name(reason.other()))
                }

                is PointAPileReason.NobodyElse -> {
                    say(R.string.hint_pile_nobody_else)
                }

                is PointAPileReason.BringsPoints -> {
                    say(R.string.hint_pile_points, points(reason.points()), reason.total())
                }

                is PointAPileReason.CollectsColour -> {
                    say(R.string.hint_pile_colour, colour(reason.colour()), reason.cards())
                }

                is PointAPileReason.LessWanted -> {
                    say(R.string.hint_pile_less_wanted)
                }

                is PointAPileReason.EmptySpace -> {
                    say(R.string.hint_pile_space)
                }

                is PointAPileReason.Bars -> {
                    say(R.string.hint_pile_bars, colour(reason.top()), names(reason.others()))
                }

                is PointAPileReason.Under -> {
                    say(R.string.hint_pile_under, colour(reason.top()))
                }

                is PointAPileReason.Spreads -> {
                    say(R.string.hint_pile_spreads)
                }

                is PointAPileReason.LeavesWin -> {
                    say(R.string.hint_pile_leaves_win, reason.pile() + 1)
                }

                is PointAPileReason.LetsWin -> {
                    say(R.string.hint_pile_lets_win, name(reason.other()), reason.pile() + 1)
                }

                is PointAPileReason.CostsPoints -> {
                    say(R.string.hint_pile_costs, points(reason.points()))
                }

                is PointAPileReason.SharedWith -> {
                    say(R.string.hint_pile_shared, reason.others(), reason.instead())
                }

                is PointAPileReason.FewerPoints -> {
                    say(R.string.hint_pile_fewer_points, points(reason.fewer()))
                }

                is PointAPileReason.NothingForSure -> {
                    say(R.string.hint_pile_nothing_for_sure)
                }

                is PointAPileReason.MakesWinner -> {
                    say(R.string.hint_pile_makes_winner, name(reason.other()))
                }

                is PointAPileReason.BarsYou -> {
                    say(R.string.hint_pile_bars_you, colour(reason.top()))
                }

                is PointAPileReason.Unbars -> {
                    say(R.string.hint_pile_unbars, colour(reason.covered()), names(reason.others()))
                }

                is PointAPileReason.WentBest -> {
                    say(R.string.hint_went_best)
                }
            }
        }

    /** A card as it is said aloud, "red +5 (for 4 red cards)". */
    fun card(card: Byte): String = speech.card(pointAPileFace(card))

    /** What a mission asks for, "all colours and six points". */
    fun mission(mission: PointAPileMission): String =
        speech.say(
            when (mission) {
                PointAPileMission.FIVE_OF_ONE_COLOUR -> R.string.mission_five_of_one_colour
                PointAPileMission.TWO_OF_EVERY_COLOUR -> R.string.mission_two_of_every_colour
                PointAPileMission.TEN_POINTS -> R.string.mission_ten_points
                PointAPileMission.SIX_CARDS_WITH_TEXT -> R.string.mission_six_cards_with_text
                PointAPileMission.FIVE_BLANK_CARDS -> R.string.mission_five_blank_cards
                PointAPileMission.ALL_COLOURS_AND_SIX_POINTS -> R.string.mission_colours_and_points
                PointAPileMission.ALL_COLOURS_AND_SIX_CARDS -> R.string.mission_colours_and_cards
                PointAPileMission.TWELVE_CARDS -> R.string.mission_twelve_cards
                PointAPileMission.EIGHT_CARDS_AND_FOUR_POINTS -> R.string.mission_cards_and_points
                PointAPileMission.FIVE_RED_AND_THREE_GREEN -> R.string.mission_red_and_green
            },
        )

    private fun Speech.spoken(cards: List<Byte>): String = cards(cards.map { card(it) })

    private fun Speech.names(seats: Seats): String = and(seats.map { name(it) })

    private fun Speech.countsDown(pointing: Seats): String =
        if (isEverybody(pointing)) {
            say(R.string.tell_pile_everybody_chooses)
        } else {
            say(R.string.tell_pile_some_choose, names(pointing))
        }

    private fun Speech.picks(
        who: String,
        target: Byte,
    ): String =
        if (target == Cards.HIDDEN) {
            say(R.string.tell_pile_picks_secretly, who)
        } else {
            say(R.string.tell_pile_picks, who, target(target))
        }

    private fun Speech.target(target: Byte): String =
        if (target == PointAPileView.SPACE) {
            say(R.string.words_at_empty_table)
        } else {
            say(R.string.words_at_pile, target + 1)
        }

    private fun Speech.reaches(
        who: String,
        goal: Goal,
    ): String =
        when (goal) {
            Goal.COLOUR -> say(R.string.tell_pile_reaches_colour, who)
            Goal.POINTS -> say(R.string.tell_pile_reaches_points, who)
            Goal.BOTH -> say(R.string.tell_pile_reaches_both, who)
        }

    private fun Speech.runsOut(cards: Int): String =
        if (cards == 0) {
            say(R.string.tell_pile_runs_out_empty)
        } else {
            sayMany(R.plurals.tell_pile_runs_out, cards)
        }
}

/** What cards and missions are called on this screen. */
@Composable
internal fun pileWords() = PointAPileWords(Speech(LocalResources.current))

package app.traytable.ui.solo

import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.solo.SoloEvent
import app.traytable.rules.solo.SoloMove
import app.traytable.rules.solo.SoloView
import app.traytable.rules.solo.bots.SoloReason
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.card
import app.traytable.ui.words.Speech

/** What is said at a table of Solo. */
class SoloWords(
    private val speech: Speech,
) : GameWords<SoloMove, SoloView, SoloEvent, SoloReason> {
    override fun event(event: SoloEvent): String =
        with(speech) {
            val who = name(event.seat())
            when (event) {
                is SoloEvent.Deals -> say(R.string.tell_solo_deals, who)

                is SoloEvent.Turns -> shows(R.string.tell_solo_turns, who, event.card())

                is SoloEvent.Lays -> shows(R.string.tell_solo_lays, who, event.card())

                // It may also be laid where there is nothing to be protected from.
                is SoloEvent.Protects -> shows(R.string.tell_solo_lays, who, event.card())

                is SoloEvent.Interjects -> shows(R.string.tell_solo_interjects, who, event.card())

                is SoloEvent.CallsTriple -> say(R.string.tell_solo_triple, who)

                is SoloEvent.Wishes -> say(R.string.tell_solo_wishes, who, colour(event.colour()))

                is SoloEvent.IsSkipped -> say(R.string.tell_solo_is_skipped, who)

                is SoloEvent.ChangesDirection -> say(R.string.tell_solo_changes_direction)

                is SoloEvent.Draws -> draws(who, event.cards())

                is SoloEvent.DrawsNothing -> say(R.string.tell_draws_nothing, who)

                is SoloEvent.Keeps -> say(R.string.tell_solo_keeps, who)

                is SoloEvent.Shuffles -> shuffles(event.cards())

                is SoloEvent.Aims -> say(R.string.tell_solo_aims, who, name(event.target()))

                is SoloEvent.Chooses -> sayMany(R.plurals.tell_solo_chooses, event.chosen(), who)

                is SoloEvent.Asks -> say(R.string.tell_solo_asks, name(event.target()))

                is SoloEvent.Accepts -> say(R.string.tell_solo_accepts, who)

                is SoloEvent.Swaps -> say(R.string.tell_solo_swaps, who, name(event.other()))

                is SoloEvent.Gives -> gives(who, name(event.to()), event.cards())

                is SoloEvent.GoesOn -> say(R.string.tell_solo_goes_on, who)

                is SoloEvent.PassesHand -> passesHand(who, event.to())

                is SoloEvent.SaysSolo -> say(R.string.tell_solo_says_solo, who)

                is SoloEvent.ForgotSolo -> say(R.string.tell_solo_forgot_solo, who)

                is SoloEvent.GoesOut -> say(R.string.tell_solo_goes_out, who)

                is SoloEvent.Counts -> counts(who, event)
            }
        }

    override fun lies(view: SoloView): String = speech.lies(view)

    override fun owns(
        view: SoloView,
        seat: Seat,
    ): String = speech.owns(view, seat)

    override fun shorter(event: SoloEvent): List<String> = speech.briefly(event)

    override fun move(move: SoloMove): String =
        with(speech) {
            when (move) {
                is SoloMove.Draw -> {
                    say(R.string.move_draw)
                }

                is SoloMove.Take -> {
                    say(R.string.move_solo_take)
                }

                is SoloMove.Keep -> {
                    say(R.string.move_solo_keep)
                }

                is SoloMove.Accept -> {
                    say(R.string.move_solo_accept)
                }

                is SoloMove.Go -> {
                    say(R.string.move_solo_go)
                }

                is SoloMove.Say -> {
                    say(R.string.move_solo_say)
                }

                is SoloMove.Interject -> {
                    say(R.string.move_solo_interject)
                }

                is SoloMove.Protect -> {
                    say(R.string.move_solo_play, card(move.card()))
                }

                is SoloMove.Triple -> {
                    say(R.string.move_solo_triple, card(move.last()))
                }

                is SoloMove.Silently -> {
                    say(R.string.move_solo_silently, move(move.lay()))
                }

                is SoloMove.Give -> {
                    say(R.string.move_solo_give, card(move.card()))
                }

                is SoloMove.Play -> {
                    say(R.string.move_solo_play, card(move.card()))
                }

                is SoloMove.PlayFor -> {
                    say(R.string.move_solo_play_for, card(move.card()), colour(move.colour()))
                }

                is SoloMove.PlayAt -> {
                    say(R.string.move_solo_play_at, card(move.card()), name(move.target()))
                }
            }
        }

    override fun reason(reason: SoloReason): String =
        with(speech) {
            when (reason) {
                is SoloReason.OnlyMove -> say(R.string.hint_only_move)
                is SoloReason.GoesOut -> say(R.string.hint_solo_goes_out)
                is SoloReason.SoloAndOut -> say(R.string.hint_solo_and_out)
                is SoloReason.SaySolo -> say(R.string.hint_solo_say_solo)
                is SoloReason.FreeCard -> say(R.string.hint_solo_free_card)
                is SoloReason.Triple -> many(R.string.hint_solo_triple, reason.cards())
                is SoloReason.NothingFits -> say(R.string.hint_solo_nothing_fits)
                is SoloReason.SavesCards -> say(R.string.hint_solo_saves_cards)
                is SoloReason.ChainGoesOn -> many(R.string.hint_solo_chain_goes_on, reason.cards())
                is SoloReason.StopsChain -> many(R.string.hint_solo_stops_chain, reason.cards())
                is SoloReason.KeepsHand -> about(R.string.hint_solo_keeps_hand, reason.seat())
                is SoloReason.BetterHand -> betterHand(reason)
                is SoloReason.RefusesGift -> about(R.string.hint_solo_refuses_gift, reason.seat())
                is SoloReason.GivesTwo -> about(R.string.hint_solo_gives_two, reason.seat())
                is SoloReason.GivesWorst -> say(R.string.hint_solo_gives_worst)
                is SoloReason.Hinders -> hinders(reason)
                is SoloReason.OwnColour -> ownColour(reason)
                is SoloReason.KeepsBlack -> sayMany(R.plurals.hint_solo_keeps_black, reason.cards())
                is SoloReason.WentBest -> say(R.string.hint_went_best)
                is SoloReason.Against -> against(reason)
            }
        }

    private fun Speech.against(reason: SoloReason.Against): String =
        when (reason) {
            is SoloReason.MissesEnd -> say(R.string.against_solo_misses_end)
            is SoloReason.StaysSilent -> say(R.string.against_solo_stays_silent)
            is SoloReason.TakesCards -> sayMany(R.plurals.against_solo_takes_cards, reason.cards())
            is SoloReason.KeepsFitting -> keepsFitting(reason.card())
            is SoloReason.LongerHand -> longerHand(reason)
            is SoloReason.SpendsBlack -> spendsBlack(reason.coloured())
            is SoloReason.NoneLeft -> noneLeft(reason.colour())
            is SoloReason.LetsPass -> letsPass(reason)
        }

    private fun Speech.keepsFitting(card: Byte) =
        say(R.string.against_solo_keeps_fitting, this@SoloWords.card(card))

    private fun Speech.longerHand(reason: SoloReason.LongerHand) =
        sayMany(
            R.plurals.against_solo_longer_hand,
            reason.cards(),
            name(reason.seat()),
            count(reason.own()),
        )

    private fun Speech.spendsBlack(coloured: Int) =
        sayMany(R.plurals.against_solo_spends_black, coloured)

    private fun Speech.noneLeft(colour: Colour) =
        say(R.string.against_solo_none_left, colour(colour))

    private fun Speech.letsPass(reason: SoloReason.LetsPass) =
        sayMany(R.plurals.against_solo_lets_pass, reason.cards(), name(reason.seat()))

    /** A card as it is said aloud, "red 7" or "yellow Skip". */
    fun card(card: Byte): String = speech.card(soloFace(card))

    private fun Speech.shows(
        words: Int,
        who: String,
        card: Byte,
    ) = say(words, who, several(listOf(card)))

    private fun Speech.passesHand(
        who: String,
        to: Seat,
    ) = say(R.string.tell_solo_passes_hand, who, name(to))

    private fun Speech.about(
        words: Int,
        seat: Seat,
    ) = say(words, name(seat))

    private fun Speech.many(
        words: Int,
        cards: Int,
    ) = say(words, count(cards))

    private fun Speech.ownColour(reason: SoloReason.OwnColour) =
        sayMany(R.plurals.hint_solo_own_colour, reason.cards(), colour(reason.colour()))

    private fun Speech.hinders(reason: SoloReason.Hinders) =
        sayMany(R.plurals.hint_solo_hinders, reason.cards(), name(reason.seat()))

    private fun Speech.betterHand(reason: SoloReason.BetterHand) =
        sayMany(R.plurals.hint_solo_better_hand, reason.cards(), name(reason.seat()))

    /** "a red 7". */
    fun one(card: Byte): String = several(listOf(card))

    /** "a red 7 and two green 3s". */
    private fun several(cards: List<Byte>): String = speech.cards(cards.map(::card))

    /** A list of many would be longer than the rim of the tray: they stand in the hand. */
    private fun Speech.draws(
        who: String,
        cards: List<Byte>,
    ) = if (Cards.HIDDEN in cards || cards.distinct().size > MOST_NAMED) {
        sayMany(R.plurals.tell_draws_secretly, cards.size, who)
    } else {
        say(R.string.tell_draws_cards, who, several(cards))
    }

    private fun Speech.gives(
        who: String,
        to: String,
        cards: List<Byte>,
    ) = if (Cards.HIDDEN in cards) {
        sayMany(R.plurals.tell_solo_gives_secretly, cards.size, who, to)
    } else {
        say(R.string.tell_solo_gives, who, to, several(cards))
    }

    private fun Speech.counts(
        who: String,
        event: SoloEvent.Counts,
    ) = if (event.cards().isEmpty()) {
        say(R.string.tell_solo_counts_nothing, who, event.total())
    } else {
        val points = points(event.points())
        say(R.string.tell_solo_counts, who, points, several(event.cards()), event.total())
    }
}

/** More kinds of cards than these are only counted. */
private const val MOST_NAMED = 2

package app.traytable.ui.noidea

import app.traytable.R
import app.traytable.room.GameWords
import app.traytable.rules.noidea.NoIdeaCards
import app.traytable.rules.noidea.NoIdeaEvent
import app.traytable.rules.noidea.NoIdeaMove
import app.traytable.rules.noidea.NoIdeaView
import app.traytable.rules.noidea.bots.NoIdeaReason
import app.traytable.rules.table.Cards
import app.traytable.rules.table.Seat
import app.traytable.ui.cards.card
import app.traytable.ui.words.Speech

/** What is said at a table of No Idea. */
class NoIdeaWords(
    private val speech: Speech,
) : GameWords<NoIdeaMove, NoIdeaView, NoIdeaEvent, NoIdeaReason> {
    override fun event(event: NoIdeaEvent): String =
        with(speech) {
            val who = name(event.seat())
            when (event) {
                is NoIdeaEvent.Touches -> {
                    say(R.string.tell_noidea_touches, who)
                }

                is NoIdeaEvent.Draws -> {
                    draws(who, event.card())
                }

                is NoIdeaEvent.DrawsNothing -> {
                    say(R.string.tell_draws_nothing, who)
                }

                is NoIdeaEvent.Opens -> {
                    lies(
                        R.string.tell_noidea_opens,
                        who,
                        event.card(),
                        event.pile(),
                    )
                }

                is NoIdeaEvent.Lays -> {
                    lies(
                        R.string.tell_noidea_lays,
                        who,
                        event.card(),
                        event.pile(),
                    )
                }

                is NoIdeaEvent.Shows -> {
                    shows(who, event)
                }

                is NoIdeaEvent.Returns -> {
                    say(R.string.tell_noidea_returns, who, event.place() + 1)
                }

                is NoIdeaEvent.Plus -> {
                    say(R.string.tell_noidea_plus, who)
                }

                is NoIdeaEvent.Removes -> {
                    removes(who, event.piles())
                }

                is NoIdeaEvent.Refills -> {
                    say(R.string.tell_noidea_refills, who)
                }

                is NoIdeaEvent.IsDealt -> {
                    isDealt(who, event.cards())
                }

                is NoIdeaEvent.Claims -> {
                    say(R.string.tell_noidea_claims, who)
                }

                is NoIdeaEvent.Right -> {
                    say(R.string.tell_noidea_right, who)
                }

                is NoIdeaEvent.Mistaken -> {
                    say(R.string.tell_noidea_mistaken, who)
                }

                is NoIdeaEvent.Clears -> {
                    say(R.string.tell_noidea_clears, who)
                }

                is NoIdeaEvent.WinsPrize -> {
                    winsPrize(who, event.card())
                }

                is NoIdeaEvent.WinsTrophy -> {
                    winsTrophy(who, event.value())
                }

                is NoIdeaEvent.Shuffles -> {
                    shuffles(event.cards())
                }
            }
        }

    override fun lies(view: NoIdeaView): String = speech.lies(view)

    override fun owns(
        view: NoIdeaView,
        seat: Seat,
    ): String = speech.owns(view, seat)

    override fun shorter(event: NoIdeaEvent): List<String> = speech.briefly(event)

    override fun move(move: NoIdeaMove): String =
        with(speech) {
            when (move) {
                is NoIdeaMove.Draw -> say(R.string.move_draw)
                is NoIdeaMove.Touch -> say(R.string.move_noidea_touch)
                is NoIdeaMove.Claim -> say(R.string.move_noidea_claim)
                is NoIdeaMove.Reveal -> say(R.string.move_noidea_reveal, move.place() + 1)
                is NoIdeaMove.Lay -> say(R.string.move_on_pile, move.pile() + 1)
            }
        }

    override fun reason(reason: NoIdeaReason): String =
        with(speech) {
            when (reason) {
                is NoIdeaReason.DrawFirst -> {
                    say(R.string.hint_noidea_draw_first)
                }

                is NoIdeaReason.SeenFits -> {
                    say(R.string.hint_noidea_seen_fits, reason.place() + 1)
                }

                is NoIdeaReason.UnseenMayFit -> {
                    say(
                        R.string.hint_noidea_unseen_may_fit,
                        reason.percent(),
                        reason.fitting(),
                        reason.unseen(),
                    )
                }

                is NoIdeaReason.EndsTurn -> {
                    say(R.string.hint_noidea_ends_turn)
                }

                is NoIdeaReason.SureClaim -> {
                    sayMany(R.plurals.hint_noidea_sure_claim, reason.cards())
                }

                is NoIdeaReason.LikelyClaim -> {
                    say(
                        R.string.hint_noidea_likely_claim,
                        reason.percent(),
                        reason.fitting(),
                        reason.unseen(),
                    )
                }

                is NoIdeaReason.KeepsSeen -> {
                    say(R.string.hint_noidea_keeps_seen)
                }

                is NoIdeaReason.KeepsChance -> {
                    say(
                        R.string.hint_noidea_keeps_chance,
                        reason.percent(),
                        reason.fitting(),
                        reason.unseen(),
                    )
                }

                is NoIdeaReason.Closes -> {
                    say(R.string.hint_noidea_closes)
                }

                is NoIdeaReason.Clears -> {
                    say(R.string.hint_noidea_clears)
                }

                is NoIdeaReason.WentBest -> {
                    say(R.string.hint_went_best)
                }

                is NoIdeaReason.Against -> {
                    against(reason)
                }
            }
        }

    private fun Speech.against(reason: NoIdeaReason.Against): String =
        when (reason) {
            is NoIdeaReason.TouchEndsTurn -> {
                say(R.string.hint_noidea_touch_ends_turn)
            }

            is NoIdeaReason.SeenMisfit -> {
                say(R.string.hint_noidea_seen_misfit, reason.place() + 1)
            }

            is NoIdeaReason.SeenIsSure -> {
                say(R.string.hint_noidea_seen_is_sure, reason.percent(), reason.seenPlace() + 1)
            }

            is NoIdeaReason.ClaimIsOpen -> {
                say(R.string.hint_noidea_claim_is_open, reason.percent(), reason.right())
            }

            is NoIdeaReason.SeenBreaksClaim -> {
                say(R.string.hint_noidea_seen_breaks_claim, reason.place() + 1)
            }

            is NoIdeaReason.ClaimMayFail -> {
                say(R.string.hint_noidea_claim_may_fail, reason.percent())
            }

            is NoIdeaReason.ShutsOut -> {
                say(R.string.hint_noidea_shuts_out)
            }

            is NoIdeaReason.LowersChance -> {
                say(R.string.hint_noidea_lowers_chance, reason.percent(), reason.better())
            }

            is NoIdeaReason.NoDifference -> {
                say(R.string.hint_noidea_no_difference)
            }
        }

    /** A face-up card as it is said aloud, "red 5 (One more card)". */
    fun card(card: Byte): String = speech.card(noIdeaFace(card))

    private fun Speech.lies(
        words: Int,
        who: String,
        card: Byte,
        pile: Int,
    ) = say(words, who, card(card), pile + 1)

    private fun Speech.draws(
        who: String,
        card: Byte,
    ) = if (NoIdeaCards.isPrize(card)) {
        say(R.string.tell_noidea_draws_prize, who)
    } else {
        say(R.string.tell_draws_cards, who, oneCard(card(card)))
    }

    private fun Speech.shows(
        who: String,
        event: NoIdeaEvent.Shows,
    ): String {
        val place = event.place() + 1
        val card = event.card()
        return when {
            card == Cards.HIDDEN -> say(R.string.tell_noidea_shows_secret, who, place)
            NoIdeaCards.isPrize(card) -> say(R.string.tell_noidea_shows_prize, who, place)
            else -> say(R.string.tell_noidea_shows, who, place, oneCard(card(card)))
        }
    }

    private fun Speech.removes(
        who: String,
        piles: Int,
    ) = if (piles == 0) {
        say(R.string.tell_noidea_removes_nothing)
    } else {
        sayMany(R.plurals.tell_noidea_removes, piles, who)
    }

    private fun Speech.isDealt(
        who: String,
        cards: Int,
    ) = if (cards == 0) {
        say(R.string.tell_noidea_is_dealt_nothing, who)
    } else {
        sayMany(R.plurals.tell_noidea_is_dealt, cards, who)
    }

    private fun Speech.winsPrize(
        who: String,
        prize: Byte,
    ) = say(R.string.tell_noidea_wins_prize, who, points(NoIdeaCards.prizeValue(prize)))

    private fun Speech.winsTrophy(
        who: String,
        value: Byte,
    ) = if (value == Cards.HIDDEN) {
        say(R.string.tell_noidea_wins_secret_trophy, who)
    } else {
        say(R.string.tell_noidea_wins_trophy, who, points(value.toInt()))
    }
}

package app.traytable.ui.words

import android.content.res.Resources
import androidx.annotation.StringRes
import app.traytable.R
import app.traytable.rules.bots.Hint
import app.traytable.rules.pointapile.PointAPileMove
import app.traytable.rules.pointapile.PointAPileView
import app.traytable.rules.table.Move

/**
 * The move of a hint. In Point-a-Pile a button stands below the card it is for; here the card must
 * be named.
 *
 * @param view where it would be made
 * @param names of the seats, in their order
 */
fun hintedMove(
    resources: Resources,
    move: Move,
    view: Any,
    names: List<String>,
): String {
    val label = moveLabel(resources, move, names)
    val card =
        when (move) {
            is PointAPileMove.Put -> move.card()
            is PointAPileMove.PutNew -> move.card()
            else -> return label
        }
    val name = pointAPileCard(resources, (view as PointAPileView).open()[card])
    return resources.getString(R.string.hint_card_where, name, label)
}

/**
 * Why the move of a hint is good.
 *
 * @param names of the seats, in their order
 */
fun hintedReason(
    resources: Resources,
    game: String,
    hint: Hint<*>,
    names: List<String>,
): String {
    val speech = Speech(resources, names)
    val reason = HINTS.getValue(game).getValue(hint.reason())
    val words = hint.words()
    return speech.say(reason.words, *reason.parts(speech, words).toTypedArray())
}

/** A sentence, and what goes into it. */
internal class Reason(
    @param:StringRes val words: Int,
    val parts: Speech.(List<String>) -> List<Any> = { emptyList() },
)

private val NAME: Speech.(List<String>) -> List<Any> = { listOf(name(it[0])) }
private val FIRST: Speech.(List<String>) -> List<Any> = { listOf(it[0]) }
private val SECOND: Speech.(List<String>) -> List<Any> = { listOf(it[1]) }
private val NUMBER: Speech.(List<String>) -> List<Any> = { listOf(count(it[0].toInt())) }
private val COLOUR: Speech.(List<String>) -> List<Any> = { listOf(colour(colourOf(it[0][0]))) }
private val WORTH: Speech.(List<String>) -> List<Any> = { listOf(points(it[2].toInt())) }
private val SUM_AND_FIELD: Speech.(List<String>) -> List<Any> = {
    listOf(it[0], field(it[1]))
}

/** The field behind a word like "Y5". */
private fun Speech.field(field: String): String =
    say(R.string.hint_qwinto_field, colour(colourOf(field[0])), field.drop(1).toInt())

/** The words for every reason of every game. */
internal val HINTS: Map<String, Map<String, Reason>> =
    mapOf(
        "noidea" to
            mapOf(
                "draw-first" to Reason(R.string.hint_noidea_draw_first),
                "seen-fits" to Reason(R.string.hint_noidea_seen_fits),
                "unseen-may-fit" to Reason(R.string.hint_noidea_unseen_may_fit, SECOND),
                "ends-turn" to Reason(R.string.hint_noidea_ends_turn),
                "sure-claim" to Reason(R.string.hint_noidea_sure_claim),
                "likely-claim" to Reason(R.string.hint_noidea_likely_claim, FIRST),
                "keeps-seen" to Reason(R.string.hint_noidea_keeps_seen),
                "keeps-chance" to Reason(R.string.hint_noidea_keeps_chance, SECOND),
                "closes" to Reason(R.string.hint_noidea_closes),
                "clears" to Reason(R.string.hint_noidea_clears),
                Hint.WENT_BEST to Reason(R.string.hint_went_best),
            ),
        "qwinto" to
            mapOf(
                "fills-column" to Reason(R.string.hint_qwinto_fills_column, WORTH),
                "fills-row" to Reason(R.string.hint_qwinto_fills_row, WORTH),
                "avoids-failing" to Reason(R.string.hint_qwinto_avoids_failing),
                "leaves-room" to Reason(R.string.hint_qwinto_leaves_room),
                "leave-out" to Reason(R.string.hint_qwinto_leave_out, FIRST),
                "call-fills-column" to
                    Reason(R.string.hint_qwinto_call_fills_column, SUM_AND_FIELD),
                "call-fills-row" to Reason(R.string.hint_qwinto_call_fills_row, SUM_AND_FIELD),
                "call-for-me-alone" to
                    Reason(R.string.hint_qwinto_call_for_me_alone, SUM_AND_FIELD),
                "call-leaves-room" to
                    Reason(R.string.hint_qwinto_call_leaves_room, SUM_AND_FIELD),
                "nothing-to-call" to Reason(R.string.hint_qwinto_nothing_to_call),
                Hint.WENT_BEST to Reason(R.string.hint_went_best),
            ),
        "pointapile" to
            mapOf(
                "only-move" to Reason(R.string.hint_only_move),
                "wins" to Reason(R.string.hint_pile_wins),
                "blocks" to Reason(R.string.hint_pile_blocks, NAME),
                "nobody-else" to Reason(R.string.hint_pile_nobody_else),
                "points" to
                    Reason(R.string.hint_pile_points) { listOf(points(it[0].toInt())) },
                "colour" to
                    Reason(R.string.hint_pile_colour) {
                        listOf(colour(colourOf(it[0][0])), it[1])
                    },
                "less-wanted" to Reason(R.string.hint_pile_less_wanted),
                "space" to Reason(R.string.hint_pile_space),
                "bars" to Reason(R.string.hint_pile_bars, COLOUR),
                "under" to Reason(R.string.hint_pile_under, COLOUR),
                "spreads" to Reason(R.string.hint_pile_spreads),
                Hint.WENT_BEST to Reason(R.string.hint_went_best),
            ),
        "solo" to
            mapOf(
                "only-move" to Reason(R.string.hint_only_move),
                "goes-out" to Reason(R.string.hint_solo_goes_out),
                "solo-and-out" to Reason(R.string.hint_solo_and_out),
                "say-solo" to Reason(R.string.hint_solo_say_solo),
                "free-card" to Reason(R.string.hint_solo_free_card),
                "triple" to Reason(R.string.hint_solo_triple, NUMBER),
                "nothing-fits" to Reason(R.string.hint_solo_nothing_fits),
                "saves-cards" to Reason(R.string.hint_solo_saves_cards),
                "chain-goes-on" to Reason(R.string.hint_solo_chain_goes_on, NUMBER),
                "stops-chain" to Reason(R.string.hint_solo_stops_chain, NUMBER),
                "keeps-hand" to Reason(R.string.hint_solo_keeps_hand, NAME),
                "better-hand" to Reason(R.string.hint_solo_better_hand, NAME),
                "refuses-gift" to Reason(R.string.hint_solo_refuses_gift, NAME),
                "gives-two" to Reason(R.string.hint_solo_gives_two, NAME),
                "gives-worst" to Reason(R.string.hint_solo_gives_worst),
                "hinders" to Reason(R.string.hint_solo_hinders, NAME),
                "own-colour" to Reason(R.string.hint_solo_own_colour, COLOUR),
                "keeps-black" to Reason(R.string.hint_solo_keeps_black),
                Hint.WENT_BEST to Reason(R.string.hint_went_best),
            ),
    )

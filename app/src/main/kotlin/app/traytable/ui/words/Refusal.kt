package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.R
import app.traytable.match.Damage
import app.traytable.rules.Games
import app.traytable.rules.table.IllegalMove
import app.traytable.rules.table.IllegalSetup
import app.traytable.rules.table.Player

/** Why this cannot be done now, and what can be done instead. */
fun refusal(
    resources: Resources,
    game: String,
    refused: IllegalMove,
): String = refusal(resources, game, refused.key())

/** The same, where only the key of the refusal is left. */
fun refusal(
    resources: Resources,
    game: String,
    key: String,
): String {
    val words = REFUSALS.getValue(game)[key] ?: TABLE_REFUSALS[key]
    return resources.getString(words ?: R.string.refuse_anything)
}

/** Why nobody can play like this. */
fun refusal(
    resources: Resources,
    game: String,
    refused: IllegalSetup,
): String {
    val info = Games.infos().first { it.id() == game }
    return when (refused.key()) {
        "seats" -> resources.getString(R.string.refuse_seats, info.minSeats(), info.maxSeats())
        "option" -> resources.getString(R.string.refuse_option)
        "first" -> resources.getString(R.string.refuse_first)
        "name" -> resources.getString(R.string.refuse_name, Player.LONGEST_NAME)
        else -> resources.getString(R.string.refuse_anything)
    }
}

/** Why a save cannot be opened. */
fun damage(
    resources: Resources,
    damage: Damage,
): String =
    resources.getString(
        when (damage) {
            Damage.NEWER -> R.string.damage_newer
            Damage.UNKNOWN_GAME -> R.string.damage_unknown_game
            Damage.OPENING -> R.string.damage_opening
            Damage.MOVES -> R.string.damage_moves
            Damage.UNREADABLE -> R.string.damage_unreadable
        },
    )

/** What is refused in the same words at every table. */
internal val TABLE_REFUSALS =
    mapOf(
        "unknown" to R.string.refuse_unknown,
        "over" to R.string.refuse_over,
        "turn" to R.string.refuse_turn,
        "seat" to R.string.refuse_first,
        "long" to R.string.refuse_long,
        "undo" to R.string.refuse_undo,
        "not-saved" to R.string.refuse_not_saved,
        "moved-on" to R.string.refuse_moved_on,
    )

internal val REFUSALS =
    mapOf(
        "noidea" to
            mapOf(
                "draw-first" to R.string.refuse_noidea_draw_first,
                "lay-first" to R.string.refuse_noidea_lay_first,
                "reveal" to R.string.refuse_noidea_reveal,
                "empty-place" to R.string.refuse_noidea_empty_place,
                "no-fit" to R.string.refuse_noidea_no_fit,
                "too-many" to R.string.refuse_noidea_too_many,
            ),
        "qwinto" to
            mapOf(
                "answer-first" to R.string.refuse_qwinto_answer_first,
                "not-in-hand" to R.string.refuse_not_in_hand,
                "no-place" to R.string.refuse_qwinto_no_place,
                "not-equal" to R.string.refuse_qwinto_not_equal,
                "not-neighbours" to R.string.refuse_qwinto_not_neighbours,
                "answered" to R.string.refuse_qwinto_answered,
                "lay-first" to R.string.refuse_qwinto_lay_first,
                "no-field" to R.string.refuse_qwinto_no_field,
                "wrong-colour" to R.string.refuse_qwinto_wrong_colour,
                "filled" to R.string.refuse_qwinto_filled,
                "twice-in-row" to R.string.refuse_qwinto_twice_in_row,
                "twice-in-column" to R.string.refuse_qwinto_twice_in_column,
                "not-rising" to R.string.refuse_qwinto_not_rising,
            ),
        "pointapile" to
            mapOf(
                "piles-formed" to R.string.refuse_pile_piles_formed,
                "active-puts" to R.string.refuse_pile_active_puts,
                "no-card" to R.string.refuse_pile_no_card,
                "card-put" to R.string.refuse_pile_card_put,
                "no-pile" to R.string.refuse_pile_no_pile,
                "enough-piles" to R.string.refuse_pile_enough_piles,
                "split" to R.string.refuse_pile_split,
                "spare" to R.string.refuse_pile_spare,
                "cards-left" to R.string.refuse_pile_cards_left,
                "piles-first" to R.string.refuse_pile_piles_first,
                "not-pointing" to R.string.refuse_pile_not_pointing,
                "picked" to R.string.refuse_pile_picked,
                "pick-no-pile" to R.string.refuse_pile_pick_no_pile,
                "same-colour" to R.string.refuse_pile_same_colour,
                "touch-active-only" to R.string.refuse_touch_active_only,
                "touch-not-active" to R.string.refuse_touch_not_active,
                "touch-not-leader" to R.string.refuse_touch_not_leader,
                "touch-under-5" to R.string.refuse_touch_under_five,
                "touch-over-5" to R.string.refuse_touch_over_five,
                "touch-lacks-colour" to R.string.refuse_touch_lacks_colour,
                "touch-owns-colour" to R.string.refuse_touch_owns_colour,
                "touch-first-one" to R.string.refuse_touch_first_one,
            ),
        "solo" to
            mapOf(
                "solo" to R.string.refuse_solo_solo,
                "in-turn" to R.string.refuse_solo_in_turn,
                "no-number" to R.string.refuse_solo_no_number,
                "not-the-same" to R.string.refuse_solo_not_the_same,
                "no-protection" to R.string.refuse_solo_no_protection,
                "not-held" to R.string.refuse_not_in_hand,
                "lay-or-draw" to R.string.refuse_solo_lay_or_draw,
                "chain" to R.string.refuse_solo_chain,
                "drawn" to R.string.refuse_solo_drawn,
                "giving" to R.string.refuse_solo_giving,
                "asked" to R.string.refuse_solo_asked,
                "all-swap" to R.string.refuse_solo_all_swap,
                "protect" to R.string.refuse_solo_protect,
                "not-due" to R.string.refuse_solo_not_due,
                "choose" to R.string.refuse_solo_choose,
                "no-colour" to R.string.refuse_solo_no_colour,
                "no-target" to R.string.refuse_solo_no_target,
                "no-triple" to R.string.refuse_solo_no_triple,
                "no-fit" to R.string.refuse_solo_no_fit,
            ),
    )

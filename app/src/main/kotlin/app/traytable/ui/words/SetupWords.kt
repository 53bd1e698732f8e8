package app.traytable.ui.words

import android.content.res.Resources
import app.traytable.R
import app.traytable.rules.table.Level
import app.traytable.rules.table.Option

fun levelName(
    resources: Resources,
    level: Level,
): String =
    resources.getString(
        when (level) {
            Level.EASY -> R.string.level_easy
            Level.NORMAL -> R.string.level_normal
            Level.HARD -> R.string.level_hard
        },
    )

/** Who begins by the rulebook; at this table anybody may. */
fun whoBegins(
    resources: Resources,
    game: String,
): String =
    resources.getString(
        when (game) {
            "noidea" -> R.string.begins_noidea
            "solo" -> R.string.begins_solo
            "qwinto", "pointapile" -> R.string.begins_by_lot
            else -> throw IllegalArgumentException("nobody knows who begins in $game")
        },
    )

fun optionName(
    resources: Resources,
    game: String,
    option: Option,
): String = resources.getString(wordsFor(game, option.id()).name)

/** One line that says what a value changes; a switch says what it does when it is on. */
fun optionLine(
    resources: Resources,
    game: String,
    option: Option,
    value: String,
): String {
    val words = wordsFor(game, option.id())
    return if (value.all(Char::isDigit)) {
        resources.getString(R.string.option_match_length_points_line, value)
    } else {
        resources.getString(words.line)
    }
}

fun optionValue(
    resources: Resources,
    value: String,
): String =
    when {
        value == "on" -> resources.getString(R.string.option_on)
        value == "off" -> resources.getString(R.string.option_off)
        value == "one-round" -> resources.getString(R.string.option_one_round)
        value.all(Char::isDigit) -> resources.getString(R.string.option_points, value)
        else -> throw IllegalArgumentException("$value has no name")
    }

private class OptionWords(
    val name: Int,
    val line: Int,
)

private fun wordsFor(
    game: String,
    option: String,
): OptionWords = requireNotNull(OPTIONS["$game $option"]) { "option $option of $game has no name" }

private val OPTIONS =
    mapOf(
        "noidea gentle-start" to
            OptionWords(R.string.option_gentle_start, R.string.option_gentle_start_line),
        "noidea memory-aid" to
            OptionWords(R.string.option_memory_aid, R.string.option_memory_aid_line),
        "noidea open-trophies" to
            OptionWords(R.string.option_open_trophies, R.string.option_open_trophies_line),
        "noidea short-game" to
            OptionWords(R.string.option_short_game, R.string.option_short_game_line),
        "pointapile missions" to
            OptionWords(R.string.option_missions, R.string.option_missions_line),
        "pointapile touch-me-not" to
            OptionWords(R.string.option_touch_me_not, R.string.option_touch_me_not_line),
        "solo match-length" to
            OptionWords(R.string.option_match_length, R.string.option_one_round_line),
        "solo mixed-chains" to
            OptionWords(R.string.option_mixed_chains, R.string.option_mixed_chains_line),
        "solo lenient-solo" to
            OptionWords(R.string.option_lenient_solo, R.string.option_lenient_solo_line),
        "solo interject-actions" to
            OptionWords(R.string.option_interject_actions, R.string.option_interject_actions_line),
        "solo action-start" to
            OptionWords(R.string.option_action_start, R.string.option_action_start_line),
    )

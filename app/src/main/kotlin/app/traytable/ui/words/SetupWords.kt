package app.traytable.ui.words

import android.content.res.Resources
import androidx.annotation.StringRes
import app.traytable.R
import app.traytable.rules.table.Level
import app.traytable.rules.table.Option
import app.traytable.ui.cards.Words

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

/**
 * What is agreed on before a game.
 *
 * @param begins who begins by the rulebook; at this table anybody may
 * @param options by their ids
 */
class SetupWords(
    @param:StringRes val begins: Int,
    private val options: Map<String, OptionWords> = emptyMap(),
) {
    fun of(option: Option): OptionWords =
        requireNotNull(options[option.id()]) { "option ${option.id()} has no name" }
}

/**
 * What can be chosen.
 *
 * @param name of the option
 * @param values of an option that is no switch: what each is called, and what it changes
 */
class OptionWords(
    @param:StringRes val name: Int,
    @param:StringRes private val line: Int,
    private val values: Map<String, ValueWords> = emptyMap(),
) {
    /** One line that says what a value changes; a switch says what it does when it is on. */
    fun line(
        resources: Resources,
        value: String,
    ): String = values[value]?.line?.from(resources) ?: resources.getString(line)

    fun value(
        resources: Resources,
        value: String,
    ): String = requireNotNull(values[value]) { "$value has no name" }.name.from(resources)
}

/** A value of an option, and what it changes. */
class ValueWords(
    val name: Words,
    val line: Words,
)

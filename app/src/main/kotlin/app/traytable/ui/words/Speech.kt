package app.traytable.ui.words

import android.content.res.Resources
import androidx.annotation.PluralsRes
import androidx.annotation.StringRes
import app.traytable.R
import app.traytable.rules.table.Colour
import app.traytable.rules.table.Seat
import app.traytable.rules.table.Seats
import kotlin.math.absoluteValue

/** What every sentence is made of: names, numbers, colours and lists in one language. */
class Speech(
    private val resources: Resources,
    private val names: List<String> = emptyList(),
) {
    fun say(
        @StringRes words: Int,
        vararg parts: Any,
    ): String = resources.getString(words, *parts)

    /** The number comes first in the words, in letters if it is small. */
    fun sayMany(
        @PluralsRes words: Int,
        number: Int,
        vararg parts: Any,
    ): String = resources.getQuantityString(words, number, count(number), *parts)

    /** Small numbers in letters, as in a book. */
    fun count(number: Int): String =
        resources.getStringArray(R.array.words_numbers).getOrNull(number) ?: number.toString()

    fun points(number: Int): String =
        resources.getQuantityString(R.plurals.words_points, number, number)

    /** With the sign of the typesetter, which screen readers call "minus". */
    fun signed(number: Int): String = if (number < 0) "−${number.absoluteValue}" else "$number"

    fun name(seat: Seat): String = names[seat.index()]

    /** Whether these are all who sit there. */
    fun isEverybody(seats: Seats): Boolean = seats.size() == names.size

    fun and(items: List<String>): String = list(R.string.words_and, items)

    fun or(items: List<String>): String = list(R.string.words_or, items)

    private fun list(
        @StringRes joint: Int,
        items: List<String>,
    ): String =
        if (items.size < 2) {
            items.joinToString()
        } else {
            say(joint, items.dropLast(1).joinToString(), items.last())
        }

    /** "a red 7, two green 3s and a Gift": equal ones are said once, where the first one stood. */
    fun cards(
        names: List<String>,
        one: (String) -> String = ::oneCard,
    ): String =
        and(
            names.groupingBy { it }.eachCount().map { (name, copies) ->
                if (copies == 1) {
                    one(name)
                } else {
                    say(R.string.words_several_cards, count(copies), name)
                }
            },
        )

    fun oneCard(name: String): String = say(R.string.words_one_card, name)

    fun theCard(name: String): String = say(R.string.words_the_card, name)

    /** As it stands before "card" or a number: in German "rote". */
    fun coloured(colour: Colour): String =
        say(
            when (colour) {
                Colour.BLUE -> R.string.words_blue
                Colour.GRAY -> R.string.words_gray
                Colour.GREEN -> R.string.words_green
                Colour.YELLOW -> R.string.words_yellow
                Colour.RED -> R.string.words_red
                Colour.PURPLE -> R.string.words_purple
                Colour.ORANGE -> R.string.words_orange
                Colour.BLACK -> R.string.words_black
            },
        )

    /** As it stands alone: in German "Rot". */
    fun colour(colour: Colour): String =
        say(
            when (colour) {
                Colour.BLUE -> R.string.words_blue_alone
                Colour.GRAY -> R.string.words_gray_alone
                Colour.GREEN -> R.string.words_green_alone
                Colour.YELLOW -> R.string.words_yellow_alone
                Colour.RED -> R.string.words_red_alone
                Colour.PURPLE -> R.string.words_purple_alone
                Colour.ORANGE -> R.string.words_orange_alone
                Colour.BLACK -> R.string.words_black_alone
            },
        )

    /** "red 5". */
    fun numbered(
        colour: Colour,
        number: Int,
    ): String = say(R.string.card_numbered, coloured(colour), signed(number))

    /** A draw pile runs out in the same way in most games. */
    fun shuffles(cards: Int): String =
        if (cards == 0) {
            say(R.string.tell_shuffles_nothing)
        } else {
            sayMany(R.plurals.tell_shuffles, cards)
        }
}

package app.traytable.ui.setup

import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import app.traytable.match.Animal
import app.traytable.rules.table.GameInfo
import app.traytable.rules.table.Level
import app.traytable.setup.Chair
import app.traytable.setup.Draft

/** A draft as a list of texts, which is what outlives the process. */
fun draftSaver(info: GameInfo): Saver<Draft?, Any> =
    listSaver(
        save = { draft -> draft?.let(::texts).orEmpty() },
        restore = { texts ->
            if (texts.firstOrNull() ==
                FORM
            ) {
                draft(info, texts.drop(1))
            } else {
                null
            }
        },
    )

/** What an earlier version of the app put away is not read: the table is laid anew. */
private const val FORM = "chairs with places, no number"
private const val CHAIR = 4

private fun texts(draft: Draft): List<String> =
    listOf(FORM, "${draft.first()}", "${draft.chairs().size}") +
        draft.chairs().flatMap {
            listOf(it.name(), it.level()?.name.orEmpty(), "${it.animal()}", "${it.place()}")
        } +
        draft.options().flatMap { listOf(it.key, it.value) }

private fun draft(
    info: GameInfo,
    texts: List<String>,
): Draft {
    val (first, seats) = texts
    val rest = texts.drop(2)
    val chairs = rest.take(seats.toInt() * CHAIR).chunked(CHAIR)
    return Draft(
        info,
        chairs.mapIndexed { seat, (name, level, animal, place) ->
            Chair(
                name,
                Level.entries.firstOrNull { it.name == level },
                Animal.parse(animal, seat),
                place.toInt(),
            )
        },
        rest.drop(seats.toInt() * CHAIR).chunked(2).associate { (id, value) -> id to value },
        first.toInt(),
    )
}

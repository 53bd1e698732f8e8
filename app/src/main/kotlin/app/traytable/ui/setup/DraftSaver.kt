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
        restore = { texts -> if (texts.isEmpty()) null else draft(info, texts) },
    )

private const val CHAIR = 4

private fun texts(draft: Draft): List<String> =
    listOf("${draft.first()}", draft.number(), "${draft.chairs().size}") +
        draft.chairs().flatMap {
            listOf(it.name(), it.level()?.name.orEmpty(), "${it.animal()}", "${it.place()}")
        } +
        draft.options().flatMap { listOf(it.key, it.value) }

private fun draft(
    info: GameInfo,
    texts: List<String>,
): Draft {
    val (first, number, seats) = texts
    val rest = texts.drop(3)
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
        number,
    )
}

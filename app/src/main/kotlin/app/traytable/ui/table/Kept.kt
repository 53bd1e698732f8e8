package app.traytable.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.MutableState
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.autoSaver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable

/**
 * What somebody has chosen or opened: it outlives a turn of the phone and the death of the process,
 * but comes back for the same [keys] alone. The next one to look need not be the same person.
 */
@Composable
fun <T> rememberKept(
    vararg keys: Any?,
    saver: Saver<T, *> = autoSaver<T>(),
    initial: () -> T,
): MutableState<T> {
    val whose = keys.joinToString(" / ")
    return rememberSaveable(whose, saver = keptFor(whose, saver)) { mutableStateOf(initial()) }
}

@Suppress("UNCHECKED_CAST")
private fun <T> keptFor(
    whose: String,
    saver: Saver<T, *>,
): Saver<MutableState<T>, Any> {
    val inner = saver as Saver<T, Any>
    return listSaver<MutableState<T>, Any?>(
        save = { state -> listOf(whose, with(inner) { save(state.value) }) },
        restore = { (saved, value) ->
            // An empty list is kept as nothing: it comes back as it began.
            if (saved == whose && value != null) mutableStateOf(inner.restore(value) as T) else null
        },
    )
}

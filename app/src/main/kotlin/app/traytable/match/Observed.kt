@file:JvmName("Observed")

package app.traytable.match

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.SharingStarted
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.flowOn
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.retryWhen
import kotlinx.coroutines.flow.stateIn
import java.util.function.Function

private const val PAUSE = 5_000L

/**
 * What rows of the database mean, now and after every change. While the disk will not give them
 * there are none, and it is asked again. In Kotlin, since Java cannot emit and then go on.
 */
internal fun <R, T> observe(
    rows: Flow<List<R>>,
    read: Function<List<R>, List<T>>,
): Flow<List<T>> =
    rows
        .retryWhen { e, _ ->
            if (e !is RuntimeException) return@retryWhen false
            emit(emptyList())
            delay(PAUSE)
            true
        }.map(read::apply)
        .flowOn(Dispatchers.IO)

/** What a screen shows of it, from its first look on: null until the database has been read. */
fun <T : Any> stateOf(
    observed: Flow<T>,
    model: ViewModel,
): StateFlow<T?> = observed.stateIn(model.viewModelScope, SharingStarted.Lazily, null)
